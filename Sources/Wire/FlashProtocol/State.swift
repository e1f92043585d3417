/// The conditions of an element that a reader or a flow may ask for.
public struct State: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var disabled: State { State(rawValue: 1 << 0) }
  @inlinable public static var selected: State { State(rawValue: 1 << 1) }
  @inlinable public static var checked: State { State(rawValue: 1 << 2) }
  @inlinable public static var focused: State { State(rawValue: 1 << 3) }
  @inlinable public static var secure: State { State(rawValue: 1 << 4) }
  @inlinable public static var readonly: State { State(rawValue: 1 << 5) }
  @inlinable public static var expanded: State { State(rawValue: 1 << 6) }
  /// An animation that never ends is running, such as a spinner's.
  @inlinable public static var spinning: State { State(rawValue: 1 << 7) }

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
