/// One element that the phone of the stand-in shows.
@MainActor public final class HostNode {
  public enum Direction: Sendable { case up, down, left, right }

  public var type: XCUIElement.ElementType
  public var identifier: String
  public var label: String
  public var value: String?
  public var placeholder: String?
  public var frame: CGRect
  public var isEnabled = true
  public var isSelected = false
  public var children: [HostNode]

  public var onTap: (() -> Void)?
  public var onDoubleTap: (() -> Void)?
  public var onPress: ((_ seconds: Double) -> Void)?
  public var onSwipe: ((Direction) -> Void)?
  /// The return key, while it has the keyboard.
  public var onReturn: (() -> Void)?

  /// - Parameter frame: in points of the screen.
  public init(
    _ type: XCUIElement.ElementType, id: String = "", label: String = "", value: String? = nil,
    placeholder: String? = nil, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 44),
    _ children: [HostNode] = [], onTap: (() -> Void)? = nil
  ) {
    self.type = type
    identifier = id
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.children = children
    self.onTap = onTap
  }

  /// All below it, in reading order and without itself.
  var descendants: [HostNode] { children.flatMap { [$0] + $0.descendants } }

  var takesText: Bool {
    [.textField, .secureTextField, .searchField, .textView].contains(type)
  }

  /// What a query's key is compared with, as the documentation of `subscript(_:)` lists it.
  func isCalled(_ key: String) -> Bool {
    identifier == key || label == key || value == key || placeholder == key
  }

  func matches(_ wanted: XCUIElement.ElementType) -> Bool { wanted == .any || wanted == type }
}
