#if FLASH
import FlashServer
import UIKit

/// One button of an alert or an action sheet of the app's own.
@UIActor
struct AlertButton {
  private let alert: UIAlertController
  private let action: UIAlertAction

  /// - Returns: nil for a view that is no button of an alert.
  init?(_ view: UIView) {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIAlertController) { responder = current.next }
    guard let alert = responder as? UIAlertController, let label = TextOfView.joined(view),
      let action = alert.actions.first(where: { $0.title == label })
    else { return nil }
    self.alert = alert
    self.action = action
  }

  /// Closes the alert and does what the action does, in the order in which UIKit does both.
  func press() -> Attempt {
    guard action.isEnabled else { return .refused("the alert's action is disabled") }
    guard let handler = AlertHandler.handler(of: action) else {
      return .notThere("this version of UIKit keeps what the action does elsewhere")
    }
    guard let presenter = alert.presentingViewController else {
      return .refused("the alert is on its way out")
    }
    presenter.dismiss(animated: UIView.areAnimationsEnabled) { handler() }
    return .taken
  }
}
#endif
