extension Element {
  /// What the toolkit does with an element: facts of layout and touch that no frame tells.
  ///
  /// In /hierarchy only. Whoever judges a screen needs them, whoever acts on it does not.
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It can be triggered.
    public static let actionable = Traits(rawValue: 1 << 0)
    /// Neither it nor anything in it receives touches.
    public static let untouchable = Traits(rawValue: 1 << 1)
    /// It draws nothing of its content beyond its own frame.
    public static let clips = Traits(rawValue: 1 << 2)
    /// While it is up, nothing before it can be reached.
    public static let modal = Traits(rawValue: 1 << 3)
    public static let scrollsX = Traits(rawValue: 1 << 4)
    public static let scrollsY = Traits(rawValue: 1 << 5)
    /// It stays at the edge of a scroll view and hides what scrolls under it.
    public static let sticky = Traits(rawValue: 1 << 6)
    /// It belongs to the inside of a control.
    public static let inner = Traits(rawValue: 1 << 7)
    /// Fully transparent.
    public static let invisible = Traits(rawValue: 1 << 8)
    /// A text that the toolkit shortens with an ellipsis, for want of room.
    public static let cut = Traits(rawValue: 1 << 9)
    /// An image that has no picture to draw.
    public static let blank = Traits(rawValue: 1 << 10)

    /// Every trait and its word on the wire, in the order that replies list them.
    public static let words: [(trait: Traits, word: String)] = [
      (.actionable, "actionable"), (.untouchable, "untouchable"), (.clips, "clips"),
      (.modal, "modal"), (.scrollsX, "scrolls-x"), (.scrollsY, "scrolls-y"), (.sticky, "sticky"),
      (.inner, "inner"), (.invisible, "invisible"), (.cut, "cut"), (.blank, "blank"),
    ]

    public var words: [String] { Self.words.filter { contains($0.trait) }.map(\.word) }

    public init(words: [String]) {
      self = words.reduce(into: []) { traits, word in
        if let known = Self.words.first(where: { $0.word == word }) { traits.insert(known.trait) }
      }
    }
  }
}
