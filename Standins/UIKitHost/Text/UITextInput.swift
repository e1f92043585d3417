#if FLASH
import FlashServer

@UIActor
public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@UIActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

@UIActor
open class UITextRange: NSObject {
  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  private let first: UITextPosition
  private let last: UITextPosition

  init(_ first: UITextPosition, _ last: UITextPosition) {
    self.first = first
    self.last = last
    super.init()
  }
}

@UIActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  func text(in range: UITextRange) -> String?
}

/// The text of a field and where the next character goes, in UTF-16 units as UIKit counts.
@UIActor
final class HostText {
  private(set) var units: [UInt16] = []
  var selection = 0..<0

  var string: String {
    get { String(decoding: units, as: UTF16.self) }
    set {
      units = Array(newValue.utf16)
      selection = units.count..<units.count
    }
  }

  func insert(_ text: String) {
    let new = Array(text.utf16)
    units.replaceSubrange(selection, with: new)
    selection = (selection.lowerBound + new.count)..<(selection.lowerBound + new.count)
  }

  /// Takes out what is selected, else the character before the caret.
  func deleteBackward() {
    if selection.isEmpty, selection.lowerBound > 0 {
      let kept = String(decoding: units[..<selection.lowerBound], as: UTF16.self).dropLast()
      selection = kept.utf16.count..<selection.lowerBound
    }
    units.removeSubrange(selection)
    selection = selection.lowerBound..<selection.lowerBound
  }

  var range: UITextRange {
    get { UITextRange(UITextPosition(selection.lowerBound), UITextPosition(selection.upperBound)) }
    set { selection = newValue.start.offset..<newValue.end.offset }
  }

  var end: UITextPosition { UITextPosition(units.count) }

  func text(in range: UITextRange) -> String {
    String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }
}
#endif
