#if FLASH
import FlashServer

@UIActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter: UIViewController
  ) -> UIViewController?
}

public struct PageViewDelegateMethods {
  public var willTransition: (@UIActor (UIPageViewController, [UIViewController]) -> Void)?
  public var didFinish: (@UIActor (UIPageViewController, Bool, [UIViewController], Bool) -> Void)?

  public init(
    willTransition: (@UIActor (UIPageViewController, [UIViewController]) -> Void)? = nil,
    didFinish: (@UIActor (UIPageViewController, Bool, [UIViewController], Bool) -> Void)? = nil
  ) {
    self.willTransition = willTransition
    self.didFinish = didFinish
  }

  @UIActor @discardableResult
  public func callAsFunction(
    _ controller: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) -> Void? { willTransition?(controller, pending) }

  @UIActor @discardableResult
  public func callAsFunction(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) -> Void? { didFinish?(controller, finished, previous, completed) }
}

@UIActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  var pageViewController: PageViewDelegateMethods? { get }
}

extension UIPageViewControllerDelegate {
  public var pageViewController: PageViewDelegateMethods? { nil }
}

@UIActor
open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?
  private let queue = _UIQueuingScrollView(frame: UIScreen().bounds)

  open override func viewDidLoad() {
    view.addSubview(queue)
    mount()
  }

  /// The delegate hears of a page that a finger turns, not of this.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in viewControllers ?? [] {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    viewControllers = controllers
    for controller in controllers ?? [] { addChild(controller) }
    if isViewLoaded { mount() }
    completion?(true)
  }

  private func mount() {
    for controller in viewControllers ?? [] {
      controller.view.frame = queue.bounds
      queue.addSubview(controller.view)
    }
  }
}

/// Private in UIKit. An offset set from outside while nothing drags ends the app.
@UIActor
final class _UIQueuingScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentSize = CGSize(width: frame.width * 3, height: frame.height)
    hostBoundsOrigin = .zero
  }

  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    fatalError("NSInternalInconsistencyException: Duplicate states in queue")
  }
}
#endif
