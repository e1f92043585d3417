#if FLASH
import FlashServer

@UIActor
open class UIAction: NSObject {
  public typealias Handler = @UIActor (_ action: UIAction) -> Void
  public let title: String
  let handler: Handler

  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

@UIActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  private var handlers: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, target: Weak, action: Selector)] = []

  private final class Weak {
    weak var object: NSObject?
    init(_ object: NSObject?) { self.object = object }
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open var allControlEvents: Event {
    var all: Event = []
    for handler in handlers { all.formUnion(handler.events) }
    for target in targets { all.formUnion(target.events) }
    return all
  }

  open func addAction(_ action: UIAction, for events: Event) { handlers.append((events, action)) }

  open func removeAction(_ action: UIAction, for events: Event) {
    handlers.removeAll { $0.action === action && $0.events == events }
  }

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append((events, Weak(target as? NSObject), action))
  }

  /// Does so whether the control is enabled or not.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.handler(handler.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: events) {
      entry.target.object?.perform(entry.action, with: self)
    }
  }

  /// Host: how often the primary action was performed, as on a button that shows a menu.
  public private(set) var hostPrimaryActions = 0
  open func performPrimaryAction() {
    hostPrimaryActions += 1
    sendActions(for: .primaryActionTriggered)
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
#endif
