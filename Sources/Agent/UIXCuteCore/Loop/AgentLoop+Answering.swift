import FlashProtocol

extension AgentLoop {
  /// A question about the screen, answered with the elements that the answer rests on.
  public struct Answer: Sendable, Equatable {
    public var text: String
    public var evidence: [String]
  }

  /// Asks the model about the screen as it is now; nothing is done to the app.
  ///
  /// - Throws: `UIXCuteError.model` where the answer cites what is not there, twice.
  public func answer(_ question: String) async throws -> (Answer, AgentExecutionReport) {
    var answer = Answer(text: "", evidence: [])
    let report = try await reporting(AgentTask(.assertion, question)) {
      answer = try await self.ask(question)
      return answer.text
    }
    return (answer, report)
  }

  private func ask(_ question: String) async throws -> Answer {
    try await look(fresh: true)
    let (text, picture) = view()
    var messages = [
      LLMMessage(
        .user,
        [.text("Question: \(secrets.redact(question))")] + (text.map { [.text($0)] } ?? [])
          + (picture.map { [.image($0)] } ?? []))
    ]
    var complaint = ""
    for _ in 0...1 {
      let reply = try await ask(
        LLMRequest(
          purpose: .answer, system: Prompts.answer, messages: messages,
          tools: [Judgement.answerSpec], maxTokens: configuration.maxOutputTokens, mustCall: true))
      let calls =
        reply.calls.isEmpty
        ? WrittenCalls.find(in: reply.text, specs: [Judgement.answerSpec]) : reply.calls
      guard let call = calls.first(where: { $0.name == Judgement.answerSpec.name }) else {
        // A plain answer is one, only without anything to check it by.
        let plain = Words.trimmed(reply.text)
        if !plain.isEmpty { return Answer(text: secrets.redact(plain), evidence: []) }
        complaint = "call answer, and nothing else"
        messages.append(LLMMessage(.assistant, [.text("(no answer)")]))
        messages.append(LLMMessage(.user, [.text(complaint)]))
        continue
      }
      let cited = call.input["evidence"]?.array?.compactMap(\.string) ?? []
      guard let missing = cited.first(where: { Judgement.element($0, on: context) == nil }) else {
        return Answer(
          text: secrets.redact(call.input.string("answer") ?? ""),
          evidence: cited.map(secrets.redact))
      }
      complaint = "'\(missing)' is not on the screen: cite only what is listed"
      messages.append(LLMMessage(.assistant, [.toolCall(call)]))
      messages.append(
        LLMMessage(
          .user,
          [
            .toolResult(
              ToolResult(callID: call.id, name: call.name, text: complaint, isError: true))
          ]))
    }
    throw UIXCuteError.model(reason: "the answer cannot be relied on: \(complaint)")
  }
}
