#if FLASH
import FlashServer
import UIKit

/// A scroll view that stops at whole pages.
@UIActor
struct Pager {
  private let scroller: UIScrollView
  private let isHorizontal: Bool

  /// - Returns: nil for one that does not page, or has one page alone.
  init?(_ scroller: UIScrollView) {
    guard scroller.isPagingEnabled else { return nil }
    let size = scroller.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let isWide = scroller.contentSize.width > size.width + 1
    guard isWide || scroller.contentSize.height > size.height + 1 else { return nil }
    self.scroller = scroller
    isHorizontal = isWide
  }

  private var span: CGFloat { isHorizontal ? scroller.bounds.width : scroller.bounds.height }
  private var length: CGFloat {
    isHorizontal ? scroller.contentSize.width : scroller.contentSize.height
  }
  private var offset: CGFloat {
    isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
  }

  var count: Int { max(1, Int((length / span).rounded(.up))) }
  var current: Int { min(max(0, Int((offset / span).rounded())), count - 1) }

  /// Turns as a finger would have: the app and its tab strip hear of the drag from beginning to end.
  func turn(to index: Int) {
    let along = min(CGFloat(index) * span, max(0, length - span))
    var target = scroller.contentOffset
    if isHorizontal { target.x = along } else { target.y = along }
    let sign: CGFloat = along >= offset ? 1 : -1
    let velocity = isHorizontal ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    let delegate = scroller.delegate
    delegate?.scrollViewWillBeginDragging?(scroller)
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging?(
        scroller, withVelocity: velocity, targetContentOffset: target)
    }
    delegate?.scrollViewDidEndDragging?(scroller, willDecelerate: true)
    delegate?.scrollViewWillBeginDecelerating?(scroller)
    scroller.setContentOffset(target, animated: false)
    scroller.layoutIfNeeded()
    delegate?.scrollViewDidEndDecelerating?(scroller)
  }
}
#endif
