/// What a task has done so far; it becomes the report.
struct Trace {
  var task = AgentTask(.goal, "")
  /// Seconds on the loop's clock.
  var began = 0.0
  var model = ""
  var steps: [AgentExecutionReport.Step] = []
  /// What recordings need of each step beside what reports show.
  var acts: [RecordedAct?] = []
  var usage = Usage()
  /// Of the last answer, until a step takes it.
  var openUsage: Usage?
  var modelCalls = 0
  var promptBytes: [Int] = []
  var standingBytes = 0
  var evidence: [String] = []
  var evidenceElements: [ElementFingerprint] = []
  var notes: [String] = []

  /// The first act of the drive at hand: a replay may have gone before it.
  var driveStart = 0
  /// The model was told once that its step had no effect yet.
  var wasDoubted = false

  /// Whether the drive at hand did anything that the app took notice of.
  var isEffective: Bool {
    zip(steps, acts).dropFirst(driveStart).contains { step, act in
      !step.isError && act != nil && act?.changed != false
    }
  }

  /// The acts in words, for a judge who sees only the end.
  var gist: String {
    let lines = steps.filter { $0.toolName != TerminateTool.name }.suffix(20).map {
      "- " + ScreenText.escape($0.resultSummary)
    }
    return lines.isEmpty ? "- nothing" : lines.joined(separator: "\n")
  }

  func report(
    _ outcome: AgentExecutionReport.Outcome, duration: Double, context: UIContext,
    prices: Prices?, secrets: SecretStore
  ) -> AgentExecutionReport {
    AgentExecutionReport(
      kind: task.kind, goal: secrets.redact(task.instruction),
      criterion: task.criterionText.map(secrets.redact), outcome: outcome, duration: duration,
      steps: steps, usage: usage, modelCalls: modelCalls, promptBytes: promptBytes,
      standingBytes: standingBytes,
      cost: prices.map { $0.cost(of: usage) }, evidence: evidence,
      lastScreen: ScreenText(context: context).text, lastScreenshot: context.screenshot,
      notes: notes.map(secrets.redact),
      model: modelCalls == 0 && steps.contains(where: \.isReplayed) ? "recording" : model)
  }
}
