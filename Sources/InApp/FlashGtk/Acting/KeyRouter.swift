#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Takes a key on the way that GTK takes one: down from the window to the focus for those who
/// capture, then up again, and at each widget to its shortcuts and its key handlers.
///
/// No event stands behind it: GTK has no public way to make one.
@UIActor
struct KeyRouter {
  let stroke: KeyStroke
  let capture: KeyCapture

  /// - Returns: what took the key, in words; nil where nothing did.
  func route(to target: Widget) -> String? {
    let path = target.lineage.map { Held($0) }
    for held in path.reversed() {
      if let taker = offer(held, phases: [GTK_PHASE_CAPTURE]) { return taker }
    }
    for held in path {
      let phases =
        Widget(gtk: held.pointer) == target
        ? [GTK_PHASE_TARGET, GTK_PHASE_BUBBLE] : [GTK_PHASE_BUBBLE]
      if let taker = offer(held, phases: phases) { return taker }
    }
    return nil
  }

  private func offer(_ held: Held, phases: [GtkPropagationPhase]) -> String? {
    let widget = Widget(gtk: held.pointer)
    guard widget.root != nil, widget.isSensitive else { return nil }
    let controllers = ModelItems(Gestures.controllers(of: widget)).map { Held($0) }
    for controller in controllers {
      let phase = gtk_event_controller_get_propagation_phase(OpaquePointer(controller.pointer))
      guard phases.contains(phase) else { continue }
      if let taker = offer(controller.pointer, of: widget) { return taker }
      guard widget.root != nil else { return "a handler closed its window" }
    }
    return nil
  }

  private func offer(_ controller: UnsafeMutableRawPointer, of widget: Widget) -> String? {
    if flash_is_a(controller, Types.shortcutController) {
      // What is not local is reached through the window that manages it.
      guard gtk_shortcut_controller_get_scope(OpaquePointer(controller)) == GTK_SHORTCUT_SCOPE_LOCAL
      else { return nil }
      return fire(controller, of: widget)
    }
    guard flash_is_a(controller, Types.keyController),
      // The text widgets' own controller feeds an input method, which wants a real event.
      gtk_event_controller_key_get_im_context(OpaquePointer(controller)) == nil
    else { return nil }
    if let search = capture.search(behind: controller, of: widget) {
      return capture.give(stroke, to: search) ? "search of \(widget.typeName)" : nil
    }
    let pressed = flash_emit_key(
      controller, "key-pressed", stroke.keyval, stroke.modifiers.rawValue)
    _ = flash_emit_key(controller, "key-released", stroke.keyval, stroke.modifiers.rawValue)
    return pressed ? "key-pressed of \(widget.typeName)" : nil
  }

  private func fire(_ controller: UnsafeMutableRawPointer, of widget: Widget) -> String? {
    let matching = ModelItems(OpaquePointer(controller)).filter {
      stroke.fires(gtk_shortcut_get_trigger(OpaquePointer($0)))
    }.map { Held($0) }
    for held in matching {
      let shortcut = OpaquePointer(held.pointer)
      let owner = Self.owner(of: held.pointer, under: widget)
      guard owner.isSensitive, owner.isMapped else { continue }
      let ownerHeld = Held(owner)
      let taken = withExtendedLifetime(ownerHeld) {
        gtk_shortcut_action_activate(
          gtk_shortcut_get_action(shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, owner,
          gtk_shortcut_get_arguments(shortcut))
      }
      if taken != 0 { return "shortcut of \(owner.typeName)" }
    }
    return nil
  }

  /// The widget that a shortcut acts on. A window or a popover holds the shortcuts of all in it
  /// that are not local; the controller that each comes from knows its widget.
  private static func owner(of shortcut: UnsafeMutableRawPointer, under widget: Widget) -> Widget {
    for name in ["gtk-shortcut-manager-bubble", "gtk-shortcut-manager-capture"] {
      guard let managed = g_object_get_data(widget.of(GObject.self), name) else { continue }
      let model = OpaquePointer(managed)
      for (position, item) in ModelItems(model).enumerated() where item == shortcut {
        guard
          let source = gtk_flatten_list_model_get_model_for_item(model, guint(position)),
          flash_is_a(UnsafeRawPointer(source), Types.shortcutController),
          let owner = gtk_event_controller_get_widget(source)
        else { continue }
        return owner
      }
    }
    return widget
  }
}
#endif
