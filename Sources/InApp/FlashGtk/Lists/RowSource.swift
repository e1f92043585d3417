#if FLASH
import CGtk
import CGtkShim
import FlashServer

/// The rows of a list, whatever kind of list it is.
@UIActor
struct RowSource {
  enum Form {
    /// ListView, GridView, ColumnView: rows are built for what is near the viewport alone.
    case model(core: Widget, model: OpaquePointer)
    case listBox
    case flowBox
  }

  let list: Widget
  let form: Form

  init?(_ widget: Widget) {
    list = widget
    if widget.isA(Types.listBox) {
      form = .listBox
    } else if widget.isA(Types.flowBox) {
      form = .flowBox
    } else if let (core, model) = Self.model(of: widget) {
      form = .model(core: core, model: model)
    } else {
      return nil
    }
  }

  /// The widget that holds the rows, and their model.
  private static func model(of widget: Widget) -> (core: Widget, model: OpaquePointer)? {
    if widget.isA(Types.listView) {
      return gtk_list_view_get_model(widget.opaque).map { (widget, $0) }
    }
    if widget.isA(Types.gridView) {
      return gtk_grid_view_get_model(widget.opaque).map { (widget, $0) }
    }
    guard widget.isA(Types.columnView),
      let core = widget.firstDescendant(where: { $0.isA(Types.listView) }),
      let model = gtk_column_view_get_model(widget.opaque)
    else { return nil }
    return (core, model)
  }

  var count: Int {
    switch form {
    case .model(_, let model): Int(g_list_model_get_n_items(model))
    case .listBox: boxRows.count
    case .flowBox: flowRows.count
    }
  }

  /// The rows of a box that are shown: those that a filter hides are not there for a user.
  var boxRows: [Widget] {
    list.children.filter {
      $0.isA(Types.listBoxRow) && gtk_widget_get_visible($0) != 0
        && gtk_widget_get_child_visible($0) != 0
    }
  }

  var flowRows: [Widget] {
    list.children.filter {
      $0.isA(Types.flowBoxChild) && gtk_widget_get_visible($0) != 0
        && gtk_widget_get_child_visible($0) != 0
    }
  }

  /// Widgets of rows by position; of a list with a model, only those that are built.
  func built(_ items: ListItems) -> [Int: Widget] {
    switch form {
    case .listBox: return Dictionary(uniqueKeysWithValues: boxRows.enumerated().map { ($0, $1) })
    case .flowBox: return Dictionary(uniqueKeysWithValues: flowRows.enumerated().map { ($0, $1) })
    case .model(let core, _):
      var rows: [Int: Widget] = [:]
      for row in core.children {
        guard let item = items.item(of: row) else { continue }
        let position = gtk_list_item_get_position(item)
        // GTK keeps some rows for later use: they show nothing.
        if position != GTK_INVALID_LIST_POSITION { rows[Int(position)] = row }
      }
      return rows
    }
  }
}
#endif
