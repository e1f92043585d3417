import FlashFlow

/// How a suite is run, whatever its cases were written in.
public struct SuiteSettings: Sendable {
  /// The run's name in reports.
  public var name = "bench"
  public var plan = AppPlan()
  /// Sizes that each case is played on, all at once; none for the plan's own.
  public var devices: [String] = []
  /// How many apps of each share the cases.
  public var parallel = 1
  /// How often a case that failed is played again.
  public var retries = 0
  /// Part `index` of `count`, from 0.
  public var shard: (index: Int, count: Int)?
  public var proof: String?
  public var secrets = Secrets()
  /// In milliseconds.
  public var limit: Int?
  /// Where durations are remembered; nil for nowhere.
  public var history: String?
  public var animate = false

  public init() {}
}
