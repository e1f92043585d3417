import FlashHTTP

/// Answers that a test wrote down.
public final class ScriptedClient: LLMClientProtocol {
  private struct State {
    var replies: [LLMReply]
    var requests: [LLMRequest] = []
  }

  public let name = "script"
  private let state: Guarded<State>
  private let answer: (@Sendable (LLMRequest) throws -> LLMReply)?

  /// - Parameter replies: one a call, in order; a call beyond them is an error.
  public init(_ replies: [LLMReply]) {
    state = Guarded(State(replies: replies))
    answer = nil
  }

  public init(_ answer: @escaping @Sendable (LLMRequest) throws -> LLMReply) {
    state = Guarded(State(replies: []))
    self.answer = answer
  }

  /// What was asked so far.
  public var requests: [LLMRequest] { state.withLock(\.requests) }

  public func reply(to request: LLMRequest) async throws -> LLMReply {
    let next: LLMReply? = state.withLock { state in
      state.requests.append(request)
      return state.replies.isEmpty ? nil : state.replies.removeFirst()
    }
    if let answer { return try answer(request) }
    guard let next else {
      throw LLMError.configuration("the script has no answer to call \(requests.count)")
    }
    return next
  }
}
