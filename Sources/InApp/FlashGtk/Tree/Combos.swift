#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The rows of a ComboBox, which draws cells instead of showing labels.
@UIActor
enum Combos {
  /// What its active row reads.
  static func activeText(of combo: Widget) -> String? {
    let box = combo.of(GtkComboBox.self)
    var row = GtkTreeIter()
    guard let model = gtk_combo_box_get_model(box),
      gtk_combo_box_get_active_iter(box, &row) != 0
    else { return nil }
    return text(of: &row, in: model)
  }

  /// What an item of its menu reads.
  static func itemText(_ item: Widget) -> String? {
    guard let (model, path) = place(of: item) else { return nil }
    defer { gtk_tree_path_free(path) }
    var row = GtkTreeIter()
    guard gtk_tree_model_get_iter(model, &row, path) != 0 else { return nil }
    return text(of: &row, in: model)
  }

  /// Makes the row of an item the active one, as choosing it does.
  static func choose(_ item: Widget) -> Bool {
    guard let combo = item.ancestor(Types.comboBox), let (model, path) = place(of: item) else {
      return false
    }
    defer { gtk_tree_path_free(path) }
    var row = GtkTreeIter()
    guard gtk_combo_box_get_model(combo.of(GtkComboBox.self)) == model,
      gtk_tree_model_get_iter(model, &row, path) != 0
    else { return false }
    gtk_combo_box_popdown(combo.of(GtkComboBox.self))
    gtk_combo_box_set_active_iter(combo.of(GtkComboBox.self), &row)
    return true
  }

  /// The row that the cells in an item draw.
  private static func place(of item: Widget) -> (model: OpaquePointer, path: OpaquePointer)? {
    guard let view = item.children.first(where: { $0.isA("GtkCellView") }),
      let model = gtk_cell_view_get_model(view.opaque),
      let path = gtk_cell_view_get_displayed_row(view.opaque)
    else { return nil }
    return (model, path)
  }

  /// The first text in a row.
  private static func text(of row: inout GtkTreeIter, in model: OpaquePointer) -> String? {
    // G_TYPE_STRING, a fundamental type.
    let strings = GType(16 << 2)
    for column in 0..<gtk_tree_model_get_n_columns(model)
    where gtk_tree_model_get_column_type(model, column) == strings {
      var value = GValue()
      gtk_tree_model_get_value(model, &row, column, &value)
      defer { g_value_unset(&value) }
      if let text = String(c: g_value_get_string(&value))?.nonEmpty { return text }
    }
    return nil
  }
}
#endif
