#if FLASH
import FlashServer
import UIKit

/// A field that is being typed into, by public calls alone.
@UIActor
struct EditedField {
  private let view: UIView
  private let input: any UITextInput

  /// - Returns: nil where the view takes no text.
  init?(_ view: UIView) {
    guard let input = view as? any UITextInput else { return nil }
    self.view = view
    self.input = input
  }

  var isEditable: Bool {
    switch view {
    case let area as UITextView: area.isEditable
    case let field as UITextField: field.isEnabled
    default: true
    }
  }

  var isSecure: Bool {
    switch view {
    case let field as UITextField: field.isSecureTextEntry
    case let area as UITextView: area.isSecureTextEntry
    default: false
    }
  }

  var text: String {
    switch view {
    case let field as UITextField: return field.text ?? ""
    case let area as UITextView: return (area.text as String?) ?? ""
    default:
      guard
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      else { return "" }
      return input.text(in: all) ?? ""
    }
  }

  func selectAll() {
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument, to: input.endOfDocument)
  }

  /// Puts text in place of what is selected, as one edit; where the app refuses that, as a user
  /// would, character by character, so that a limit takes what it can hold.
  func enter(_ text: String) {
    let isLine = view is UITextField
    let wanted = isLine ? text.filter { !$0.isNewline } : text
    guard !wanted.isEmpty || hasSelection else { return }
    if isAllowed(wanted) { return put(wanted) }
    guard wanted.count > 1 else { return }
    for character in wanted where isAllowed(String(character)) { put(String(character)) }
  }

  private var hasSelection: Bool {
    guard let range = input.selectedTextRange else { return false }
    return input.offset(from: range.start, to: range.end) > 0
  }

  /// Asks the app, as UIKit does for a user's edit.
  private func isAllowed(_ text: String) -> Bool {
    let range = selectedRange
    switch view {
    case let field as UITextField:
      return field.delegate?.textField?(
        field, shouldChangeCharactersIn: range, replacementString: text) ?? true
    case let area as UITextView:
      return area.textDelegate?.textView?(
        area, shouldChangeTextIn: range, replacementText: text) ?? true
    default: return true
    }
  }

  private var selectedRange: NSRange {
    guard let range = input.selectedTextRange else {
      return NSRange(location: text.utf16.count, length: 0)
    }
    return NSRange(
      location: input.offset(from: input.beginningOfDocument, to: range.start),
      length: input.offset(from: range.start, to: range.end))
  }

  private func put(_ text: String) {
    let input = input
    let edit = { text.isEmpty ? input.deleteBackward() : input.insertText(text) }
    switch view {
    case let field as UITextField: EditWatch.edit(field, edit)
    case let area as UITextView: EditWatch.edit(area, edit)
    default: edit()
    }
  }
}
#endif
