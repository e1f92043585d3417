/// What one run or step did when it was green.
public struct RecordedTask: Sendable, Equatable {
  public var kind: AgentExecutionReport.Kind
  /// With secrets by name.
  public var instruction: String
  public var criterion: String?
  public var acts: [RecordedAct]
  /// What the verdict rested on: it must show again at the end.
  public var evidence: [ElementFingerprint]

  public init(
    kind: AgentExecutionReport.Kind, instruction: String, criterion: String? = nil,
    acts: [RecordedAct] = [], evidence: [ElementFingerprint] = []
  ) {
    self.kind = kind
    self.instruction = instruction
    self.criterion = criterion
    self.acts = acts
    self.evidence = evidence
  }

  /// Whether it was recorded for that task.
  func belongs(to task: AgentTask) -> Bool {
    kind == task.kind && instruction == task.instruction && criterion == task.criterionText
  }
}

/// All that one test did.
public struct Recording: Sendable, Equatable {
  /// Raised where an older reader would misread the file.
  public static let version = 1

  public var name: String
  public var tasks: [RecordedTask]

  public init(name: String, tasks: [RecordedTask] = []) {
    self.name = name
    self.tasks = tasks
  }
}
