import FlashProtocol

extension AgentLoop {
  /// How a turn ends the run.
  enum End: Sendable {
    case success(String)
    case failure(String)
    /// Success was claimed and not confirmed.
    case refused(String)
  }

  /// What came of the calls of one reply.
  struct Turn {
    var results: [ToolResult] = []
    var end: End?
    var nudges: [String] = []
    /// Why the run is to stop.
    var stop: String?
    /// What was wrong with the first call that could not be run.
    var complaint: String?
    var isBroken = false
  }

  /// Runs the calls of one reply in order; what comes after a failure is not done.
  func run(_ calls: [ToolCall], of task: AgentTask) async throws -> Turn {
    var turn = Turn()
    for call in calls {
      func answer(_ text: String, isError: Bool) {
        turn.results.append(
          ToolResult(
            callID: call.id, name: call.name, text: secrets.redact(text), isError: isError))
      }
      if turn.end != nil {
        answer(Prompts.afterEnd, isError: true)
      } else if turn.isBroken {
        answer(Prompts.notDone, isError: true)
      } else if let complaint = tools.complaint(about: call) {
        turn.complaint = complaint
        turn.isBroken = true
        note(call, "Invalid call: \(complaint)", isError: true)
        answer(complaint, isError: true)
      } else {
        try await look()
        let done = try await carryOut(call)
        if let verdict = done.outcome?.verdict {
          turn.end = try await weigh(verdict, of: task)
          if case .refused(let reason) = turn.end {
            trace.notes.append("success was claimed and not confirmed: \(reason)")
            answer(
              reason == Prompts.nothingDone ? reason : Prompts.refused(reason), isError: true)
          } else {
            answer(done.text, isError: false)
          }
        } else {
          answer(done.text, isError: done.isError)
          turn.isBroken = done.isError
          switch done.advice {
          case .goOn: break
          case .nudge(let text): turn.nudges.append(text)
          case .stop(let reason):
            turn.stop = reason
            turn.isBroken = true
          }
        }
      }
    }
    return turn
  }

  /// One call, done.
  struct Done {
    var outcome: ToolOutcome?
    var text: String
    var isError: Bool
    var advice = LoopDetector.Advice.goOn
  }

  /// Runs one tool within the step's time; what goes wrong is a result, not the end.
  func carryOut(_ call: ToolCall, isReplayed: Bool = false, healing: String? = nil) async throws
    -> Done
  {
    guard let tool = tools.tool(call.name) else {
      return Done(text: "there is no tool '\(call.name)'", isError: true)
    }
    let began = clock.now
    let before = context
    let scene = ToolScene(
      executor: executor, context: context, instruction: trace.task.instruction, secrets: secrets,
      stepTimeout: configuration.stepTimeout, doubtedTexts: doubtedTexts)
    var outcome: ToolOutcome?
    var fault: ActionError?
    do {
      let limit = min(configuration.stepTimeout, timeLeft)
      outcome = try await Limited.run(seconds: limit, clock: clock) {
        try await tool.run(call.input, in: scene)
      }
      if outcome == nil { fault = .timedOut(seconds: limit) }
    } catch let error as ActionError {
      if case .appGone = error { throw error }
      fault = error
    }
    if timeLeft <= 0 { throw UIXCuteError.timeout(seconds: configuration.totalTimeout) }
    if outcome?.verdict == nil { isStale = true }
    if fault != nil, let text = call.input.string("text") { doubtedTexts.insert(text) }

    let action = outcome?.action
    let text = outcome?.text ?? fault?.description ?? ""
    let isError = fault != nil || action?.matched == false
    note(
      call, outcome?.summary ?? text, isError: isError, action: action, before: before,
      seconds: clock.now - began, isReplayed: isReplayed, healing: healing)
    var done = Done(outcome: outcome, text: text, isError: isError)
    if outcome?.verdict == nil {
      done.advice = detector.note(
        call: "\(call.name)\(call.input)", screen: before.signature, isError: isError,
        changed: !isError && (action?.changed ?? true))
    }
    return done
  }

  /// Keeps a call in the trace.
  private func note(
    _ call: ToolCall, _ summary: String, isError: Bool, action: ActionOutcome? = nil,
    before: UIContext? = nil, seconds: Double = 0, isReplayed: Bool = false,
    healing: String? = nil
  ) {
    let step = AgentExecutionReport.Step(
      stepIndex: trace.steps.count, toolName: call.name, input: secrets.redact(call.input),
      resultSummary: secrets.redact(summary), isError: isError,
      changes: (action?.changes ?? []).map(secrets.redact),
      changedNothing: !isError && action?.changed == false,
      screen: ScreenText(context: before ?? context).text, duration: seconds,
      isReplayed: isReplayed, healing: healing, usage: trace.openUsage,
      screenshot: before?.screenshot)
    trace.openUsage = nil
    trace.steps.append(step)
    trace.acts.append(
      action.map { action in
        RecordedAct(call: call, action: action, before: before ?? context, secrets: secrets)
      })
    onStep?(step)
  }
}
