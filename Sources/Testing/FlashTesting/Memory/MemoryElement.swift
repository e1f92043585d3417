#if FLASH
import FlashProtocol

/// An element of a device that is all in memory; places are in points.
public struct MemoryElement: Sendable, Equatable {
  public struct Bounds: Sendable, Equatable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public func contains(x: Int, y: Int) -> Bool {
      (left...max(left, right)).contains(x) && (top...max(top, bottom)).contains(y)
    }
  }

  /// What the rules call it; nothing on screen shows it.
  public var ref: String?
  public var id: String?
  public var text: String?
  public var accessibilityText: String?
  public var hintText: String?
  public var bounds: Bounds?
  public var clickable = false
  public var enabled = true
  public var checked = false
  public var selected = false
  public var focused = false
  public var color = "black"
  public var css: String?
  public var children: [MemoryElement] = []

  public init(children: [MemoryElement] = []) { self.children = children }

  public init(json: JSON) {
    ref = json["ref"]?.string
    apply(json)
    children = (json["children"]?.array ?? []).map { MemoryElement(json: $0) }
  }

  /// Takes on the attributes that are given.
  public mutating func apply(_ json: JSON, number: Int = 0) {
    func text(_ name: String, _ old: String?) -> String? {
      guard let value = json[name] else { return old }
      return value.string?.replacingNumber(number)
    }
    id = text("id", id)
    self.text = text("text", self.text)
    accessibilityText = text("accessibilityText", accessibilityText)
    hintText = text("hintText", hintText)
    css = text("css", css)
    color = text("color", color) ?? "black"
    if let sides = json["bounds"]?.array?.compactMap(\.int), sides.count == 4 {
      bounds = Bounds(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
    }
    clickable = json["clickable"]?.bool ?? clickable
    enabled = json["enabled"]?.bool ?? enabled
    checked = json["checked"]?.bool ?? checked
    selected = json["selected"]?.bool ?? selected
    focused = json["focused"]?.bool ?? focused
  }

  public mutating func toggle(_ name: String) {
    switch name {
    case "clickable": clickable.toggle()
    case "enabled": enabled.toggle()
    case "checked": checked.toggle()
    case "selected": selected.toggle()
    case "focused": focused.toggle()
    default: break
    }
  }

  /// Moves it and all within it.
  mutating func move(x: Int, y: Int) {
    if let old = bounds {
      bounds = Bounds(
        left: old.left + x, top: old.top + y, right: old.right + x, bottom: old.bottom + y)
    }
    for index in children.indices { children[index].move(x: x, y: y) }
  }

  /// Changes the first element of a name; false where there is none.
  @discardableResult
  mutating func change(_ wanted: String, _ body: (inout MemoryElement) -> Void) -> Bool {
    if ref == wanted {
      body(&self)
      return true
    }
    for index in children.indices {
      if children[index].change(wanted, body) { return true }
    }
    return false
  }

  func find(_ wanted: String) -> MemoryElement? {
    if ref == wanted { return self }
    for child in children {
      if let found = child.find(wanted) { return found }
    }
    return nil
  }

  /// What a touch reaches: inner elements before outer ones, in the order of the tree.
  func touched(x: Int, y: Int) -> MemoryElement? {
    for child in children {
      if let found = child.touched(x: x, y: y) { return found }
    }
    return bounds?.contains(x: x, y: y) == true ? self : nil
  }
}

extension String {
  /// With a number in place of each `{n}`.
  fileprivate func replacingNumber(_ number: Int) -> String {
    var result = ""
    var rest = self[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{n}") {
        result += String(number)
        rest = rest.dropFirst(3)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
#endif
