#if FLASH
import CFlashGtk
import FlashProtocol
import FlashServer

extension GtkPlatform {
  public func scrollGeometry(of handle: Handle) -> ScrollGeometry? {
    guard let widget = handle.widget, let window = widget.root else { return nil }
    let (x, y) = Scrolling.adjustments(of: widget)
    guard x != nil || y != nil, let viewport = Scrolling.viewport(of: widget, in: window) else {
      return nil
    }
    return ScrollGeometry(
      x: x.map { gtk_adjustment_get_value($0) } ?? 0,
      y: y.map { gtk_adjustment_get_value($0) } ?? 0,
      rangeX: Scrolling.range(x), rangeY: Scrolling.range(y), viewport: viewport)
  }

  public func scroll(_ handle: Handle, toX x: Double, y: Double) {
    guard let widget = handle.widget else { return }
    moved()
    let held = Held(widget)
    withExtendedLifetime(held) {
      let (horizontal, vertical) = Scrolling.adjustments(of: widget)
      if let horizontal, Scrolling.canMove(horizontal) {
        gtk_adjustment_set_value(horizontal, x)
      }
      if let vertical, widget.root != nil, Scrolling.canMove(vertical) {
        gtk_adjustment_set_value(vertical, y)
      }
    }
  }
}
#endif
