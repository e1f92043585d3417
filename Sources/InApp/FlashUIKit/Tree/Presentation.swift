#if FLASH
import FlashServer
import UIKit

/// What is presented over a window's own content.
@UIActor
struct Presentation {
  /// The view behind whose controller nothing can be reached.
  let modalView: UIView?
  let controller: UIViewController?

  init(in window: UIWindow) {
    guard let root = window.rootViewController else {
      (modalView, controller) = (nil, nil)
      return
    }
    let top = Self.top(above: root)
    controller = top
    modalView =
      top !== root && top.viewIfLoaded.map { Self.takesAllTouches($0, in: window) } == true
      ? top.viewIfLoaded : nil
  }

  /// The last in the chain of what is presented, that is not on its way out.
  static func top(above root: UIViewController) -> UIViewController {
    var top = root
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// Whether no touch reaches what is behind: a sheet may leave its background usable.
  private static func takesAllTouches(_ view: UIView, in window: UIWindow) -> Bool {
    var container = view
    while let parent = container.superview, parent !== window { container = parent }
    return TouchSamples.points(in: window.bounds).allSatisfy { point in
      guard let hit = window.hitTest(point, with: nil) else { return true }
      return hit === window || hit.isDescendant(of: container)
    }
  }
}

/// Places at which a view is asked whether it takes touches, as only UIKit itself can tell: a view
/// may answer as it likes.
@UIActor
enum TouchSamples {
  static func points(in rect: CGRect) -> [CGPoint] {
    let across: [CGFloat] = [0.1, 0.9]
    let down: [CGFloat] = [0.04, 0.5, 0.96]
    return across.flatMap { x in
      down.map { y in
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
      }
    }
  }

  /// Whether touches go through a view where nothing in it takes them.
  static func passThrough(_ view: UIView) -> Bool {
    let bounds = view.bounds
    guard bounds.width.isFinite, bounds.height.isFinite else { return false }
    return points(in: bounds).contains { view.hitTest($0, with: nil) == nil }
  }
}
#endif
