/// Asks again where that can help, and another model where it cannot.
public struct RetryingClient: LLMClientProtocol {
  private let clients: [any LLMClientProtocol]
  private let policy: RetryPolicy
  private let clock: any AgentClock
  private let random: @Sendable () -> Double

  public var name: String { clients.first?.name ?? "no model" }

  /// - Parameters:
  ///   - fallback: asked when the first cannot answer, or not any more.
  ///   - random: from 0 to 1, for the jitter.
  public init(
    _ client: any LLMClientProtocol, fallback: (any LLMClientProtocol)? = nil,
    policy: RetryPolicy = RetryPolicy(), clock: any AgentClock = SystemClock(),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    clients = [client] + (fallback.map { [$0] } ?? [])
    self.policy = policy
    self.clock = clock
    self.random = random
  }

  public func reply(to request: LLMRequest) async throws -> LLMReply {
    var last: any Error = LLMError.configuration("there is no model to ask")
    for client in clients {
      do {
        return try await persist(client, request)
      } catch let error as LLMError {
        last = error
        guard error.mayFallBack else { throw error }
      }
    }
    throw last
  }

  private func persist(_ client: any LLMClientProtocol, _ request: LLMRequest) async throws
    -> LLMReply
  {
    var attempt = 1
    while true {
      do {
        return try await client.reply(to: request)
      } catch let error as LLMError {
        guard error.isTransient, attempt < policy.attempts else { throw error }
        await clock.pause(
          seconds: policy.pause(after: attempt, error: error, random: random()))
        try Task.checkCancellation()
        attempt += 1
      }
    }
  }
}
