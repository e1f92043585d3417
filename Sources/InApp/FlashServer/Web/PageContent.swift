#if FLASH
import FlashProtocol

/// What a web page shows, as `PageScript.read` tells it.
public struct PageContent: Sendable, Equatable {
  /// Tells one page from the next in the same view.
  public let name: String
  public let elements: [Element]
  /// The page has more elements than are read.
  public let isCut: Bool

  /// One element of a page.
  public struct Element: Sendable, Equatable {
    /// Stays with it while the page lives.
    public let number: Int
    /// Index of what holds it; -1 for the page itself.
    public let parent: Int
    /// In the page's own points, from its upper left corner.
    public let frame: Frame
    let facts: JSON

    /// The name of its kind in HTML, with the type of an input.
    public var tag: String {
      let tag = facts["tag"]?.string ?? ""
      return facts["type"]?.string.map { "\(tag)[\($0)]" } ?? tag
    }
  }

  /// - Returns: nil for what `PageScript.read` never gives.
  public init?(parsing text: String) {
    guard let json = try? JSON(parsing: text.utf8), let name = json["page"]?.string,
      let items = json["elements"]?.array
    else { return nil }
    self.name = name
    isCut = json["cut"]?.bool == true
    elements = items.enumerated().compactMap { index, item in
      guard let number = item["n"]?.int, let parent = item["p"]?.int, parent < index else {
        return nil
      }
      func length(_ name: String) -> Float { Float(item[name]?.double ?? 0) }
      return Element(
        number: number, parent: parent,
        frame: Frame(x: length("x"), y: length("y"), width: length("w"), height: length("h")),
        facts: item)
    }
    guard elements.count == items.count else { return nil }
  }
}

extension PageContent.Element {
  /// The element as a node of a snapshot.
  ///
  /// - Parameters:
  ///   - parent: index of the node that holds it.
  ///   - frame: its place in the window.
  public func node(handle: Handle, parent: Int32, frame: Frame, isTyped: Bool) -> Node {
    var node = Node(
      handle: handle, parent: parent, kind: kind, traits: [.remote], frame: frame,
      id: text("id"), text: text("text"), placeholder: text("placeholder"),
      type: isTyped ? tag : nil)
    for (name, state) in Self.states where facts[name]?.bool == true { node.state.insert(state) }
    if facts["type"]?.string == "password" {
      node.state.insert(.secure)
    } else if node.kind.holdsText || node.kind == .dropdown || node.kind == .slider {
      node.value = facts["value"]?.string
    }
    if has("unseen") { node.traits.insert(.invisible) }
    guard has("control") else {
      // What is only read takes no touches from what it stands on; what holds others lets them in.
      node.traits.insert(node.kind == .group ? .passThrough : .untouchable)
      return node
    }
    node.traits.insert(.actionable)
    // The page itself says that a touch at its centre would not reach it.
    if has("covered") { node.traits.insert(.untouchable) }
    return node
  }

  private static let states: [(String, State)] = [
    ("disabled", .disabled), ("checked", .checked), ("selected", .selected),
    ("focused", .focused),
  ]

  private func text(_ name: String) -> String? {
    facts[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func has(_ name: String) -> Bool { facts[name]?.bool == true }

  private var kind: Kind {
    if has("editable") { return .textview }
    switch facts["role"]?.string {
    case "button": return .button
    case "link": return .link
    case "checkbox": return .check
    case "radio": return .radio
    case "switch": return .switch
    case "tab": return .tab
    case "menuitem", "option": return .menuitem
    case "textbox": return .field
    default: break
    }
    switch facts["tag"]?.string {
    case "a", "area": return has("control") ? .link : .text
    case "button": return .button
    case "summary": return .expander
    case "select": return .dropdown
    case "textarea": return .textview
    case "input": return Self.inputs[facts["type"]?.string ?? ""] ?? .field
    case "img": return .image
    default: return has("control") ? .element : text("text") == nil ? .group : .text
    }
  }

  private static let inputs: [String: Kind] = [
    "button": .button, "submit": .button, "reset": .button, "image": .button, "file": .button,
    "checkbox": .check, "radio": .radio, "range": .slider, "color": .element,
  ]
}

extension Kind {
  fileprivate var holdsText: Bool { self == .field || self == .textview }
}
#endif
