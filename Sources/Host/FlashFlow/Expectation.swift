import FlashProtocol

/// What an element must be, beside being there.
public enum Expectation: Sendable, Equatable {
  case text(String)
  case value(String)
  case contains(String)
  case state(State, Bool)

  /// The words of a flow that stand for states, and what they ask for.
  static let states: [(word: String, state: State, wanted: Bool)] = [
    ("enabled", .disabled, false), ("disabled", .disabled, true),
    ("selected", .selected, true), ("unselected", .selected, false),
    ("checked", .checked, true), ("unchecked", .checked, false),
    ("focused", .focused, true), ("readonly", .readonly, true),
    ("expanded", .expanded, true), ("collapsed", .expanded, false),
  ]
  static let compared = ["text", "value", "contains"]
  static var words: [String] { compared + states.map(\.word) }

  /// Why the element is not as expected; nil where it is.
  public func objection(to element: Element) -> String? {
    switch self {
    case .text(let wanted):
      // A field shows its value where another element shows its text.
      element.text == wanted || element.value == wanted
        ? nil : "text is \(Self.quote(element.text ?? element.value)), wanted \(Self.quote(wanted))"
    case .value(let wanted):
      element.value == wanted
        ? nil : "value is \(Self.quote(element.value)), wanted \(Self.quote(wanted))"
    case .contains(let part):
      element.text?.holds(part) == true || element.value?.holds(part) == true
        ? nil
        : "text is \(Self.quote(element.text ?? element.value)), wanted \(Self.quote(part)) in it"
    case .state(let state, let wanted):
      element.state.contains(state) == wanted
        ? nil : "it is \(Self.word(state, !wanted)), wanted \(Self.word(state, wanted))"
    }
  }

  /// The text that, once it is on screen, may make this true.
  var awaited: String? {
    if case .text(let text) = self { text } else { nil }
  }

  private static func word(_ state: State, _ on: Bool) -> String {
    states.first { $0.state == state && $0.wanted == on }?.word
      ?? (on ? "" : "not ") + state.words.joined(separator: " ")
  }

  private static func quote(_ text: String?) -> String {
    text.map { JSON.string($0).text } ?? "nothing"
  }
}
