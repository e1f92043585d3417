/// What one run, step or assertion did, tool by tool.
public struct AgentExecutionReport: Sendable {
  /// What was asked of the agent.
  public enum Kind: String, Sendable { case goal, step, assertion }

  /// How it ended.
  public enum Outcome: Sendable, Equatable {
    case success(reason: String)
    case failure(reason: String)
  }

  /// One tool that was called.
  public struct Step: Sendable, Equatable {
    /// From 0, in order.
    public var stepIndex: Int
    public var toolName: String
    public var input: ToolInput
    /// One line of what came of it.
    public var resultSummary: String
    public var isError: Bool
    /// What changed on the screen, a line each.
    public var changes: [String]
    /// It was done, and the screen is as it was.
    public var changedNothing: Bool
    /// The screen before it, as a model reads it.
    public var screen: String
    /// How long it took, in seconds.
    public var duration: Double
    /// It came from a recording, not from a model.
    public var isReplayed: Bool
    /// How it was found, where the recording no longer fitted.
    public var healing: String?
    /// What the answer took that asked for it; with the first call of several.
    public var usage: Usage?
    /// The screen before it, where pictures are taken.
    public var screenshot: Screenshot?
  }

  public var kind: Kind
  /// The goal, the instruction or the claim, in the author's words.
  public var goal: String
  /// What success was judged by, where that was given apart.
  public var criterion: String?
  public var outcome: Outcome
  /// In seconds.
  public var duration: Double
  public var steps: [Step]
  public var usage: Usage
  /// How often the model was asked.
  public var modelCalls: Int
  /// Bytes of each prompt, in order, pictures apart.
  public var promptBytes: [Int]
  /// The part of each prompt that always is the same: system text and tools, in bytes.
  public var standingBytes: Int
  /// Nil where no prices were given.
  public var cost: Double?
  /// Elements that the verdict rests on, by name.
  public var evidence: [String]
  /// What the screen showed at the end, as a model reads it.
  public var lastScreen: String
  public var lastScreenshot: Screenshot?
  /// What no step tells, such as a judge's doubt.
  public var notes: [String]
  /// What answered, such as `bedrock …` or `recording`.
  public var model: String

  public var isSuccess: Bool { if case .success = outcome { true } else { false } }

  public var reason: String {
    switch outcome {
    case .success(let reason), .failure(let reason): reason
    }
  }

  /// Whether every step came from the recording.
  public var isReplayed: Bool { !steps.isEmpty && steps.allSatisfy(\.isReplayed) }
}
