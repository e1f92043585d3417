#if FLASH
import FlashServer

@UIActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  /// Private in UIKit.
  public let hostHandler: (@UIActor (UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: (@UIActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    hostHandler = handler
    super.init()
  }
}

@UIActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }

  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override func hostPresentedFrame(in bounds: CGRect) -> CGRect {
    CGRect(x: 60, y: 300, width: 270, height: 240)
  }

  open override func viewDidLoad() {
    var y: CGFloat = 10
    for text in [title, message].compactMap({ $0 }) {
      let label = UILabel(frame: CGRect(x: 10, y: y, width: 250, height: 20))
      label.text = text
      view.addSubview(label)
      y += 24
    }
    for field in textFields ?? [] {
      field.frame = CGRect(x: 10, y: y, width: 250, height: 30)
      view.addSubview(field)
      y += 36
    }
    for action in actions {
      let button = _UIAlertControllerActionView(
        frame: CGRect(x: 0, y: y, width: 270, height: 44))
      button.accessibilityLabel = action.title
      if !action.isEnabled { button.accessibilityTraits.insert(.notEnabled) }
      view.addSubview(button)
      y += 44
    }
  }
}

/// Private in UIKit: it knows touches alone, and does not answer to `accessibilityActivate()`.
@UIActor
final class _UIAlertControllerActionView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
}
#endif
