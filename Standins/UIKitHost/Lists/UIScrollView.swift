#if FLASH
import FlashServer

public struct ScrollWillEndDragging {
  let body: @UIActor (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void
  public init(
    _ body: @escaping @UIActor (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void
  ) { self.body = body }

  @UIActor
  public func callAsFunction(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset target: UnsafeMutablePointer<CGPoint>
  ) { body(view, velocity, target) }
}

public struct ScrollDidEndDragging {
  let body: @UIActor (UIScrollView, Bool) -> Void
  public init(_ body: @escaping @UIActor (UIScrollView, Bool) -> Void) { self.body = body }

  @UIActor
  public func callAsFunction(_ view: UIScrollView, willDecelerate: Bool) {
    body(view, willDecelerate)
  }
}

@UIActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  var scrollViewDidScroll: ((UIScrollView) -> Void)? { get }
  var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { get }
  var scrollViewWillEndDragging: ScrollWillEndDragging? { get }
  var scrollViewDidEndDragging: ScrollDidEndDragging? { get }
  var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { get }
  var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { get }
}

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { nil }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { nil }
  public var scrollViewWillEndDragging: ScrollWillEndDragging? { nil }
  public var scrollViewDidEndDragging: ScrollDidEndDragging? { nil }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { nil }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { nil }
}

@UIActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize: CGSize = .zero
  open var contentInset = UIEdgeInsets.zero
  /// Bars over the content, which `adjustedContentInset` adds to the app's own insets.
  public var hostBars = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + hostBars.top, left: contentInset.left + hostBars.left,
      bottom: contentInset.bottom + hostBars.bottom, right: contentInset.right + hostBars.right)
  }
  open var isScrollEnabled = true
  open var zoomScale: CGFloat = 1
  open var isPagingEnabled = false
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false

  // Host: the gesture's phases are set from outside.
  public var hostIsTracking = false
  public var hostIsDragging = false
  public var hostIsDecelerating = false
  open var isTracking: Bool { hostIsTracking }
  open var isDragging: Bool { hostIsDragging }
  open var isDecelerating: Bool { hostIsDecelerating }

  /// Any offset is taken, within the insets or not; the delegate hears of every change.
  open var contentOffset: CGPoint {
    get { hostBoundsOrigin }
    set {
      guard newValue != hostBoundsOrigin else { return }
      hostBoundsOrigin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll?(self)
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard !animated else { notModelled() }
    contentOffset = offset
  }
}
#endif
