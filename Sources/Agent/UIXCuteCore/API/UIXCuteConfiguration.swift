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
  /// Whether a recording that is there is replayed.
  public var replay: Bool
  /// The folder of the recordings; nil for `Recordings` beside the test's source.
  public var recordingFolder: String?
  /// Which pictures a report has beside the screens in words.
  public var pictures: ReportPictures
  /// The longest conversation that is sent, in bytes; older turns are summed up beyond it.
  public var promptLimit: Int
  /// The longest screen that is sent, in bytes.
  public var screenLimit: Int
  /// The longest answer that is asked for, in tokens.
  public var maxOutputTokens: Int

  /// - Parameters:
  ///   - record: else the variable `UIXCUTE_RECORD`, else `missing`.
  ///   - recordingFolder: else the variable `UIXCUTE_RECORDINGS`.
  public init(
    maxSteps: Int = 60, stepTimeout: Double = 10, totalTimeout: Double = 300,
    perceptionMode: PerceptionMode = .accessibilityTree, loopLimits: LoopLimits = LoopLimits(),
    budget: Budget = Budget(), prices: Prices? = nil, secrets: [String: Secret] = [:],
    record: RecordMode = .fromEnvironment, replay: Bool = true, recordingFolder: String? = nil,
    pictures: ReportPictures = .ofFailure, promptLimit: Int = 48_000, screenLimit: Int = 8_000,
    maxOutputTokens: Int = 1_024
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
    self.replay = replay
    self.recordingFolder = recordingFolder ?? ProcessEnvironment.value("UIXCUTE_RECORDINGS")
    self.pictures = pictures
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

  /// What `UIXCUTE_RECORD` says, so that a run can be told to mend its recordings; else `missing`.
  public static var fromEnvironment: Self {
    ProcessEnvironment.value(variable).flatMap(Self.init(rawValue:)) ?? .missing
  }

  private static let variable = "UIXCUTE_RECORD"

  /// What is wrong with the variable; nil where it can be followed, or is not set.
  static var fault: String? {
    guard let word = ProcessEnvironment.value(variable), Self(rawValue: word) == nil else {
      return nil
    }
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return "\(variable) is '\(word)': it must be one of \(words)"
  }
}

/// Which pictures a report has; what a model gets to see is another matter.
public enum ReportPictures: String, Sendable, CaseIterable {
  case none
  /// Of the last screen, where a run failed.
  case ofFailure
  /// Of the screen before each step too.
  case ofSteps
}
