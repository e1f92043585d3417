#if FLASH
import FlashServer

@UIActor
open class UIButton: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private var label: UILabel?
  open var titleLabel: UILabel? { label }
  open var currentTitle: String? { label?.text }
  open var showsMenuAsPrimaryAction = false

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }

  open func setTitle(_ title: String?, for state: State) {
    if label == nil {
      let new = UILabel(frame: bounds)
      label = new
      addSubview(new)
    }
    label?.text = title
  }

  private var ownLabel: String?
  open override var accessibilityLabel: String? {
    get { ownLabel ?? currentTitle }
    set { ownLabel = newValue }
  }
}
#endif
