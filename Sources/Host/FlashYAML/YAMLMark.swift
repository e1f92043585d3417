/// A place in a YAML text.
public struct YAMLMark: Sendable, Equatable, Comparable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (one: YAMLMark, other: YAMLMark) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
