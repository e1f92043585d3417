import CPulseAdwaita

/// Short messages over the foot of the screen, one at a time.
final class ToastHost {
  private let overlay: Widget
  private var shown: OpaquePointer?

  init(_ overlay: Widget) { self.overlay = overlay }

  /// - Parameter undo: what its button does; nil for none.
  func show(_ text: String, undo: (() -> Void)?) {
    // What is said now counts more than what was said before.
    if let shown { adw_toast_dismiss(shown) }
    let toast = adw_toast_new(text)!
    adw_toast_set_timeout(toast, 3)
    if let undo {
      adw_toast_set_button_label(toast, "Undo")
      toast.on("button-clicked", undo)
    }
    toast.on("dismissed") { [weak self] in if self?.shown == toast { self?.shown = nil } }
    shown = toast
    adw_toast_overlay_add_toast(overlay.cast(), toast)
    for child in overlay.children where String(cString: gtk_widget_get_css_name(child)) == "toast" {
      nameButtons(child.id("toast"))
    }
  }

  /// The overlay makes the buttons itself: the one with a label undoes, the other closes.
  private func nameButtons(_ widget: Widget) {
    for child in widget.children {
      if g_type_check_instance_is_a(child.cast(), gtk_button_get_type()) != 0 {
        let isUndo = gtk_button_get_label(child.cast()) != nil
        child.id(isUndo ? "toast.undo" : "toast.close")
        if !isUndo { Accessible.name(child, "Close") }
      } else {
        nameButtons(child)
      }
    }
  }
}
