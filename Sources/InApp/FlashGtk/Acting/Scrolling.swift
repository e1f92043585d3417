#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

/// The adjustments of whatever scrolls.
@UIActor
enum Scrolling {
  static func adjustments(
    of widget: Widget
  ) -> (x: UnsafeMutablePointer<GtkAdjustment>?, y: UnsafeMutablePointer<GtkAdjustment>?) {
    if widget.isA(Types.scrolledWindow) {
      return (
        gtk_scrolled_window_get_hadjustment(widget.opaque),
        gtk_scrolled_window_get_vadjustment(widget.opaque)
      )
    }
    if widget.isA(Types.scrollable) {
      return (
        gtk_scrollable_get_hadjustment(widget.opaque), gtk_scrollable_get_vadjustment(widget.opaque)
      )
    }
    return (nil, nil)
  }

  /// Those of a widget, or of the nearest scrolled window around it.
  static func adjustments(
    around widget: Widget
  ) -> (x: UnsafeMutablePointer<GtkAdjustment>?, y: UnsafeMutablePointer<GtkAdjustment>?) {
    let own = adjustments(of: widget)
    guard own.x == nil, own.y == nil else { return own }
    return widget.ancestor(Types.scrolledWindow).map { adjustments(of: $0) } ?? (nil, nil)
  }

  /// The offsets that an adjustment can take.
  static func range(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> ClosedRange<Double> {
    guard let adjustment else { return 0...0 }
    let lower = gtk_adjustment_get_lower(adjustment)
    let upper = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    guard lower.isFinite, upper.isFinite, upper > lower else {
      return lower.isFinite ? lower...lower : 0...0
    }
    return lower...upper
  }

  static func canMove(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> Bool {
    let range = range(adjustment)
    return range.upperBound > range.lowerBound
  }

  static func traits(of widget: Widget) -> Node.Traits {
    let (x, y) = adjustments(of: widget)
    var traits = Node.Traits(rawValue: 0)
    if canMove(x) { traits.insert(.scrollsX) }
    if canMove(y) { traits.insert(.scrollsY) }
    return traits
  }

  /// The part of a scroll view's frame that nothing lies over for good: bars that an overlay keeps
  /// at an edge of it are taken off.
  static func viewport(of widget: Widget, in window: Widget) -> Frame? {
    guard var port = WindowSpace.frame(of: widget, in: window) else { return nil }
    for ancestor in widget.lineage {
      guard let overlay = ancestor.parent, overlay.isA(Types.overlay) else { continue }
      var sibling = gtk_widget_get_next_sibling(ancestor)
      while let bar = sibling {
        sibling = gtk_widget_get_next_sibling(bar)
        guard bar.isMapped, gtk_widget_get_opacity(bar) > 0,
          let lies = WindowSpace.frame(of: bar, in: window)
        else { continue }
        port = port.without(bar: lies)
      }
    }
    return port
  }
}

extension Frame {
  /// What is left of it beside a bar along its top or bottom edge.
  fileprivate func without(bar: Frame) -> Frame {
    let common = intersection(bar)
    guard isFinite, bar.isFinite, common.width >= width * 0.9, common.height > 0,
      common.height < height / 2
    else { return self }
    if bar.y <= y + 1 {
      return Frame(x: x, y: common.maxY, width: width, height: maxY - common.maxY)
    }
    if bar.maxY >= maxY - 1 {
      return Frame(x: x, y: y, width: width, height: common.y - y)
    }
    return self
  }
}
#endif
