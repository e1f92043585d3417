/// What really came of an act, as far as the executor can tell.
public struct ActionOutcome: Sendable, Equatable {
  /// Whether the screen differs from before; nil where the executor cannot tell.
  public var changed: Bool?
  /// A few lines of what came, went or was updated.
  public var changes: [String]
  /// The element that was hit.
  public var element: UIElement?
  /// The screen that the app's navigation names afterwards.
  public var screen: String?
  /// What a field holds after typing; nil where it cannot or may not be read.
  public var value: String?
  /// Whether the field holds what was typed; nil where that cannot be told.
  public var matched: Bool?
  /// Anything else worth knowing, such as that a list is at its end.
  public var notes: [String]
  /// Identifiers of what appeared: what a replay expects to see again.
  public var appeared: [String]

  public init(
    changed: Bool? = nil, changes: [String] = [], element: UIElement? = nil,
    screen: String? = nil, value: String? = nil, matched: Bool? = nil, notes: [String] = [],
    appeared: [String] = []
  ) {
    self.changed = changed
    self.changes = changes
    self.element = element
    self.screen = screen
    self.value = value
    self.matched = matched
    self.notes = notes
    self.appeared = appeared
  }
}
