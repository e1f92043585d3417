/// A copy of an element, which later changes of the phone leave as it is.
struct HostSnapshot: XCUIElementSnapshot {
  let identifier: String
  let frame: CGRect
  private let text: String?
  let label: String
  let elementType: XCUIElement.ElementType
  let isEnabled: Bool
  let isSelected: Bool
  let placeholderValue: String?
  let children: [any XCUIElementSnapshot]

  var value: Any? { text }
  var title: String { "" }

  @MainActor init(_ node: HostNode) {
    identifier = node.identifier
    frame = node.frame
    text = node.value
    label = node.label
    elementType = node.type
    isEnabled = node.isEnabled
    isSelected = node.isSelected
    placeholderValue = node.placeholder
    children = node.children.map { HostSnapshot($0) }
  }
}

/// Why there is no snapshot: as in XCTest, the element is not there.
struct HostSnapshotError: Error, CustomStringConvertible {
  var description: String
}
