/// What an element and a snapshot of one tell.
@MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var placeholderValue: String? { get }
}

/// An element as it was at one moment, with what was in it.
@MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
}

@MainActor public protocol XCUIElementSnapshotProviding {
  func snapshot() throws -> any XCUIElementSnapshot
}

@MainActor public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}
