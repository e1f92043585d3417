/// Which app a run is played on.
public struct AppPlan: Sendable, Equatable {
  /// A word of `flash run`: it is started, and stopped at the end.
  public var run: String?
  /// The name, pid or port of one that runs already.
  public var app: String?
  /// What it is started as, such as `phone`.
  public var size: String?
  /// The started app's own arguments.
  public var arguments: [String] = []
  public var animate = false

  public init() {}
}
