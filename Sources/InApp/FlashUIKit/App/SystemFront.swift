#if FLASH
import FlashServer
import UIKit

/// Whether something of the system's stands in front of the app: a prompt for a permission, a question
/// whether to open a link, the switcher.
///
/// It lives in another process, so all that is seen of it is that the app, having been active, is no
/// longer. A simulator without its own window in front never lets an app become active, and tells
/// nothing of the kind.
@UIActor
final class SystemFront {
  private var wasActive = false

  func look() {
    if !wasActive, !Windows.areInactive, !Windows.backToFront().isEmpty { wasActive = true }
  }

  var isUp: Bool { wasActive && Windows.areInactive }
}
#endif
