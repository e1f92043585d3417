#if FLASH
import FlashProtocol
import FlashServer
import UIKit

extension UIKitPlatform {
  public func scrollGeometry(of handle: Handle) -> ScrollGeometry? {
    guard let scroller = turn.object(handle) as? UIScrollView, scroller.isScrollEnabled,
      catalog.facts(of: scroller).reading != .queue
    else { return nil }
    return Scrolling.geometry(of: scroller)
  }

  public func scroll(_ handle: Handle, toX x: Double, y: Double) {
    guard let scroller = turn.object(handle) as? UIScrollView,
      catalog.facts(of: scroller).reading != .queue
    else { return }
    scroller.setContentOffset(CGPoint(x: x, y: y), animated: false)
    scroller.layoutIfNeeded()
  }

  public func pages(of handle: Handle) -> (count: Int, current: Int)? {
    guard let view = turn.object(handle) as? UIView else { return nil }
    if let queue = PageQueue(view) { return queue.pages() }
    guard let pager = (view as? UIScrollView).flatMap(Pager.init) else { return nil }
    return (pager.count, pager.current)
  }

  public func turn(_ handle: Handle, toPage index: Int) {
    guard let view = turn.object(handle) as? UIView else { return }
    if let queue = PageQueue(view) { return queue.turn(to: index) }
    (view as? UIScrollView).flatMap(Pager.init)?.turn(to: index)
  }
}

/// Where a scroll view stands, and where it can go.
@UIActor
enum Scrolling {
  static func geometry(of scroller: UIScrollView) -> ScrollGeometry {
    let insets = scroller.adjustedContentInset
    let size = scroller.bounds.size
    let lowX = -insets.left
    let lowY = -insets.top
    let highX = max(lowX, scroller.contentSize.width + insets.right - size.width)
    let highY = max(lowY, scroller.contentSize.height + insets.bottom - size.height)
    var viewport = Frame(scroller.convert(scroller.bounds, to: nil))
    viewport.x += Float(insets.left)
    viewport.y += Float(insets.top)
    viewport.width -= Float(insets.left + insets.right)
    viewport.height -= Float(insets.top + insets.bottom)
    return ScrollGeometry(
      x: Double(scroller.contentOffset.x), y: Double(scroller.contentOffset.y),
      rangeX: Double(lowX)...Double(highX), rangeY: Double(lowY)...Double(highY),
      viewport: viewport)
  }
}
#endif
