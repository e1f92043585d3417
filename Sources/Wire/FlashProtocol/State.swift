/// The conditions of an element that a reader or a flow may ask for.
public struct State: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let disabled = State(rawValue: 1 << 0)
  public static let selected = State(rawValue: 1 << 1)
  public static let checked = State(rawValue: 1 << 2)
  public static let focused = State(rawValue: 1 << 3)
  public static let secure = State(rawValue: 1 << 4)
  public static let readonly = State(rawValue: 1 << 5)
  public static let expanded = State(rawValue: 1 << 6)
  /// An animation that never ends is running, such as a spinner's.
  public static let spinning = State(rawValue: 1 << 7)

  /// Every state and its word on the wire, in the order that replies list them.
  public static let words: [(state: State, word: String)] = [
    (.disabled, "disabled"), (.selected, "selected"), (.checked, "checked"),
    (.focused, "focused"), (.secure, "secure"), (.readonly, "readonly"),
    (.expanded, "expanded"), (.spinning, "spinning"),
  ]

  public var words: [String] { Self.words.filter { contains($0.state) }.map(\.word) }

  public init(words: [String]) {
    self = words.reduce(into: []) { states, word in
      if let known = Self.words.first(where: { $0.word == word }) { states.insert(known.state) }
    }
  }
}
