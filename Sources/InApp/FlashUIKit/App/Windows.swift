#if FLASH
import FlashServer
import UIKit

/// The windows that show.
@UIActor
enum Windows {
  /// Those of the scenes in the best state there is: a simulator without its own window in front
  /// never gets past `foregroundInactive`.
  static func backToFront() -> [UIWindow] {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let best = scenes.map({ rank($0.activationState) }).min() else { return [] }
    let windows = scenes.filter { rank($0.activationState) == best }.flatMap(\.windows)
    let shown = windows.filter { !$0.isHidden && $0.alpha > 0.01 }
    // Windows of one level stand in the order of their scene.
    return shown.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  private static func rank(_ state: UIScene.ActivationState) -> Int {
    switch state {
    case .foregroundActive: 0
    case .foregroundInactive: 1
    case .background: 2
    default: 3
    }
  }

  /// Whether nothing of the app is active though it shows.
  static var areInactive: Bool {
    let states = UIApplication.shared.connectedScenes.map(\.activationState)
    return !states.contains(.foregroundActive) && states.contains(.foregroundInactive)
  }

  /// The controller that is on top of all: in the key window, which no overlay of hints or of keys
  /// is as a rule, else in the frontmost window that has one.
  static func topController() -> UIViewController? {
    let shown = backToFront().filter { $0.rootViewController != nil && !Keyboard.isWindow($0) }
    let window = shown.last(where: \.isKeyWindow) ?? shown.last
    return window?.rootViewController.map(Presentation.top(above:))
  }
}
#endif
