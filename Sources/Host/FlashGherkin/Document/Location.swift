/// Where something stands in a feature file.
public struct Location: Sendable, Equatable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars; nil for the end of the file.
  public var column: Int?

  public init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }
}
