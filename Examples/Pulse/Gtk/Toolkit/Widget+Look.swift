import CPulseAdwaita

/// What any widget can be told, in a chain.
extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The identifier that tests, styles and drivers know it by.
  @discardableResult
  func id(_ name: String) -> Widget {
    gtk_widget_set_name(self, name)
    return self
  }

  @discardableResult
  func style(_ classes: String...) -> Widget {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  @discardableResult
  func style(_ name: String, if condition: Bool) -> Widget {
    if condition {
      gtk_widget_add_css_class(self, name)
    } else {
      gtk_widget_remove_css_class(self, name)
    }
    return self
  }

  @discardableResult
  func margins(_ all: Int) -> Widget { margins(vertical: all, horizontal: all) }

  @discardableResult
  func margins(vertical: Int = 0, horizontal: Int = 0) -> Widget {
    margins(top: vertical, bottom: vertical, start: horizontal, end: horizontal)
  }

  @discardableResult
  func margins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) -> Widget {
    gtk_widget_set_margin_top(self, Int32(top))
    gtk_widget_set_margin_bottom(self, Int32(bottom))
    gtk_widget_set_margin_start(self, Int32(start))
    gtk_widget_set_margin_end(self, Int32(end))
    return self
  }

  @discardableResult
  func expand(horizontally: Bool = true, vertically: Bool = false) -> Widget {
    if horizontally { gtk_widget_set_hexpand(self, 1) }
    if vertically { gtk_widget_set_vexpand(self, 1) }
    return self
  }

  @discardableResult
  func align(_ horizontal: GtkAlign = GTK_ALIGN_FILL, _ vertical: GtkAlign = GTK_ALIGN_FILL)
    -> Widget
  {
    gtk_widget_set_halign(self, horizontal)
    gtk_widget_set_valign(self, vertical)
    return self
  }

  /// - Parameters: in points; -1 leaves it to the content.
  @discardableResult
  func size(_ width: Int = -1, _ height: Int = -1) -> Widget {
    gtk_widget_set_size_request(self, Int32(width), Int32(height))
    return self
  }

  @discardableResult
  func shown(_ isShown: Bool) -> Widget {
    gtk_widget_set_visible(self, isShown.gboolean)
    return self
  }

  @discardableResult
  func enabled(_ isEnabled: Bool) -> Widget {
    gtk_widget_set_sensitive(self, isEnabled.gboolean)
    return self
  }

  /// Draws nothing of its children beyond its own frame.
  @discardableResult
  func clipped() -> Widget {
    gtk_widget_set_overflow(self, GTK_OVERFLOW_HIDDEN)
    return self
  }

  func append(_ child: Widget) { gtk_box_append(cast(), child) }

  func removeAll() {
    while let child = gtk_widget_get_first_child(self) { gtk_box_remove(cast(), child) }
  }

  var children: [Widget] {
    sequence(first: gtk_widget_get_first_child(self)) { child in
      child.flatMap { gtk_widget_get_next_sibling($0) }
    }.prefix { $0 != nil }.compactMap(\.self)
  }
}
