#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// Tells which screen shows in an app that navigates by UIKit's own controllers, as SwiftUI's
/// `NavigationStack` and `TabView` do underneath.
///
/// It looks at the controllers on each turn that Flash has, instead of becoming a delegate: that
/// place belongs to the app. A screen is reported when its transition is over. What is presented, an
/// alert or a sheet, is never reported as an arrival, since no router opened it.
@UIActor
public final class NavigationReporter {
  /// What the app calls the screen of a controller; nil for one that is no screen of its own.
  public typealias Describe =
    @UIActor (_ controller: UIViewController, _ mode: String) -> ScreenInfo?

  private let navigation: Navigation
  private let describe: Describe
  private weak var last: UIViewController?
  private var hasLooked = false

  /// - Parameters:
  ///   - navigation: whom arrivals are reported to.
  ///   - describe: names a controller's screen; by its title or class where nil.
  public init(_ navigation: Navigation, describe: Describe? = nil) {
    self.navigation = navigation
    self.describe = describe ?? Self.byTitle
  }

  /// The screen that shows now.
  public var current: ScreenInfo? {
    Self.shown().flatMap { describe($0.controller, $0.mode) }
  }

  /// Reports the screen if it is another than at the last look.
  func look() {
    guard let (controller, mode) = Self.shown(), !Self.presentedModes.contains(mode),
      controller.transitionCoordinator == nil, controller !== last
    else { return }
    last = controller
    defer { hasLooked = true }
    // What shows when it is first looked at was not navigated to by anyone that Flash knows.
    guard hasLooked, let screen = describe(controller, mode) else { return }
    navigation.didNavigate(to: screen)
  }

  private static let presentedModes: Set<String> = ["alert", "popover", "sheet"]

  static func byTitle(_ controller: UIViewController, _ mode: String) -> ScreenInfo? {
    let name = String(describing: type(of: controller))
    let plain = name.prefix { $0 != "<" }
    let title = controller.navigationItem.title.nonEmpty ?? controller.title.nonEmpty
    return ScreenInfo(contentType: title ?? String(plain), mode: mode, title: title)
  }

  /// The innermost controller that is a screen, and how it came up.
  private static func shown() -> (controller: UIViewController, mode: String)? {
    guard var controller = Windows.topController() else { return nil }
    var mode = "root"
    if controller is UIAlertController {
      return (controller, "alert")
    } else if controller.presentingViewController != nil {
      mode = controller.modalPresentationStyle == .popover ? "popover" : "sheet"
    }
    while true {
      if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
        controller = selected
        if mode == "root" { mode = "tab" }
      } else if let stack = controller as? UINavigationController, let top = stack.topViewController
      {
        controller = top
        if stack.viewControllers.count > 1, !presentedModes.contains(mode) { mode = "push" }
      } else {
        return (controller, mode)
      }
    }
  }
}
#endif
