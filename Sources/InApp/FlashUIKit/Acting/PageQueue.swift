#if FLASH
import FlashServer
import UIKit

/// The scroll view of a page view controller, which is turned through its controller: UIKit ends an
/// app that sets its offset.
@UIActor
struct PageQueue {
  private let controller: UIPageViewController

  /// - Returns: nil for any other view.
  init?(_ view: UIView) {
    guard String(describing: type(of: view)) == "_UIQueuingScrollView" else { return nil }
    var responder: UIResponder? = view
    while let current = responder, !(current is UIPageViewController) { responder = current.next }
    guard let controller = responder as? UIPageViewController else { return nil }
    self.controller = controller
  }

  /// An app may answer with pages for ever.
  private static let most = 100

  /// The pages before and after the one that shows, as the app's data source tells them.
  private func neighbours() -> (before: [UIViewController], after: [UIViewController])? {
    guard let source = controller.dataSource, let shown = controller.viewControllers?.first else {
      return nil
    }
    let before = chain(from: shown) {
      source.pageViewController(controller, viewControllerBefore: $0)
    }
    let after = chain(from: shown) {
      source.pageViewController(controller, viewControllerAfter: $0)
    }
    return (before, after)
  }

  private func chain(
    from start: UIViewController, _ next: (UIViewController) -> UIViewController?
  ) -> [UIViewController] {
    var found: [UIViewController] = []
    var current = start
    while found.count < Self.most, let one = next(current), one !== start,
      !found.contains(where: { $0 === one })
    {
      found.append(one)
      current = one
    }
    return found
  }

  func pages() -> (count: Int, current: Int)? {
    guard let (before, after) = neighbours() else { return nil }
    return (before.count + 1 + after.count, before.count)
  }

  /// The delegate hears what it would hear of a finger.
  func turn(to index: Int) {
    guard let (before, after) = neighbours(), let shown = controller.viewControllers else { return }
    let pages = before.reversed() + shown.prefix(1) + after
    guard pages.indices.contains(index), index != before.count else { return }
    let delegate = controller.delegate
    delegate?.pageViewController?(controller, willTransitionTo: [pages[index]])
    controller.setViewControllers(
      [pages[index]], direction: index > before.count ? .forward : .reverse, animated: false)
    delegate?.pageViewController?(
      controller, didFinishAnimating: true, previousViewControllers: shown,
      transitionCompleted: true)
  }
}
#endif
