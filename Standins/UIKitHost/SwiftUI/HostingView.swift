#if FLASH
import FlashServer

/// What SwiftUI draws into, as far as accessibility can tell.
///
/// Its elements exist only while some accessibility client listens, come some commits later, and do
/// not declare that they have an identifier though they answer the message.
/// Source: cashapp/AccessibilitySnapshot, `ASAccessibilityEnabler`; kif-framework/KIF,
/// `KIFAccessibilityEnabler`.
@UIActor
open class _UIHostingView: UIView {
  /// Host: whether a client listens in this process.
  public static var hostIsArmed = false
  /// Host: commits between the first look and the elements.
  public static var hostDelay = 0

  public var hostElements: [NSObject] = []
  private var looks = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // What is drawn lies in layers that carry no names.
    addSubview(CGDrawingView(frame: CGRect(origin: .zero, size: frame.size)))
  }

  open override var accessibilityElements: [Any]? {
    get {
      guard Self.hostIsArmed else { return nil }
      looks += 1
      return looks > Self.hostDelay ? hostElements : nil
    }
    set {}
  }

  /// Says nothing that could be relied on.
  open override func accessibilityElementCount() -> Int { NSNotFound }
}

/// Private in SwiftUI.
@UIActor
final class CGDrawingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// Private in SwiftUI: one element.
open class AccessibilityNode: NSObject {
  private let identifier: String?
  @UIActor public var onActivate: (() -> Bool)?
  @UIActor public var hostChildren: [NSObject] = []

  @UIActor
  public init(
    _ identifier: String?, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .button, frame: CGRect, onActivate: (() -> Bool)? = nil
  ) {
    self.identifier = identifier
    self.onActivate = onActivate
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = value
    accessibilityTraits = traits
    accessibilityFrame = frame
  }

  open override var hostMethods: [String: HostMethod] {
    ["accessibilityIdentifier": { [identifier] _ in identifier.map { $0 as NSString } }]
  }

  open override var accessibilityElements: [Any]? {
    get { hostChildren }
    set {}
  }

  open override func accessibilityActivate() -> Bool { onActivate?() ?? false }
}
#endif
