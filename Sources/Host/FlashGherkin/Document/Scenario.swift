/// One example of how the thing behaves, or an outline with its tables of examples.
public struct Scenario: Sendable, Equatable {
  public var id = 0
  public var tags: [Tag] = []
  public var location: Location
  public var keyword: String
  public var name: String
  public var description = ""
  public var steps: [GherkinStep] = []
  public var examples: [Examples] = []
}

/// The steps that come before those of every scenario beside it.
public struct Background: Sendable, Equatable {
  public var id = 0
  public var location: Location
  public var keyword: String
  public var name: String
  public var description = ""
  public var steps: [GherkinStep] = []
}

/// The values that an outline is run with, one row a run.
public struct Examples: Sendable, Equatable {
  public var id = 0
  public var tags: [Tag] = []
  public var location: Location
  public var keyword: String
  public var name: String
  public var description = ""
  public var header: TableRow?
  public var body: [TableRow] = []
}

public struct Tag: Sendable, Equatable {
  public var id = 0
  public var location: Location
  /// With its `@`.
  public var name: String
}
