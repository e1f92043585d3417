/// A feature file as it was written: its feature, unless it is empty, and its comments.
public struct GherkinDocument: Sendable, Equatable {
  public struct Comment: Sendable, Equatable {
    public var location: Location
    /// The whole line, with the space before the `#`.
    public var text: String
  }

  public var feature: Feature?
  public var comments: [Comment]
  /// The first number that no part of the document has as its id.
  public var nextID: Int
}
