#if FLASH
import FlashServer
import UIKit

/// One button of a tab bar controller's bar.
@UIActor
struct TabButton {
  let controller: UITabBarController
  let index: Int

  /// - Returns: nil for a view that is no button of such a bar.
  init?(_ view: UIView) {
    guard let bar = CellFacts.ancestor(of: view, where: { $0 is UITabBar }) as? UITabBar,
      let controller = bar.delegate as? UITabBarController, view !== bar
    else { return nil }
    let titles = (bar.items ?? []).map(\.title)
    let label = TextOfView.joined(view)
    guard let index = label.flatMap({ titles.firstIndex(of: $0) }) else { return nil }
    self.controller = controller
    self.index = index
  }

  /// Selects the tab as a touch does: setting the index alone tells the delegate nothing.
  func select() -> Attempt {
    guard let controllers = controller.viewControllers, controllers.indices.contains(index) else {
      return .notThere("the tab has no controller at its place")
    }
    let wanted = controllers[index]
    let delegate = controller.delegate
    guard delegate?.tabBarController?(controller, shouldSelect: wanted) ?? true else {
      return .refused("the tab bar's delegate does not allow it")
    }
    controller.selectedIndex = index
    delegate?.tabBarController?(controller, didSelect: wanted)
    return .taken
  }
}
#endif
