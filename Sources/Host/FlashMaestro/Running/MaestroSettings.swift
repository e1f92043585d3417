/// How a run goes about its commands.
public struct MaestroSettings: Sendable {
  /// How long an element is looked for, in milliseconds.
  public var lookup: Double
  /// How long one that may be missing is looked for, in milliseconds.
  public var optionalLookup: Double
  /// Rounds after which a loop has failed.
  public var mostRounds: Int
  /// Where pictures and recordings go.
  public var outputFolder: String
  /// Variables from outside, as with `-e`.
  public var env: [MaestroPair]
  public var deviceID: String?
  /// From 0.
  public var shard: Int
  /// Why a command is skipped instead of done; nil for one that is done.
  public var skips: @Sendable (MaestroCommand) -> String? = { _ in nil }

  public init(
    lookup: Double = 17_000, optionalLookup: Double = 7_000, mostRounds: Int = 1_000,
    outputFolder: String = ".", env: [MaestroPair] = [], deviceID: String? = nil, shard: Int = 0
  ) {
    self.lookup = lookup
    self.optionalLookup = optionalLookup
    self.mostRounds = mostRounds
    self.outputFolder = outputFolder
    self.env = env
    self.deviceID = deviceID
    self.shard = shard
  }
}
