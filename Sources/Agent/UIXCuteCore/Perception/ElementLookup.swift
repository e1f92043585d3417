import FlashProtocol

extension UIContext {
  /// What a name finds on the screen.
  package enum Lookup: Equatable {
    case one(UIElement)
    case several([UIElement])
    case none(nearest: [String])
  }

  /// The element that a target names; models mix identifiers and labels up, so either is tried as
  /// the other before a name counts as missing.
  package func find(_ target: ElementTarget, fields: Bool = false) -> Lookup {
    let names = [target.identifier, target.label].compactMap(\.self).map(ScreenText.unescape)
    let tests: [(UIElement, String) -> Bool] = [
      { $0.identifier == $1 }, { $0.label == $1 }, { $0.placeholder == $1 },
      { Self.folded($0.identifier) == Self.folded($1) },
      { Self.folded($0.label) == Self.folded($1) },
    ]
    for name in names {
      for test in tests {
        var found = elements.filter { test($0, name) }
        guard !found.isEmpty else { continue }
        // A label is often on a control and on the text beside it.
        let fitting = found.filter { fields ? $0.isField : $0.isActionable }
        if !fitting.isEmpty { found = fitting }
        if let index = target.index {
          let place = index < 0 ? found.count + index : index
          guard found.indices.contains(place) else { return .several(found) }
          return .one(found[place])
        }
        return found.count == 1 ? .one(found[0]) : .several(found)
      }
    }
    return .none(nearest: nearest(to: names.first ?? "", fields: fields))
  }

  /// The names on screen that are most like one that is not.
  package func nearest(to name: String, fields: Bool = false, most: Int = 3) -> [String] {
    let candidates = elements.filter { fields ? $0.isField : $0.isActionable }
    let names = candidates.flatMap { [$0.identifier, $0.label].compactMap(\.self) }
    let close = Spelling.nearest(to: name, among: names, most: most)
    if !close.isEmpty { return close }
    let words = Words.of(name)
    return
      candidates
      .map {
        ($0.name, words.intersection(Words.of("\($0.identifier ?? "") \($0.label ?? "")")).count)
      }
      .filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(most).map(\.0)
  }

  /// By identifier, else by label.
  package func element(named name: String) -> UIElement? {
    elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  private static func folded(_ text: String?) -> String? {
    text.map { Words.trimmed($0).lowercased() }
  }
}
