import FlashProtocol

extension AgentLoop {
  /// Whether a success that the agent claims is one, by what the task is judged by.
  func weigh(_ verdict: ToolOutcome.Verdict, of task: AgentTask) async throws -> End {
    guard verdict.isSuccess else { return .failure(verdict.reason) }
    let fault: String?
    switch task.criterion {
    case .expectations(let all):
      fault = try await self.fault(of: all)
    case .text(let criterion):
      fault = try await judge(criterion)
    case .instruction where task.kind == .goal:
      fault = try await judge(task.instruction)
    case .instruction:
      // A step without a criterion stands on what the app did; where it did nothing, on the screen.
      if trace.isEffective { return .success(verdict.reason) }
      if !trace.wasDoubted {
        trace.wasDoubted = true
        return .refused(Prompts.nothingDone)
      }
      fault = try await judge(task.instruction)
    }
    return fault.map(End.refused) ?? .success(verdict.reason)
  }

  /// What does not hold of expectations, after the app had time to come to it; nil where all do.
  func fault(of expectations: [Expectation]) async throws -> String? {
    try await look(fresh: true)
    for expectation in expectations where expectation.fault(in: rawContext) != nil {
      guard let name = expectation.awaited else { continue }
      _ = try? await executor.wait(
        for: ElementTarget(identifier: name), seconds: patienceForExpected)
    }
    // What is on its way gets time to come; what is not there yet is no fault.
    _ = try await eventually(within: patienceForExpected) { context in
      expectations.allSatisfy { $0.fault(in: context) == nil }
    }
    let faults = expectations.compactMap { $0.fault(in: rawContext) }
    trace.evidence += expectations.map(\.description).map(secrets.redact)
    return faults.isEmpty ? nil : secrets.redact(faults.joined(separator: "; "))
  }

  /// How long what is expected may take to come, in seconds.
  private var patienceForExpected: Double {
    min(2, configuration.stepTimeout * 0.2, max(0, timeLeft))
  }

  /// A claim in words, judged on the screen as it is now.
  func assertion(_ claim: String) async throws -> String {
    if let fault = try await judge(claim) {
      // It may have been on its way.
      let before = context.signature
      try await look(fresh: true)
      guard context.signature != before, try await judge(claim) == nil else {
        throw UIXCuteError.assertionFailed(reason: fault)
      }
    }
    return trace.notes.last ?? claim
  }

  /// Asks for a verdict in a call of its own, which has to cite what shows on the screen.
  ///
  /// - Returns: why the claim does not hold; nil where it does.
  func judge(_ claim: String) async throws -> String? {
    try await look(fresh: true)
    let (text, picture) = view()
    var blocks: [LLMMessage.Block] = [
      .text("Claim: \(secrets.redact(claim))\nDone before:\n\(trace.gist)")
    ]
    if let text { blocks.append(.text(text)) }
    if let picture { blocks.append(.image(picture)) }
    var messages = [LLMMessage(.user, blocks)]
    var fault = ""
    for attempt in 0...1 {
      let reply = try await ask(
        LLMRequest(
          purpose: .judge, system: Prompts.judge, messages: messages, tools: [Judgement.spec],
          maxTokens: configuration.maxOutputTokens, mustCall: true))
      let calls =
        reply.calls.isEmpty
        ? WrittenCalls.find(in: reply.text, specs: [Judgement.spec]) : reply.calls
      switch Judgement.read(calls, on: context) {
      case .holds(let reason, let evidence):
        trace.evidence += evidence.map(\.name).map(secrets.redact)
        trace.evidenceElements += evidence.map { ElementFingerprint($0, in: context) }
        trace.notes.append(reason)
        return nil
      case .fails(let reason):
        return secrets.redact(reason)
      case .invalid(let complaint):
        fault = complaint
        guard attempt == 0 else { break }
        messages.append(LLMMessage(.assistant, Self.answer(reply.text, calls)))
        messages.append(
          LLMMessage(
            .user,
            calls.isEmpty
              ? [.text(complaint)]
              : calls.map {
                .toolResult(
                  ToolResult(callID: $0.id, name: $0.name, text: complaint, isError: true))
              }))
      }
    }
    return "the verdict cannot be relied on: \(fault)"
  }

  private static func answer(_ text: String, _ calls: [ToolCall]) -> [LLMMessage.Block] {
    let blocks: [LLMMessage.Block] =
      (Words.trimmed(text).isEmpty ? [] : [.text(text)]) + calls.map { .toolCall($0) }
    return blocks.isEmpty ? [.text("(no answer)")] : blocks
  }
}
