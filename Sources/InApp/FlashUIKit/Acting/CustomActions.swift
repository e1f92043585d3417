#if FLASH
import FlashServer
import UIKit

/// What an app offers to those who cannot make a gesture.
@UIActor
enum CustomActions {
  /// With several there is no telling which of them the gesture stands for.
  static func perform(on object: NSObject) -> Attempt {
    let actions = object.accessibilityCustomActions ?? []
    guard actions.count == 1 else {
      guard !actions.isEmpty else { return .notThere("it has no custom action") }
      return .refused(
        "it has several custom actions: " + actions.map(\.name).joined(separator: ", "))
    }
    let action = actions[0]
    if let handler = action.actionHandler {
      return handler(action) ? .taken : .refused("its action '\(action.name)' answered no")
    }
    guard let target = action.target as? NSObject, target.responds(to: action.selector) else {
      return .notThere("its action '\(action.name)' has no target that answers")
    }
    target.perform(action.selector, with: action)
    return .taken
  }
}
#endif
