extension MaestroSelector {
  /// In a few words, for steps and for what an assertion says.
  public var words: String {
    var parts: [String] = []
    if let text { parts.append("\"\(text)\"") }
    if let id { parts.append("id: \(id)") }
    if let enabled { parts.append(enabled ? "enabled" : "disabled") }
    let positions: [(Relation, String)] = [
      (.below, "Below "), (.above, "Above "), (.leftOf, "Left of "), (.rightOf, "Right of "),
      (.containsChild, "Contains child: "),
    ]
    for (relation, title) in positions {
      parts += related(relation).map { title + $0.words }
    }
    let descendants = related(.containsDescendants)
    if !descendants.isEmpty {
      parts.append(
        "Contains descendants: [\(descendants.map(\.words).joined(separator: ", "))]")
    }
    if let size { parts.append("Size: \(size.words)") }
    if !traits.isEmpty {
      parts.append("Has traits: \(traits.map(\.words).joined(separator: ", "))")
    }
    if let index { parts.append("Index: \(Self.whole(index))") }
    if let selected { parts.append(selected ? "selected" : "not selected") }
    if let focused { parts.append(focused ? "focused" : "not focused") }
    parts += related(.childOf).map { "Child of: " + $0.words }
    if let css { parts.append("CSS: \(css)") }
    return parts.joined(separator: ", ")
  }

  /// Part by part, for an element that is not there.
  ///
  /// - Parameter withParent: names what it was looked for in, too.
  func account(withParent: Bool = true) -> String {
    var parts: [String] = []
    if let text { parts.append("Text matching regex: \(text)") }
    if let id { parts.append("Id matching regex: \(id)") }
    if let size { parts.append("Size: \(size.words)") }
    let positions: [(Relation, String)] = [
      (.below, "Below: "), (.above, "Above: "), (.leftOf, "Left of: "), (.rightOf, "Right of: "),
      (.containsChild, "Contains child: "),
    ]
    for (relation, title) in positions {
      parts += related(relation).map { title + $0.words }
    }
    let descendants = related(.containsDescendants)
    if !descendants.isEmpty {
      parts.append(
        "Contains descendants: \(descendants.map(\.words).joined(separator: "; "))")
    }
    parts += traits.map { "Has trait: \($0.words)" }
    if let enabled { parts.append(enabled ? "Enabled" : "Disabled") }
    if let selected { parts.append(selected ? "Selected" : "Not selected") }
    if let checked { parts.append(checked ? "Checked" : "Not checked") }
    if let focused { parts.append(focused ? "Focused" : "Not focused") }
    if let css { parts.append("CSS: \(css)") }
    if let index { parts.append("Index: \(Self.whole(index))") }
    if withParent { parts += related(.childOf).map { "Child of: " + $0.words } }
    return parts.joined(separator: ", ")
  }

  /// `2.0` counts as 2.
  static func whole(_ index: String) -> String {
    Double(index).flatMap { Int(exactly: $0.rounded(.towardZero)) }.map(String.init) ?? index
  }
}

extension MaestroSelector.Size {
  var words: String {
    let sides = [width, height].map { $0.map(String.init) ?? "null" }.joined(separator: "x")
    return sides + (tolerance.map { "(tolerance: \($0))" } ?? "")
  }
}

extension MaestroSelector.Trait {
  var words: String {
    switch self {
    case .text: "Has text"
    case .square: "Is square"
    case .longText: "Has long text"
    }
  }
}
