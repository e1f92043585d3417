#if FLASH
import FlashServer
import UIKit

extension UIKitPlatform {
  public func type(_ text: String, into handle: Handle, replace: Bool) -> Typing {
    guard let object = turn.object(handle), let view = FieldFinder.field(for: object),
      let field = EditedField(view)
    else { return .notAField }
    guard field.isEditable else { return .readOnly }
    // Before a character is typed it is certain that it goes where it was meant to go.
    guard view.becomeFirstResponder(), view.isFirstResponder else { return .readOnly }
    if view !== object {
      let place = FieldFinder.frame(of: object)
      guard FieldFinder.overlap(FieldFinder.frame(of: view), place) > 0 else { return .notAField }
    }
    let before = replace ? "" : field.text
    if replace { field.selectAll() }
    field.enter(text)
    return field.isSecure ? .secure(matched: field.text == before + text) : .value(field.text)
  }
}
#endif
