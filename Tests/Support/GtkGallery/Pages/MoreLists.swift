import CFlashGtk
import CPulseAdwaita

extension Gallery {
  private static func view(_ count: Int, _ factory: OpaquePointer, _ id: String) -> Widget {
    named(gtk_list_view_new(g(gtk_no_selection_new(g(strings(count)))!), factory), id)
  }

  /// A list of which GTK builds a part, and one that it builds whole.
  static func late(_ stage: Stage) -> Widget {
    column([scrolled(view(3000, factory(), "long")), scrolled(view(8, factory(), "short"))])
  }

  /// A list whose rows are described in a .ui file, so that no handler makes them.
  static func lateFromFile(_ stage: Stage) -> Widget {
    let file = """
      <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
        <binding name="label"><lookup name="string" type="GtkStringObject">
          <lookup name="item">GtkListItem</lookup>
        </lookup></binding>
      </object></property></template></interface>
      """
    let bytes = file.withCString { g_bytes_new($0, gsize(file.utf8.count)) }
    return scrolled(
      view(3000, gtk_builder_list_item_factory_new_from_bytes(nil, bytes)!, "long"))
  }

  /// What stands one after the other in a plain box that scrolls.
  static func plain(_ stage: Stage) -> Widget {
    let opened = label("", "opened")
    let rows = column(
      (0..<40).map { index in
        let open = button("Open", "open.\(index)") { gtk_label_set_text(g(opened), "\(index)") }
        return line([label("Title \(index)"), label("By \(index)"), open])
      })
    return column([opened, scrolled(rows, "scroller")])
  }

  /// A notebook that could scroll its tabs and has no need to: its arrows are never laid out.
  static func arrows(_ stage: Stage) -> Widget {
    let notebook = named(gtk_notebook_new(), "notebook")
    gtk_notebook_set_scrollable(g(notebook), 1)
    for index in 0..<3 {
      gtk_notebook_append_page(g(notebook), label("Leaf \(index)"), label("Tab \(index)"))
    }
    return notebook
  }
}
