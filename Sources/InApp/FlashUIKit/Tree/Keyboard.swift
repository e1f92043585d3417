#if FLASH
import FlashServer
import UIKit

/// The keyboard on screen, which UIKit draws in windows of its own: it covers what is behind it, and
/// its keys are of no interest, since text is typed without them.
///
/// What an app puts above the keys lies in the same windows, and is read like all else.
/// Source: nst/iOS-Runtime-Headers, UIRemoteKeyboardWindow.h, UITextEffectsWindow.h, UIKeyboardImpl.h.
@UIActor
enum Keyboard {
  static let name = "keyboard"

  static func isWindow(_ window: UIWindow) -> Bool {
    let name = String(describing: type(of: window))
    return name == "UIRemoteKeyboardWindow" || name == "UITextEffectsWindow"
  }

  /// Whether a view of a class of that name is made of keys.
  static func isKeys(_ name: String) -> Bool {
    ["UIKeyboard", "UIKB", "_UIRemoteKeyboard"].contains { name.hasPrefix($0) }
  }
}
#endif
