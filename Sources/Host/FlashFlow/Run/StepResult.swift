import FlashProtocol

/// What came of one step.
public struct StepResult: Sendable {
  public enum Outcome: Sendable, Equatable {
    case passed
    case failed(String)
    /// It was never begun, because the app was gone.
    case dropped(String)
    /// The run was ended while it was under way.
    case interrupted
  }

  /// From 1.
  public var number: Int
  public var step: Step
  public var outcome: Outcome
  /// How an activation got through, or how a navigation ended.
  public var path: String?
  /// All that the step waited for answers, in milliseconds.
  public var milliseconds: Double
  public var timing: Timing
  /// What is no failure and yet worth a look.
  public var notes: [String]
  /// What a measurement gave, where it holds.
  public var measured: String?
  public var element: Element?
  public var reply: JSON?

  public init(
    number: Int, step: Step, outcome: Outcome = .passed, path: String? = nil,
    milliseconds: Double = 0, timing: Timing = Timing(), notes: [String] = [],
    element: Element? = nil, reply: JSON? = nil
  ) {
    self.number = number
    self.step = step
    self.outcome = outcome
    self.path = path
    self.milliseconds = milliseconds
    self.timing = timing
    self.notes = notes
    self.element = element
    self.reply = reply
  }

  public var reason: String? {
    switch outcome {
    case .passed: nil
    case .failed(let reason), .dropped(let reason): reason
    case .interrupted: "interrupted"
    }
  }
}
