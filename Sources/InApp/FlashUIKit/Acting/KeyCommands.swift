#if FLASH
import FlashServer
import UIKit

/// The keys that an app has bound to commands.
@UIActor
enum KeyCommands {
  /// - Returns: nil where no command is bound to the key.
  static func send(_ key: Key, from responder: UIResponder) -> Attempt? {
    let wanted = modifiers(key.modifiers)
    for current in sequence(first: responder, next: { $0.next }) {
      let command = (current.keyCommands ?? []).first {
        $0.modifierFlags == wanted && $0.input?.lowercased() == input(key.name)?.lowercased()
      }
      guard let command else { continue }
      // Versions of UIKit differ in whether there may be none.
      let optional: Selector? = command.action
      guard let action = optional, current.responds(to: action) else { continue }
      let isSent = UIApplication.shared.sendAction(action, to: current, from: command, for: nil)
      return isSent ? .taken : .refused("the app refused its own key command")
    }
    return nil
  }

  private static func modifiers(_ modifiers: Key.Modifiers) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alt) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    return flags
  }

  private static func input(_ name: String) -> String? {
    switch name {
    case "Return": "\r"
    case "Tab": "\t"
    case "Space": " "
    case "Backspace": "\u{8}"
    case "Escape": UIKeyCommand.inputEscape
    case "Up": UIKeyCommand.inputUpArrow
    case "Down": UIKeyCommand.inputDownArrow
    case "Left": UIKeyCommand.inputLeftArrow
    case "Right": UIKeyCommand.inputRightArrow
    case _ where name.count == 1: name
    default: nil
    }
  }
}
#endif
