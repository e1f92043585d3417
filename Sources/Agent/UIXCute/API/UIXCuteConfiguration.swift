/// How an agent works, and where it stops.
public struct UIXCuteConfiguration: Sendable {
  /// How often the loop may come round in one run, step or assertion.
  public var maxSteps: Int
  /// How long one act on the app may take, in seconds.
  public var stepTimeout: Double
  /// How long one run, step or assertion may take, in seconds.
  public var totalTimeout: Double
  public var perceptionMode: PerceptionMode
  /// When a run ends for want of progress.
  public var loopLimits: LoopLimits
  public var budget: Budget
  /// What the model's tokens cost, for the reports.
  public var prices: Prices?
  /// Values that a goal names as `{{name}}`.
  public var secrets: [String: Secret]
  /// When a recording is written.
  public var record: RecordMode
  /// The folder of the recordings; nil for `Recordings` beside the test's source.
  public var recordingFolder: String?
  /// The longest conversation that is sent, in bytes; older turns are summed up beyond it.
  public var promptLimit: Int
  /// The longest screen that is sent, in bytes.
  public var screenLimit: Int
  /// The longest answer that is asked for, in tokens.
  public var maxOutputTokens: Int

  public init(
    maxSteps: Int = 60, stepTimeout: Double = 10, totalTimeout: Double = 300,
    perceptionMode: PerceptionMode = .accessibilityTree, loopLimits: LoopLimits = LoopLimits(),
    budget: Budget = Budget(), prices: Prices? = nil, secrets: [String: Secret] = [:],
    record: RecordMode = .missing, recordingFolder: String? = nil, promptLimit: Int = 48_000,
    screenLimit: Int = 8_000, maxOutputTokens: Int = 1_024
  ) {
    self.maxSteps = maxSteps
    self.stepTimeout = stepTimeout
    self.totalTimeout = totalTimeout
    self.perceptionMode = perceptionMode
    self.loopLimits = loopLimits
    self.budget = budget
    self.prices = prices
    self.secrets = secrets
    self.record = record
    self.recordingFolder = recordingFolder
    self.promptLimit = promptLimit
    self.screenLimit = screenLimit
    self.maxOutputTokens = maxOutputTokens
  }
}

/// What a model gets to see of the app.
public enum PerceptionMode: String, Sendable, CaseIterable {
  case accessibilityTree
  case screenshotOnly
  case screenshotAndAccessibilityTree
  /// The tree, and a picture only where the tree is empty.
  case screenshotFallback
}

/// When a recording is written; one that is there is replayed in every mode but `always`.
public enum RecordMode: String, Sendable, CaseIterable {
  case never
  /// Where there is none yet.
  case missing
  /// And where a step had to be found anew.
  case heal
  /// In every run, which then takes no notice of the old one.
  case always
}
