extension AgentLoop {
  /// How often an answer without a usable call is sent back.
  static let mostRepairs = 2
  /// How often a success that a check does not confirm is sent back.
  static let mostRefusals = 2

  /// The loop itself: see, ask, act, until the agent calls it a day and a check agrees.
  ///
  /// - Returns: why it is a success.
  func drive(_ task: AgentTask) async throws -> String {
    trace.driveStart = trace.acts.count
    trace.wasDoubted = false
    conversation.say(secrets.redact(Self.opening(task)))
    try await look(fresh: true)
    show()
    var repairs = 0
    var refusals = 0
    var mustCall = false
    for _ in 0..<max(0, configuration.maxSteps) {
      let reply = try await ask(
        LLMRequest(
          purpose: .act, system: Prompts.system,
          messages: conversation.messages(limit: configuration.promptLimit), tools: tools.specs,
          maxTokens: configuration.maxOutputTokens, mustCall: mustCall))
      let calls = usableCalls(reply)
      conversation.reply(text: secrets.redact(reply.text), calls: calls)
      mustCall = false
      if calls.isEmpty {
        repairs += 1
        guard repairs <= Self.mostRepairs else {
          throw UIXCuteError.model(
            reason: "\(client.name) gave no tool call, \(repairs) times in a row; it wrote: "
              + ScreenText.quoted(reply.text))
        }
        conversation.say(secrets.redact(correction(of: reply)))
        mustCall = true
        continue
      }
      let turn = try await run(calls, of: task)
      conversation.results(turn.results)
      switch turn.end {
      case .success(let reason): return reason
      case .failure(let reason): throw UIXCuteError.agentTerminatedWithFailure(reason: reason)
      case .refused(let reason):
        refusals += 1
        guard refusals <= Self.mostRefusals else {
          throw UIXCuteError.agentTerminatedWithFailure(
            reason: "success was claimed, and the screen does not confirm it: \(reason)")
        }
      case nil: break
      }
      repairs = turn.complaint == nil ? 0 : repairs + 1
      guard repairs <= Self.mostRepairs else {
        throw UIXCuteError.model(
          reason: "\(client.name) gave no valid tool call, \(repairs) times in a row: "
            + (turn.complaint ?? ""))
      }
      mustCall = turn.complaint != nil
      for nudge in turn.nudges { conversation.say(nudge) }
      if let stop = turn.stop { throw UIXCuteError.noProgress(reason: stop) }
      try await look()
      show()
    }
    throw UIXCuteError.maxStepsExceeded(steps: configuration.maxSteps)
  }

  private static func opening(_ task: AgentTask) -> String {
    var text =
      task.kind == .step ? Prompts.step(task.instruction) : Prompts.goal(task.instruction)
    if let criterion = task.criterionText { text += "\n" + Prompts.criterion(criterion) }
    return text
  }

  /// What a model is told whose answer held no call that can be run.
  private func correction(of reply: LLMReply) -> String {
    if reply.stop == .maxTokens { return Prompts.cutOff }
    return WrittenCalls.complaint(in: reply.text, tools: tools).map(Prompts.badCall)
      ?? Prompts.noCall
  }

  /// The calls that were made, or else those that were written.
  private func usableCalls(_ reply: LLMReply) -> [ToolCall] {
    guard !reply.calls.isEmpty else {
      return WrittenCalls.find(in: reply.text, specs: tools.specs).map(redacted)
    }
    return reply.calls.map { call in
      var call = call
      if let tool = tools.tool(call.name) { call.input = tool.spec.tidied(call.input) }
      return redacted(call)
    }
  }

  private func redacted(_ call: ToolCall) -> ToolCall {
    ToolCall(id: call.id, name: call.name, input: secrets.redact(call.input))
  }
}
