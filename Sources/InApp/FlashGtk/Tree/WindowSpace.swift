#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol

/// The coordinates that frames are told in: those of the window, from the corner of its border.
///
/// GTK counts from the corner of a window's content, which a border of the theme moves.
enum WindowSpace {
  /// Where the content of a window begins.
  static func origin(of window: Widget) -> (x: Float, y: Float) {
    var look = FlashLook()
    guard flash_bounds(window, window, &look) else { return (0, 0) }
    return (-look.x, -look.y)
  }

  /// Where the content of a popover begins: it is a surface of its own, placed against the surface
  /// that holds it.
  static func origin(ofPopover popover: Widget, in window: Widget) -> (x: Float, y: Float)? {
    guard let base = surfaceOffset(of: window), let own = surfaceOffset(of: popover) else {
      return nil
    }
    var x = own.x - base.x
    var y = own.y - base.y
    var current: Widget? = popover
    while let native = current, native != window {
      guard let surface = gtk_native_get_surface(native.opaque),
        flash_is_a(UnsafeRawPointer(surface), gdk_popup_get_type())
      else { return nil }
      x += Double(gdk_popup_get_position_x(surface))
      y += Double(gdk_popup_get_position_y(surface))
      current = native.parent?.native
    }
    guard current == window else { return nil }
    let start = origin(of: window)
    return (start.x + Float(x), start.y + Float(y))
  }

  /// Where the content of a native widget begins on its surface, which holds its shadow too.
  private static func surfaceOffset(of native: Widget) -> (x: Double, y: Double)? {
    guard native.isA(Types.native) else { return nil }
    var x = 0.0
    var y = 0.0
    gtk_native_get_surface_transform(native.opaque, &x, &y)
    return (x, y)
  }

  /// A widget's frame, also where it is in a popover of the window; nil where it has none.
  static func frame(of widget: Widget, in window: Widget) -> Frame? {
    guard let native = widget.native else { return nil }
    let start: (x: Float, y: Float)?
    if native == window {
      start = origin(of: window)
    } else {
      start = origin(ofPopover: native, in: window)
    }
    var look = FlashLook()
    guard let start, flash_bounds(widget, native, &look) else { return nil }
    return Frame(
      x: start.x + look.x, y: start.y + look.y, width: look.width, height: look.height)
  }
}
#endif
