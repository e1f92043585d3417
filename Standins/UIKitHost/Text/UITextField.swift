#if FLASH
import FlashServer

/// `textField(_:shouldChangeCharactersIn:replacementString:)`, an optional requirement.
public struct TextFieldShouldChange {
  let body: @UIActor (UITextField, NSRange, String) -> Bool
  public init(_ body: @escaping @UIActor (UITextField, NSRange, String) -> Bool) {
    self.body = body
  }

  @UIActor
  public func callAsFunction(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { body(field, range, replacementString) }
}

/// Optional requirements are closures here: they are called with the same words as on iOS.
@UIActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  var textField: TextFieldShouldChange? { get }
  var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { get }
  var textFieldShouldReturn: ((UITextField) -> Bool)? { get }
  var textFieldShouldClear: ((UITextField) -> Bool)? { get }
}

extension UITextFieldDelegate {
  public var textField: TextFieldShouldChange? { nil }
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { nil }
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { nil }
  public var textFieldShouldClear: ((UITextField) -> Bool)? { nil }
}

@UIActor
open class UITextField: UIControl, UITextInput {
  private let content = HostText()

  /// Setting it tells nobody.
  open var text: String? {
    get { content.string }
    set { content.string = newValue ?? "" }
  }
  open var placeholder: String?
  open var isSecureTextEntry = false
  open weak var delegate: (any UITextFieldDelegate)?
  /// Host: a version of UIKit whose `insertText` sends no `editingChanged`.
  public var hostInsertsSilently = false

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing?(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    sendActions(for: .editingDidBegin)
    return true
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !content.units.isEmpty }

  open func insertText(_ text: String) {
    // One line: a line break does not become part of it.
    content.insert(text.filter { !$0.isNewline })
    if !hostInsertsSilently { sendActions(for: .editingChanged) }
  }

  open func deleteBackward() {
    content.deleteBackward()
    if !hostInsertsSilently { sendActions(for: .editingChanged) }
  }

  // MARK: UITextInput

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

@UIActor
open class UISearchTextField: UITextField {}

@UIActor
open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField(frame: .zero)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.frame = CGRect(origin: .zero, size: frame.size)
    addSubview(searchTextField)
  }
}
#endif
