import FlashProtocol

extension AgentLoop {
  /// Does a recorded task again, without a model as long as the app is as it was.
  ///
  /// - Returns: the report, and the recording as it should read now where a step had to be found
  ///   anew.
  func replay(_ task: AgentTask, _ recorded: RecordedTask) async throws
    -> (report: AgentExecutionReport, healed: RecordedTask?)
  {
    var acts: [RecordedAct] = []
    var isHealed = false
    let report = try await reporting(task) {
      for act in recorded.acts {
        let done = try await self.replay(act, of: task)
        acts += done.acts
        isHealed = isHealed || done.isHealed
      }
      let reason = try await self.conclude(task, recorded)
      self.conversation.say(
        "Done before, from a recording: " + recorded.acts.map(\.words).joined(separator: "; "))
      return reason
    }
    guard isHealed else { return (report, nil) }
    var healed = recorded
    healed.acts = acts
    return (report, healed)
  }

  /// Checks the end of a replay by what the task is judged by; what a judge once relied on is looked
  /// for in code.
  private func conclude(_ task: AgentTask, _ recorded: RecordedTask) async throws -> String {
    switch task.criterion {
    case .expectations(let all):
      if let fault = try await fault(of: all) {
        throw UIXCuteError.agentTerminatedWithFailure(reason: fault)
      }
    case .text(let claim):
      if let fault = try await judge(claim) {
        throw UIXCuteError.agentTerminatedWithFailure(reason: fault)
      }
    case .instruction:
      try await look(fresh: true)
      for element in recorded.evidence {
        if case .missing = try await find(element) {
          guard !(client is NoModelClient), try await judge(task.instruction) == nil else {
            throw UIXCuteError.agentTerminatedWithFailure(
              reason: "'\(element.name)' no longer shows, on which success rested before")
          }
          return "confirmed anew"
        }
      }
      trace.evidence = recorded.evidence.map(\.name)
    }
    let count = recorded.acts.count
    return "replayed \(count) \(count == 1 ? "step" : "steps")"
  }

  private struct Replayed {
    var acts: [RecordedAct]
    var isHealed = false
  }

  private func replay(_ act: RecordedAct, of task: AgentTask) async throws -> Replayed {
    try await look()
    var element: UIElement?
    var healing: String?
    var now = act
    if let target = act.target {
      switch try await find(target) {
      case .same(let found): element = found
      case .healed(let found, let how):
        element = found
        healing = how
        now.target = ElementFingerprint(found, in: context)
      case .missing:
        return try await heal(
          act, of: task, why: "there is no \(target.kind) '\(target.name)' any more")
      }
    }
    let call = act.call(on: element, id: "replay_\(trace.steps.count)")
    if let complaint = tools.complaint(about: call) {
      return try await heal(act, of: task, why: complaint)
    }
    let done = try await carryOut(call, isReplayed: true, healing: healing)
    if done.isError { return try await heal(act, of: task, why: done.text) }
    if let why = try await missing(of: act, after: done) {
      return try await heal(act, of: task, why: why)
    }
    return Replayed(acts: [now], isHealed: healing != nil)
  }

  /// The element on the screen; one that is not there yet gets time to come.
  private func find(_ target: ElementFingerprint) async throws -> ElementFingerprint.Match {
    let first = target.find(in: context)
    guard first == .missing else { return first }
    _ = try? await executor.wait(
      for: ElementTarget(identifier: target.identifier, label: target.label),
      seconds: patienceForRecorded)
    try await look(fresh: true)
    return target.find(in: context)
  }

  /// How long what was there in the recording may take to come, in seconds.
  private var patienceForRecorded: Double { min(2, configuration.stepTimeout * 0.8, timeLeft) }

  /// What the act brought then and does not bring now; nil where all is as it was.
  private func missing(of act: RecordedAct, after done: Done) async throws -> String? {
    let action = done.outcome?.action
    if act.changed == true, action?.changed == false {
      return "it changes nothing now, and did when it was recorded"
    }
    if let screen = act.screen, let now = action?.screen.map({ secrets.redact($0) }), now != screen
    {
      let isThere = try await eventually(within: patienceForRecorded) {
        $0.screen.map(secrets.redact) == screen
      }
      guard isThere else {
        return "it leads to \(context.screen ?? now), and led to \(screen)"
      }
    }
    guard let awaited = act.appeared.first else { return nil }
    try await look()
    let known = Set(context.elements.compactMap(\.identifier))
    if !known.isDisjoint(with: act.appeared) { return nil }
    do {
      _ = try await executor.wait(
        for: ElementTarget(identifier: awaited), seconds: patienceForRecorded)
      isStale = true
      return nil
    } catch {
      // What came of itself and went, such as a toast, is not what the step was for.
      return act.screen == nil && action?.changed != true
        ? "'\(awaited)' does not appear any more" : nil
    }
  }

  /// Has the model do one recorded step in its own way.
  private func heal(_ act: RecordedAct, of task: AgentTask, why: String) async throws -> Replayed {
    try await look(fresh: true)
    let screen = ScreenText(context: context).text
    func failed(_ reason: String) -> UIXCuteError {
      .replayFailed(step: act.words, reason: reason, screen: screen)
    }
    if client is NoModelClient { throw failed(why) }
    let start = trace.acts.count
    do {
      _ = try await drive(
        AgentTask(
          .step, act.words,
          criterion: act.screen.map { .expectations([.screen($0)]) } ?? .instruction))
    } catch UIXCuteError.agentTerminatedWithFailure(let reason) {
      throw failed("\(why); \(client.name): \(reason)")
    }
    trace.notes.append("'\(act.words)' was found anew by \(client.name): \(why)")
    return Replayed(acts: trace.recordable(from: start), isHealed: true)
  }
}

extension Trace {
  /// The acts that are worth doing again: what failed or changed nothing is not.
  func recordable(from start: Int = 0) -> [RecordedAct] {
    zip(steps, acts).dropFirst(start).compactMap { step, act in
      guard !step.isError, let act else { return nil }
      return act.changed == false && act.tool != "waitForElement" ? nil : act
    }
  }
}

extension AgentLoop {
  /// The last task as a recording.
  func recorded() -> RecordedTask {
    RecordedTask(
      kind: trace.task.kind, instruction: secrets.redact(trace.task.instruction),
      criterion: trace.task.criterionText.map(secrets.redact), acts: trace.recordable(),
      evidence: trace.evidenceElements)
  }
}
