extension Invocation {
  public struct Watch: Sendable, Equatable {
    /// Snapshots to look at; none looks at the app.
    public var files: [String]
    public var follow: Bool
    public var strict: Bool
    /// Names of the oracles to run; nil runs all.
    public var only: Set<String>?
    public var app: String?
    public var json: Bool
  }

  public struct Diff: Sendable, Equatable {
    public var before: String
    public var after: String
    /// A snapshot by whose elements the regions of pictures are named.
    public var tree: String?
    /// How much one channel of a pixel may differ, from 0 to 255.
    public var tolerance: Int
    public var json: Bool
  }
}
