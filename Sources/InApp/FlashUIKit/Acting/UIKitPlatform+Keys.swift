#if FLASH
import FlashServer
import UIKit

extension UIKitPlatform {
  public func press(_ key: Key, on handle: Handle?) -> Attempt {
    var start: UIResponder?
    if let handle {
      guard let object = turn.object(handle) else { return .notThere("it is gone") }
      start = FieldFinder.field(for: object) ?? object as? UIView
    } else {
      start = Focus.current()
    }
    guard let responder = start ?? Windows.topController() else {
      return .notThere("nothing has the focus")
    }
    if let attempt = KeyCommands.send(key, from: responder) { return attempt }
    guard key.modifiers.subtracting(.shift).isEmpty else {
      return .refused("no key command of the app is bound to it")
    }
    if let attempt = TypedKeys.press(key.name, on: responder) { return attempt }
    if key.name == "Escape" { return escape(from: responder) }
    return .refused("nothing answers that key")
  }

  private func escape(from responder: UIResponder) -> Attempt {
    for current in sequence(first: responder, next: { $0.next })
    where current.accessibilityPerformEscape() {
      return .taken
    }
    return dismiss()
  }
}

/// What has the focus.
@UIActor
enum Focus {
  static func current() -> UIResponder? {
    for window in Windows.backToFront().reversed() {
      if let found = find(in: window, depth: 0) { return found }
    }
    return nil
  }

  private static func find(in view: UIView, depth: Int) -> UIView? {
    guard depth < 200 else { return nil }
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = find(in: subview, depth: depth + 1) { return found }
    }
    return nil
  }
}

/// Keys that a text field takes by itself.
@UIActor
enum TypedKeys {
  static func press(_ name: String, on responder: UIResponder) -> Attempt? {
    guard let input = responder as? any UIKeyInput else { return nil }
    switch name {
    case "Return":
      if let field = responder as? UITextField { return submit(field) }
      input.insertText("\n")
    case "Backspace": input.deleteBackward()
    case "Space": input.insertText(" ")
    case _ where name.count == 1: input.insertText(name)
    default: return nil
    }
    return .taken
  }

  /// As the keyboard's own return key does.
  private static func submit(_ field: UITextField) -> Attempt {
    guard field.delegate?.textFieldShouldReturn?(field) ?? true else { return .taken }
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .primaryActionTriggered)
    return .taken
  }
}
#endif
