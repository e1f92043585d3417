import FlashProtocol

/// Takes a goal apart into clauses and finds each clause's element by the words they share.
///
/// No model: it does what is spelt out and understands nothing. Good for demos, for tests of the
/// machinery, and as the line that a real model has to beat.
public struct WordOverlapClient: LLMClientProtocol {
  public let name = "word overlap"

  public init() {}

  public func reply(to request: LLMRequest) async throws -> LLMReply {
    let size = request.estimatedTokens
    var reply =
      switch request.purpose {
      case .act: act(request)
      case .judge: WordOverlapJudge.verdict(request)
      case .answer: WordOverlapJudge.answer(request)
      }
    reply.usage = Usage(inputTokens: size, outputTokens: 20)
    return reply
  }

  private func act(_ request: LLMRequest) -> LLMReply {
    guard let state = WordOverlapState(request) else {
      return Self.call("terminate", ["success": false, "reason": "no goal was given"], 0)
    }
    let number = request.messages.count
    if let failure = state.lastFailure {
      return Self.call("terminate", ["success": false, "reason": .string(failure)], number)
    }
    if let isSuccess = state.wantedEnd {
      return Self.call(
        "terminate", ["success": .bool(isSuccess), "reason": "the goal says so"], number)
    }
    guard state.clauses.indices.contains(state.done) else {
      return Self.call(
        "terminate", ["success": true, "reason": "every part of the goal is done"], number)
    }
    let clause = state.clauses[state.done]
    guard let (tool, input) = clause.call(on: state.screen) else {
      return Self.call(
        "terminate",
        [
          "success": false,
          "reason": .string("nothing on the screen fits '\(clause.text)'"),
        ], number)
    }
    return Self.call(tool, input, number)
  }

  private static func call(_ name: String, _ input: ToolInput, _ number: Int) -> LLMReply {
    LLMReply(calls: [ToolCall(id: "call_\(number)", name: name, input: input)])
  }
}
