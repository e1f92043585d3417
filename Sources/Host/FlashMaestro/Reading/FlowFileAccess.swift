/// How files that a flow names are had; a parser itself knows no disk.
public struct FlowFileAccess: Sendable {
  public enum Kind: Sendable, Equatable { case file, folder, missing }

  /// What a path leads to.
  public var kind: @Sendable (String) -> Kind
  /// - Throws: the system's words.
  public var read: @Sendable (String) throws -> [UInt8]
  /// The names in a folder, sorted.
  public var names: @Sendable (String) -> [String]

  public init(
    kind: @escaping @Sendable (String) -> Kind,
    read: @escaping @Sendable (String) throws -> [UInt8],
    names: @escaping @Sendable (String) -> [String]
  ) {
    self.kind = kind
    self.read = read
    self.names = names
  }
}
