#if FLASH
import CGtk
import CGtkShim
import FlashServer

/// The gestures that an app has put on a widget.
@UIActor
enum Gestures {
  /// Which kinds of gesture with a handler there are; nil for none.
  ///
  /// - Parameters:
  ///   - allowed: what the widget's type leaves to the app.
  ///   - record: the widget's record, where it has one.
  static func appOwn(
    of widget: Widget, _ allowed: TypeFacts.Gestures, _ record: UnsafeMutableRawPointer?
  ) -> TypeFacts.Gestures? {
    let controllers = controllers(of: widget, WidgetRecord.existing(record))
    let count = g_list_model_get_n_items(controllers)
    guard count > 0 else { return nil }
    var found: TypeFacts.Gestures = []
    for controller in ModelItems(controllers) {
      if let kind = kind(of: controller), allowed.contains(kind), isLive(controller, kind) {
        found.insert(kind)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The live gestures of one kind, kept for the length of an emission.
  static func all(_ kind: TypeFacts.Gestures, of widget: Widget) -> [Held] {
    let record = WidgetRecord.existing(flash_get_record(widget))
    return ModelItems(controllers(of: widget, record)).compactMap { controller in
      self.kind(of: controller) == kind && isLive(controller, kind) ? Held(controller) : nil
    }
  }

  /// The widget's controllers. GTK makes the list anew for each caller that keeps none, so the
  /// first one is kept.
  static func controllers(of widget: Widget, _ known: WidgetRecord?) -> OpaquePointer {
    let record = known ?? WidgetRecord.of(widget)
    if let controllers = record.controllers { return controllers }
    let controllers = gtk_widget_observe_controllers(widget)
    record.controllers = controllers
    return controllers!
  }

  private static func kind(of controller: UnsafeMutableRawPointer) -> TypeFacts.Gestures? {
    if flash_is_a(controller, Types.gestureClick) { return .click }
    if flash_is_a(controller, Types.gestureLongPress) { return .longPress }
    return nil
  }

  /// Switched on, for the primary button, and with somebody who listens.
  private static func isLive(
    _ gesture: UnsafeMutableRawPointer, _ kind: TypeFacts.Gestures
  ) -> Bool {
    guard
      gtk_event_controller_get_propagation_phase(OpaquePointer(gesture)) != GTK_PHASE_NONE,
      gtk_gesture_single_get_button(OpaquePointer(gesture)) <= 1
    else { return false }
    let type = kind == .click ? Types.gestureClick : Types.gestureLongPress
    let signals = kind == .click ? ["pressed", "released"] : ["pressed"]
    return signals.contains {
      g_signal_has_handler_pending(gesture, g_signal_lookup($0, type), 0, 0) != 0
    }
  }
}
#endif
