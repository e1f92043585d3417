import FlashProtocol

/// One step of a case, as it went.
public struct StepRecord: Sendable, Equatable {
  /// As it was written.
  public var source: String
  public var file: String?
  /// From 1; nil where the step stands in no file.
  public var line: Int?
  /// How deep it is within steps that hold steps, from 0.
  public var depth: Int
  public var outcome: Outcome
  public var milliseconds: Double
  /// Where the milliseconds went; nil where nothing was asked of the app.
  public var timing: Timing?
  /// How an activation got through, or how a navigation ended.
  public var path: String?
  /// What changed on screen, a line each.
  public var changes: [String]
  /// What is no failure and yet worth a look.
  public var notes: [String]
  /// The picture's file.
  public var picture: String?

  public init(
    source: String, file: String? = nil, line: Int? = nil, depth: Int = 0,
    outcome: Outcome = .passed, milliseconds: Double = 0, timing: Timing? = nil,
    path: String? = nil, changes: [String] = [], notes: [String] = [], picture: String? = nil
  ) {
    self.source = source
    self.file = file
    self.line = line
    self.depth = depth
    self.outcome = outcome
    self.milliseconds = milliseconds
    self.timing = timing
    self.path = path
    self.changes = changes
    self.notes = notes
    self.picture = picture
  }
}
