/// One thing that is wrong with a feature file.
public struct GherkinError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// A line that cannot stand there.
    case unexpected(String, expected: [TokenKind])
    case unexpectedEnd(expected: [TokenKind])
    case unknownLanguage(String)
    case unevenCells
    case spaceInTag
    /// The bytes are not of the encoding that a feature is in.
    case encoding(String)
  }

  public var reason: Reason
  public var location: Location

  public init(_ reason: Reason, at location: Location) {
    self.reason = reason
    self.location = location
  }
}

/// All that is wrong with a feature file, at most eleven things.
public struct GherkinErrors: Error, Sendable, Equatable {
  public var errors: [GherkinError]
}
