#if FLASH
import FlashServer

public struct TextViewShouldChange {
  let body: @UIActor (UITextView, NSRange, String) -> Bool
  public init(_ body: @escaping @UIActor (UITextView, NSRange, String) -> Bool) {
    self.body = body
  }

  @UIActor
  public func callAsFunction(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText: String
  ) -> Bool { body(view, range, replacementText) }
}

@UIActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  var textView: TextViewShouldChange? { get }
  var textViewShouldBeginEditing: ((UITextView) -> Bool)? { get }
  var textViewDidChange: ((UITextView) -> Void)? { get }
}

extension UITextViewDelegate {
  public var textView: TextViewShouldChange? { nil }
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { nil }
  public var textViewDidChange: ((UITextView) -> Void)? { nil }
}

@UIActor
open class UITextView: UIScrollView, UITextInput {
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private let content = HostText()

  open var text: String! {
    get { content.string }
    set { content.string = newValue ?? "" }
  }
  open var isEditable = true
  open var isSecureTextEntry = false
  /// Host: a version of UIKit whose `insertText` tells nobody.
  public var hostInsertsSilently = false

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder || textDelegate?.textViewShouldBeginEditing?(self) ?? true else {
      return false
    }
    return super.becomeFirstResponder()
  }

  open var hasText: Bool { !content.units.isEmpty }

  open func insertText(_ text: String) {
    content.insert(text)
    tellOfChange()
  }

  open func deleteBackward() {
    content.deleteBackward()
    tellOfChange()
  }

  private func tellOfChange() {
    guard !hostInsertsSilently else { return }
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    textDelegate?.textViewDidChange?(self)
  }

  open var selectedTextRange: UITextRange? {
    get { content.range }
    set { if let newValue { content.range = newValue } }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { content.end }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(from, to)
  }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  open func text(in range: UITextRange) -> String? { content.text(in: range) }
}
#endif
