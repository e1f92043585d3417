#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The gestures that an app has put on a widget.
@UIActor
enum Gestures {
  /// The live gestures of one kind, kept for the length of an emission.
  static func all(_ kind: TypeFacts.Gestures, of widget: Widget) -> [Held] {
    ModelItems(controllers(of: widget)).compactMap { controller in
      flash_gesture_kind(controller) == CInt(kind.rawValue)
        && flash_gesture_is_live(controller, CInt(kind.rawValue)) ? Held(controller) : nil
    }
  }

  static func controllers(of widget: Widget) -> OpaquePointer {
    flash_controllers(widget, flash_record(widget))
  }
}
#endif
