import CPulseAdwaita

/// The bar over a screen: back, a title, and what the screen puts at its end.
enum TopBar {
  /// - Parameter back: nil on a tab's own screen.
  static func make(
    _ title: String, back: (() -> Void)? = nil, _ trailing: Widget...
  ) -> Widget {
    let row = Build.row(4).style("top-bar")
    if let back { row.append(Build.iconButton("nav.back", "go-previous", "Back", back)) }
    guard !title.isEmpty else {
      row.append(Build.row().expand())
      return finish(row, trailing)
    }
    let label = Accessible.make(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_HEADING)
      .id("nav.title").style(back == nil ? "screen-title" : "bar-title").expand()
    gtk_label_set_text(label.cast(), title)
    gtk_label_set_xalign(label.cast(), 0)
    gtk_label_set_wrap(label.cast(), 1)
    row.append(label)
    return finish(row, trailing)
  }

  private static func finish(_ row: Widget, _ trailing: [Widget]) -> Widget {
    for widget in trailing { row.append(widget.align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)) }
    // The window has no frame of its own, so it is moved by its bars.
    let handle = gtk_window_handle_new()!
    gtk_window_handle_set_child(handle.cast(), row)
    return handle
  }

  /// A whole screen: its bar over its content.
  static func screen(_ id: String, _ bar: Widget, _ content: Widget) -> Widget {
    Build.column(0, bar, content.expand(vertically: true)).id(id).style("screen")
  }
}
