#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Which page a tab stands for.
@UIActor
enum Tabs {
  /// The notebook and the page number of a tab in it.
  static func notebookPage(ofTab tab: Widget) -> (notebook: Widget, page: gint)? {
    guard let notebook = tab.ancestor(Types.notebook) else { return nil }
    for number in 0..<gtk_notebook_get_n_pages(notebook.opaque) {
      guard let page = gtk_notebook_get_nth_page(notebook.opaque, number),
        let label = gtk_notebook_get_tab_label(notebook.opaque, page)
      else { continue }
      if label == tab || gtk_widget_is_ancestor(label, tab) != 0 { return (notebook, number) }
    }
    return nil
  }

  /// The name that the app gave the page of a stack, which stays the same in every language.
  static func pageName(ofSwitcherButton button: Widget) -> String? {
    guard let switcher = button.parent, let stack = flash_get_object(switcher, "stack"),
      let pages = flash_get_object(stack, "pages")
    else { return nil }
    let index = UInt(bitPattern: g_object_get_data(button.of(GObject.self), "child-index"))
    guard index < UInt(g_list_model_get_n_items(OpaquePointer(pages))),
      let page = g_list_model_get_item(OpaquePointer(pages), guint(index))
    else { return nil }
    defer { g_object_unref(page) }
    return String(taking: flash_get_string(page, "name"))?.nonEmpty
  }

  /// The page of a tab in a tab bar.
  static func page(ofTab tab: Widget) -> UnsafeMutableRawPointer? {
    flash_get_object(tab, "page")
  }
}

/// Columns of a ColumnView.
@UIActor
enum Columns {
  /// The column whose header a title is: titles stand in the order of the visible columns.
  static func column(ofTitle title: Widget) -> OpaquePointer? {
    guard let view = title.ancestor(Types.columnView), let header = title.parent,
      let columns = gtk_column_view_get_columns(view.opaque)
    else { return nil }
    let place = header.children.filter { $0.isA("GtkColumnViewTitle") }
      .firstIndex { $0 == title }
    let shown = ModelItems(columns).filter {
      gtk_column_view_column_get_visible(OpaquePointer($0)) != 0
    }
    guard let place, shown.indices.contains(place) else { return nil }
    return OpaquePointer(shown[place])
  }
}

/// Links in a label's markup.
enum Links {
  /// The target of the first link; GTK 4.8 has no call that tells it.
  static func first(in label: Widget) -> String? {
    guard let markup = String(c: gtk_label_get_label(label.opaque)) else { return nil }
    let bytes = Array(markup.utf8)
    guard let anchor = find("<a ", in: bytes, from: 0),
      let name = find("href=", in: bytes, from: anchor), name + 5 < bytes.count
    else { return nil }
    let quote = bytes[name + 5]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(name + 6)...].firstIndex(of: quote)
    else { return nil }
    return String(decoding: bytes[(name + 6)..<end], as: UTF8.self).replacingEntities
  }

  private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(word.utf8)
    guard bytes.count >= start + wanted.count else { return nil }
    return (start...(bytes.count - wanted.count)).first {
      bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}

extension String {
  /// With the five entities of XML resolved.
  fileprivate var replacingEntities: String {
    var text = ""
    var rest = self[...]
    let entities = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]
    while let character = rest.first {
      if character == "&", let (name, plain) = entities.first(where: { rest.hasPrefix($0.0) }) {
        text += plain
        rest = rest.dropFirst(name.count)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
#endif
