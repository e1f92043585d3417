import CFlashGtk

extension Gallery {
  /// A list whose rows are made from a template, columns that sort, and a tree.
  static func templates(_ stage: Stage) -> Widget {
    let template = """
      <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
      <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">\
      GtkListItem</lookup></lookup></binding></object></property></template></interface>
      """
    let bytes = g_bytes_new(template, gsize(template.utf8.count))
    let list = named(
      gtk_list_view_new(
        g(gtk_single_selection_new(g(strings(1000)))!),
        gtk_builder_list_item_factory_new_from_bytes(nil, bytes)), "list")
    let opened = label("", "opened")
    activations(of: list, into: opened)
    return column([opened, scrolled(list), scrolled(sortedColumns()), scrolled(tree())])
  }

  private static func sortedColumns() -> Widget {
    let columns = named(gtk_column_view_new(nil), "columns")
    let sorted = gtk_sort_list_model_new(g(strings(5)), nil)!
    gtk_sort_list_model_set_sorter(sorted, gtk_column_view_get_sorter(g(columns)))
    gtk_column_view_set_model(g(columns), g(gtk_no_selection_new(g(sorted))!))
    let name = gtk_column_view_column_new("Name", factory())!
    let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    gtk_column_view_column_set_sorter(name, g(gtk_string_sorter_new(text)!))
    gtk_column_view_append_column(g(columns), name)
    gtk_column_view_append_column(g(columns), gtk_column_view_column_new("Again", factory()))
    return columns
  }

  /// Two rows, of which each can be expanded once.
  private static func tree() -> Widget {
    let children: GtkTreeListModelCreateModelFunc = { item, _ in
      guard let item else { return nil }
      let text = String(cString: gtk_string_object_get_string(OpaquePointer(item)))
      guard !text.hasPrefix("Child") else { return nil }
      let list = gtk_string_list_new(nil)!
      gtk_string_list_append(list, "Child of \(text)")
      return list
    }
    let model = gtk_tree_list_model_new(g(strings(2)), 0, 0, children, nil, nil)!
    let factory = gtk_signal_list_item_factory_new()!
    let setup: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, item, _ in
      let expander: Widget = gtk_tree_expander_new()
      gtk_tree_expander_set_child(g(expander), gtk_label_new(""))
      gtk_list_item_set_child(item, expander)
    }
    let bind: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
      _, item, _ in
      guard let row = gtk_list_item_get_item(item), let expander = gtk_list_item_get_child(item),
        let object = gtk_tree_list_row_get_item(g(row))
      else { return }
      gtk_tree_expander_set_list_row(g(expander), g(row))
      let label: Widget = gtk_tree_expander_get_child(g(expander))
      gtk_label_set_text(g(label), gtk_string_object_get_string(g(object)))
      g_object_unref(object)
    }
    let flags = GConnectFlags(rawValue: 0)
    g_signal_connect_data(
      factory.raw, "setup", unsafeBitCast(setup, to: GCallback.self), nil, nil, flags)
    g_signal_connect_data(
      factory.raw, "bind", unsafeBitCast(bind, to: GCallback.self), nil, nil, flags)
    return named(
      gtk_list_view_new(g(gtk_single_selection_new(g(model))!), g(factory)), "tree")
  }
}
