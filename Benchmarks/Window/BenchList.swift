import CFlashGtk

/// A list of so many rows, of which GTK builds those on screen.
enum BenchList {
  static func make(rows: Int) -> UnsafeMutablePointer<GtkWidget> {
    let texts = gtk_string_list_new(nil)!
    for row in 0..<rows { gtk_string_list_append(texts, "Row \(row)") }
    let factory = gtk_signal_list_item_factory_new()!
    let setup: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, _ in
      gtk_list_item_set_child(OpaquePointer(item), gtk_label_new(""))
    }
    let bind: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, _ in
      let item = OpaquePointer(item)
      guard let label = gtk_list_item_get_child(item), let object = gtk_list_item_get_item(item)
      else { return }
      gtk_label_set_text(
        OpaquePointer(label), gtk_string_object_get_string(OpaquePointer(object)))
    }
    for (signal, handler) in [("setup", setup), ("bind", bind)] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(factory), signal, unsafeBitCast(handler, to: GCallback.self), nil,
        nil, GConnectFlags(0))
    }
    let list = gtk_list_view_new(gtk_single_selection_new(texts), factory)!
    gtk_widget_set_name(list, "bench.list")
    return list
  }
}
