#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

extension GtkPlatform {
  public func press(_ key: Key, on handle: Handle?) -> Attempt {
    guard let stroke = KeyStroke(key) else { return .notThere("no key has the name '\(key.name)'") }
    guard let target = keyTarget(handle) else { return .notThere("no window is open") }
    guard target.isSensitive else { return .refused("it is insensitive, or what holds it is") }
    moved()
    let held = Held(target)
    return withExtendedLifetime(held) {
      let router = KeyRouter(stroke: stroke, capture: KeyCapture(window: target.root))
      if router.route(to: target) != nil { return .taken }
      guard target.root != nil else { return .taken }
      if write(stroke, into: target) { return .taken }
      if accelerate(stroke, from: target) { return .taken }
      return .notThere("nothing answers to it on a \(target.typeName) or around it")
    }
  }

  /// The widget that the key goes to: the text inside of a field, else the element itself, which
  /// takes the focus where it can; without an element, what has the focus in the front window.
  private func keyTarget(_ handle: Handle?) -> Widget? {
    guard let handle else {
      guard let window = Toplevels.inOrder().last else { return nil }
      return gtk_root_get_focus(window.opaque) ?? window
    }
    guard let widget = handle.widget, widget.root != nil else { return nil }
    if let field = Field(widget) {
      switch field.form {
      case .line(let text):
        if !Self.isFocused(text) { gtk_text_grab_focus_without_selecting(text.of(GtkText.self)) }
        return text.root == nil ? nil : text
      case .lines(let view):
        if !Self.isFocused(view) { gtk_widget_grab_focus(view) }
        return view
      case .other: break
      }
    }
    gtk_widget_grab_focus(widget)
    return widget.root == nil ? nil : widget
  }

  private static func isFocused(_ widget: Widget) -> Bool {
    gtk_widget_get_root(widget).map { gtk_root_get_focus($0) == widget } ?? false
  }

  /// What an input method would do with a key that no shortcut has taken.
  private func write(_ stroke: KeyStroke, into target: Widget) -> Bool {
    guard let typed = stroke.typed, let field = Field(target), field.isEditable else {
      return false
    }
    switch field.form {
    case .lines(let view):
      let buffer = gtk_text_view_get_buffer(view.of(GtkTextView.self))
      if gtk_text_buffer_get_has_selection(buffer) != 0 {
        flash_emit_delete(view, GTK_DELETE_CHARS, 0)
      }
      flash_emit_text(view, "insert-at-cursor", typed)
    case .line(let line):
      guard typed != "\n" else { return false }
      var start: gint = 0
      var end: gint = 0
      if gtk_editable_get_selection_bounds(line.opaque, &start, &end) != 0 {
        flash_emit_delete(line, GTK_DELETE_CHARS, 0)
      }
      flash_emit_text(line, "insert-at-cursor", typed)
    case .other: return false
    }
    return true
  }

  /// An accelerator of the application, where its window has not taken it.
  private func accelerate(_ stroke: KeyStroke, from target: Widget) -> Bool {
    guard let application = g_application_get_default(),
      flash_is_a(UnsafeRawPointer(application), gtk_application_get_type())
    else { return false }
    let name = gtk_accelerator_name(stroke.keyval, stroke.modifiers)
    defer { g_free(name) }
    guard
      let actions = gtk_application_get_actions_for_accel(
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self), name)
    else { return false }
    defer { g_strfreev(actions) }
    guard let first = actions[0] else { return false }
    var action: UnsafeMutablePointer<CChar>?
    var value: OpaquePointer?
    guard g_action_parse_detailed_name(first, &action, &value, nil) != 0 else { return false }
    defer {
      g_free(action)
      if let value { g_variant_unref(value) }
    }
    return gtk_widget_activate_action_variant(target, action, value) != 0
  }
}
#endif
