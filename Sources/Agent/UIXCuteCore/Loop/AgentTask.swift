/// What an agent is to do.
public struct AgentTask: Sendable, Equatable {
  /// What success is judged by.
  public enum Criterion: Sendable, Equatable {
    /// The instruction itself.
    case instruction
    case text(String)
    case expectations([Expectation])
  }

  public var kind: AgentExecutionReport.Kind
  public var instruction: String
  public var criterion: Criterion

  public init(
    _ kind: AgentExecutionReport.Kind, _ instruction: String, criterion: Criterion = .instruction
  ) {
    self.kind = kind
    self.instruction = instruction
    self.criterion = criterion
  }

  /// The criterion in words, where it is not the instruction.
  var criterionText: String? {
    switch criterion {
    case .instruction: nil
    case .text(let text): text
    case .expectations(let all): all.map(\.description).joined(separator: " and ")
    }
  }
}
