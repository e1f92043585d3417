extension AgentLoop {
  /// Asks the model, within what is left of time and budget, and counts what it took.
  func ask(_ request: LLMRequest) async throws -> LLMReply {
    try Task.checkCancellation()
    var spent = spending
    spent.seconds += clock.now - trace.began
    if let excess = configuration.budget.excess(spent) {
      throw UIXCuteError.budgetExceeded(reason: excess)
    }
    trace.promptBytes.append(request.bytes)
    if request.purpose == .act { trace.standingBytes = request.fixedBytes }
    trace.modelCalls += 1
    spending.calls += 1
    let reply = try await Limited.run(seconds: timeLeft, clock: clock) { [client] in
      try await client.reply(to: request)
    }
    guard let reply else { throw UIXCuteError.timeout(seconds: configuration.totalTimeout) }
    let usage =
      reply.usage
      ?? Usage(
        inputTokens: request.estimatedTokens, outputTokens: (reply.text.utf8.count + 3) / 4)
    trace.usage += usage
    if request.purpose == .act { trace.openUsage = usage }
    spending.usage += usage
    if let prices = configuration.prices { spending.cost = prices.cost(of: spending.usage) }
    if reply.stop == .filtered {
      throw LLMError.filtered(service: client.name, reason: reply.text)
    }
    return reply
  }
}
