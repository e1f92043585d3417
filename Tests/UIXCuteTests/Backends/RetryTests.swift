import Testing

@testable import UIXCuteCore

struct RetryTests {
  private static let throttled = LLMError.throttled(service: "s", reason: "r", retryAfter: nil)

  private func client(_ errors: [LLMError], _ clock: FastClock, fallback: ScriptedClient? = nil)
    -> RetryingClient
  {
    RetryingClient(
      CountingClient(errors: errors), fallback: fallback, clock: clock, random: { 1 })
  }

  @Test func aPassingFaultIsTriedAgainWithLongerPauses() async throws {
    let clock = FastClock()
    let client = client(
      [Self.throttled, .serverFault(service: "s", status: 500, reason: "r")], clock)
    #expect(try await client.reply(to: Samples.request).text == "answer")
    #expect(clock.pauses == [1, 2])
  }

  @Test func threeTimesIsEnough() async {
    let clock = FastClock()
    let client = client(Array(repeating: Self.throttled, count: 9), clock)
    await #expect(throws: Self.throttled) { try await client.reply(to: Samples.request) }
    #expect(clock.pauses.count == 2)
  }

  @Test func whatWillNeverDoIsNotTriedAgain() async {
    let clock = FastClock()
    let fault = LLMError.refused(service: "s", status: 400, code: "c", reason: "r")
    let client = client([fault], clock)
    await #expect(throws: fault) { try await client.reply(to: Samples.request) }
    #expect(clock.pauses.isEmpty)
  }

  @Test func anotherModelAnswersWhereTheFirstCannot() async throws {
    let clock = FastClock()
    let fallback = ScriptedClient([LLMReply(text: "fallback")])
    let client = client(
      [.noSuchModel(service: "s", model: "m", reason: "r")], clock, fallback: fallback)
    #expect(try await client.reply(to: Samples.request).text == "fallback")
  }

  @Test func pausesAreJitteredAndCapped() {
    let policy = RetryPolicy(attempts: 9, base: 1, cap: 20)
    #expect(policy.pause(after: 1, error: Self.throttled, random: 0.5) == 0.5)
    #expect(policy.pause(after: 9, error: Self.throttled, random: 1) == 20)
    let told = LLMError.throttled(service: "s", reason: "r", retryAfter: 90)
    #expect(policy.pause(after: 1, error: told, random: 0) == 20)
  }
}

/// Fails as it is told, and then answers.
private actor CountingClient: LLMClientProtocol {
  nonisolated let name = "counting"
  private var errors: [LLMError]

  init(errors: [LLMError]) { self.errors = errors }

  func reply(to request: LLMRequest) async throws -> LLMReply {
    if !errors.isEmpty { throw errors.removeFirst() }
    return LLMReply(text: "answer")
  }
}
