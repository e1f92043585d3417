import FlashProtocol
import Testing

@testable import UIXCuteCore

struct LimitTests {
  @Test func aRunEndsAfterItsMostSteps() async throws {
    var configuration = UIXCuteConfiguration(maxSteps: 3, record: .never)
    configuration.loopLimits.stopAfterRepeats = 100
    let bench = Bench(
      ScriptedClient { request in Samples.type("\(request.messages.count)", into: "email") },
      configuration: configuration)
    let error = await bench.error { try await $0.run(goal: "Go on") }
    #expect(error == .maxStepsExceeded(steps: 3))
    #expect(await bench.agent.lastExecutionReport?.steps.count == 3)
  }

  @Test func aModelThatNeverAnswersRunsIntoTheTotalTime() async throws {
    let agent = UIXCuteAgent(
      executor: Samples.app(), configuration: .init(totalTimeout: 0.2, record: .never),
      backend: .custom(SilentClient()))
    await #expect(throws: UIXCuteError.timeout(seconds: 0.2)) {
      try await agent.run(goal: "Log in")
    }
    #expect(await agent.lastExecutionReport?.isSuccess == false)
  }

  @Test func anActThatHangsIsAnErrorResult() async throws {
    let model = ScriptedClient([Samples.tap("submit"), Samples.end(false, "it hangs")])
    let agent = UIXCuteAgent(
      executor: HangingExecutor(), configuration: .init(stepTimeout: 0.1, record: .never),
      backend: .scripted(model))
    await #expect(throws: UIXCuteError.agentTerminatedWithFailure(reason: "it hangs")) {
      try await agent.run(goal: "Log in")
    }
    let result = model.requests[1].messages.last?.toolResults.first
    #expect(result?.isError == true)
    #expect(result?.text == "it did not end within 0.1 s; it may still take effect")
  }

  @Test func aCancelledRunEndsAtOnceAndKeepsItsTrace() async throws {
    let agent = UIXCuteAgent(
      executor: Samples.app(), configuration: .init(record: .never),
      backend: .custom(SilentClient()))
    let task = Task { try await agent.run(goal: "Log in") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await agent.lastExecutionReport?.reason == "cancelled")
  }

  @Test func theSameTapForEverIsStoppedAfterANudge() async throws {
    let bench = Bench(ScriptedClient { _ in Samples.tap("forgot") })
    let error = await bench.error { try await $0.run(goal: "Reset the password") }
    guard case .noProgress = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let report = await bench.agent.lastExecutionReport
    #expect(report?.steps.count == 6)
    let nudged = bench.model.requests.contains {
      $0.messages.last?.text.contains("on this very screen") == true
    }
    #expect(nudged)
  }

  @Test func goingToAndFroBetweenTwoScreensIsStopped() async throws {
    let bench = Bench(
      ScriptedClient { request in
        request.messages.last?.text.contains("Sign Out") == true
          ? Samples.tap("signout") : Samples.tap("submit")
      })
    let error = await bench.error { try await $0.run(goal: "Find the settings") }
    guard case .noProgress = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(await bench.agent.lastExecutionReport?.steps.count == 11)
  }

  @Test func budgetsOfCallsAndTokensHold() async throws {
    let answer = ScriptedClient { request in
      var reply = Samples.type("\(request.messages.count)", into: "email")
      reply.usage = Usage(inputTokens: 100, outputTokens: 10)
      return reply
    }
    let calls = Bench(answer, configuration: .init(budget: Budget(calls: 2), record: .never))
    #expect(
      await calls.error { try await $0.run(goal: "Go on") }
        == .budgetExceeded(reason: "2 model calls of 2 are made"))
    let tokens = Bench(
      answer,
      configuration: .init(
        budget: Budget(tokens: 300), prices: Prices(input: 3, output: 15), record: .never))
    #expect(
      await tokens.error { try await $0.run(goal: "Go on") }
        == .budgetExceeded(reason: "330 tokens of 300 are used"))
    let report = await tokens.agent.lastExecutionReport
    #expect(report?.usage == Usage(inputTokens: 300, outputTokens: 30))
    #expect(report?.cost == 0.00135)
  }

  @Test func anAppThatIsGoneEndsTheRun() async throws {
    let app = MockActionExecutor(Samples.login) { _, _ in
      throw ActionError.appGone(reason: "it crashed")
    }
    let bench = Bench([Samples.tap("submit")], app: app)
    let error = await bench.error { try await $0.run(goal: "Log in") }
    #expect(error == .app(reason: "it crashed"))
  }
}

/// Never answers, and ends when it is cancelled.
private struct SilentClient: LLMClientProtocol {
  let name = "silent"

  func reply(to request: LLMRequest) async throws -> LLMReply {
    await SystemClock().pause(seconds: 600)
    throw CancellationError()
  }
}

/// Can be looked at, and never comes back from an act.
private struct HangingExecutor: ActionExecutorProtocol {
  func capture(tree: Bool, screenshot: Bool) -> UIContext { Samples.login }
  func tap(_ target: ElementTarget) async -> ActionOutcome {
    await SystemClock().pause(seconds: 600)
    return ActionOutcome()
  }
  func longPress(_ target: ElementTarget) -> ActionOutcome { ActionOutcome() }
  func type(_ text: String, into target: ElementTarget, submit: Bool) -> ActionOutcome {
    ActionOutcome()
  }
  func scroll(_ direction: ScrollDirection, in target: ElementTarget?) -> ActionOutcome {
    ActionOutcome()
  }
  func wait(for target: ElementTarget, seconds: Double) -> ActionOutcome { ActionOutcome() }
  func back() -> ActionOutcome { ActionOutcome() }
  func tapAlert(button: String) -> ActionOutcome { ActionOutcome() }
}
