/// An element as a selector sees it; two that look alike in all of it are one and the same.
public final class UINode: Sendable, Hashable {
  public let id: String?
  public let text: String?
  public let hint: String?
  public let accessibilityText: String?
  public let frame: UIRect?
  public let clickable: Bool?
  public let enabled: Bool?
  public let checked: Bool?
  public let selected: Bool?
  public let focused: Bool?
  /// What a device knows it by.
  public let handle: String?
  public let children: [UINode]
  private let hash: Int

  public init(
    id: String? = nil, text: String? = nil, hint: String? = nil, accessibilityText: String? = nil,
    frame: UIRect? = nil, clickable: Bool? = nil, enabled: Bool? = nil, checked: Bool? = nil,
    selected: Bool? = nil, focused: Bool? = nil, handle: String? = nil, children: [UINode] = []
  ) {
    self.id = id
    self.text = text
    self.hint = hint
    self.accessibilityText = accessibilityText
    self.frame = frame
    self.clickable = clickable
    self.enabled = enabled
    self.checked = checked
    self.selected = selected
    self.focused = focused
    self.handle = handle
    self.children = children
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(text)
    hasher.combine(frame)
    hasher.combine(handle)
    for child in children { hasher.combine(child.hash) }
    hash = hasher.finalize()
  }

  public static func == (one: UINode, other: UINode) -> Bool {
    if one === other { return true }
    return one.hash == other.hash && one.looks(like: other) && one.frame == other.frame
      && one.children == other.children
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether it is as another but for its place and what is within it.
  public func looks(like other: UINode) -> Bool {
    id == other.id && text == other.text && hint == other.hint
      && accessibilityText == other.accessibilityText && clickable == other.clickable
      && enabled == other.enabled && checked == other.checked && selected == other.selected
      && focused == other.focused && handle == other.handle
  }

  func with(children: [UINode]) -> UINode {
    UINode(
      id: id, text: text, hint: hint, accessibilityText: accessibilityText, frame: frame,
      clickable: clickable, enabled: enabled, checked: checked, selected: selected,
      focused: focused, handle: handle, children: children)
  }

  /// Itself and all within it, in the order of the tree.
  public var all: [UINode] {
    var found: [UINode] = []
    var open = [self]
    while let node = open.popLast() {
      found.append(node)
      open += node.children.reversed()
    }
    return found
  }
}
