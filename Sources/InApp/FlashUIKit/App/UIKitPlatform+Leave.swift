#if FLASH
import FlashServer
import UIKit

extension UIKitPlatform {
  /// Takes the top screen off the innermost stack that has more than its root, else closes what is
  /// presented.
  public func back() -> Attempt {
    guard let top = Windows.topController() else { return .notThere("no controller is on screen") }
    for stack in Self.stacks(in: top).reversed() where stack.viewControllers.count > 1 {
      stack.popViewController(animated: UIView.areAnimationsEnabled)
      return .taken
    }
    if top.presentingViewController != nil { return dismiss() }
    return .refused("every stack on screen is at its root")
  }

  /// Closes what is presented on top.
  public func dismiss() -> Attempt {
    guard let top = Windows.topController() else { return .notThere("no controller is on screen") }
    guard let presenter = top.presentingViewController else {
      return top.viewIfLoaded?.accessibilityPerformEscape() == true
        ? .taken : .notThere("nothing is presented")
    }
    guard !top.isModalInPresentation else {
      return .refused("the app does not let what is on top be closed")
    }
    presenter.dismiss(animated: UIView.areAnimationsEnabled)
    return .taken
  }

  /// The navigation controllers that show, outermost first.
  private static func stacks(in controller: UIViewController) -> [UINavigationController] {
    var found: [UINavigationController] = []
    if let stack = controller as? UINavigationController { found.append(stack) }
    if let tabs = controller as? UITabBarController {
      if let selected = tabs.selectedViewController { found += stacks(in: selected) }
      return found
    }
    let shown = (controller as? UINavigationController)?.topViewController.map { [$0] }
    for child in shown ?? controller.children where child.viewIfLoaded?.window != nil {
      found += stacks(in: child)
    }
    return found
  }
}
#endif
