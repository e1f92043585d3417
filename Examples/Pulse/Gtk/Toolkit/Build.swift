import CPulseAdwaita

/// Short ways to the widgets that every screen is made of.
enum Build {
  static func column(_ spacing: Int = 0, _ children: Widget...) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing, children)
  }

  static func row(_ spacing: Int = 0, _ children: Widget...) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
  }

  private static func box(_ way: GtkOrientation, _ spacing: Int, _ children: [Widget]) -> Widget {
    let box = gtk_box_new(way, Int32(spacing))!
    for child in children { box.append(child) }
    return box
  }

  /// A text that starts at the left and takes as many lines as it needs.
  static func label(_ text: String, _ style: String? = nil, wraps: Bool = true) -> Widget {
    let label = gtk_label_new(text)!
    gtk_label_set_xalign(label.cast(), 0)
    if wraps {
      gtk_label_set_wrap(label.cast(), 1)
      gtk_label_set_wrap_mode(label.cast(), PANGO_WRAP_WORD_CHAR)
    }
    if let style { label.style(style) }
    return label
  }

  static func icon(_ name: String, _ size: Int = 20) -> Widget {
    let image = gtk_image_new_from_icon_name(name + "-symbolic")!
    gtk_image_set_pixel_size(image.cast(), Int32(size))
    // The text next to it, or the name of the button around it, says it all.
    Accessible.hide(image)
    return image
  }

  static func button(_ id: String, _ title: String, _ run: @escaping () -> Void) -> Widget {
    let button = gtk_button_new_with_label(title)!.id(id).style("pill")
    button.on("clicked", run)
    return button
  }

  /// A button that shows an icon and says a name to who cannot see it.
  static func iconButton(
    _ id: String, _ icon: String, _ name: String, _ run: @escaping () -> Void
  ) -> Widget {
    let button = gtk_button_new()!.id(id).style("flat", "icon-button")
    gtk_button_set_child(button.cast(), Build.icon(icon))
    Accessible.name(button, name)
    gtk_widget_set_tooltip_text(button, name)
    button.on("clicked", run)
    return button
  }

  /// A button around content of any kind.
  static func tile(_ id: String, _ content: Widget, _ run: @escaping () -> Void) -> Widget {
    let button = gtk_button_new()!.id(id).style("tile")
    gtk_button_set_child(button.cast(), content)
    button.on("clicked", run)
    return button
  }

  /// Scrolls upwards and downwards.
  static func scroller(_ id: String, _ content: Widget) -> Widget {
    let scroller = gtk_scrolled_window_new()!.id(id).expand(vertically: true)
    gtk_scrolled_window_set_policy(scroller.cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.cast(), content)
    return scroller
  }

  /// Keeps a column of text at a width that can be read.
  static func clamp(_ content: Widget, _ width: Int = 720) -> Widget {
    let clamp: Widget = adw_clamp_new()!.cast()
    adw_clamp_set_maximum_size(clamp.cast(), Int32(width))
    adw_clamp_set_tightening_threshold(clamp.cast(), Int32(width))
    adw_clamp_set_child(clamp.cast(), content)
    return clamp
  }

  static func spinner(_ id: String, _ name: String, _ size: Int = 32) -> Widget {
    let spinner = gtk_spinner_new()!.id(id).size(size, size).align(
      GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    gtk_spinner_set_spinning(spinner.cast(), 1)
    Accessible.name(spinner, name)
    return spinner
  }
}
