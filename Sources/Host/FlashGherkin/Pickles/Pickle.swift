/// A scenario ready to run: backgrounds put before it, an outline's values put in.
public struct Pickle: Sendable, Equatable {
  public var id: Int
  public var uri: String
  public var name: String
  public var language: String
  /// Of the scenario, or of the row of examples that this was made of.
  public var location: Location
  /// The scenario's, and that row's.
  public var sources: [Int]
  public var tags: [Tag]
  public var steps: [PickleStep]
}

public struct PickleStep: Sendable, Equatable {
  public var id: Int
  /// The step's, and the row's that filled it.
  public var sources: [Int]
  /// Where the step is written.
  public var location: Location
  /// As written, for messages.
  public var keyword: String
  /// A conjunction has the type of the step before it.
  public var type: KeywordType
  public var text: String
  public var table: [[String]]?
  public var docString: String?
  public var mediaType: String?
  /// Whether the table stands before the doc string, where there are both.
  public var isTableFirst: Bool
}
