import FlashProtocol
import Foundation
import HostSupport
import Testing
import UIXCute

/// The suite by which agents are measured: each goal can be reached, and none is by itself.
struct SuiteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func suite() throws -> UIXCute.Suite {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Pulse/goals/pulse.json")
    return try UIXCute.Suite(json: try JSON(parsing: try Data(contentsOf: file)))
  }

  private func app(_ name: String) -> FlashApp {
    let app = FlashApp(
      Program.path("pulse"), arguments: ["--state", folder.path + "/" + name])
    app.launch()
    return app
  }

  private func judge(_ app: FlashApp, seconds: Double) -> UIXCuteAgent {
    UIXCuteAgent(
      app: app, configuration: UIXCuteConfiguration(stepTimeout: seconds, record: .never),
      backend: .replay)
  }

  @Test func noGoalOfTheSuiteIsReachedByDoingNothing() async throws {
    let suite = try Self.suite()
    #expect(suite.goals.count == 40)
    #expect(Set(suite.goals.map(\.level)).count == 4)
    // The app is at rest: what does not show now will not come.
    let agent = judge(app("rest"), seconds: 1)
    for goal in suite.goals where !goal.isImpossible {
      var isMet = goal.state.allSatisfy { $0.fault(in: .object([])) == nil }
      if isMet, !goal.expected.isEmpty {
        do { try await agent.assert(all: goal.expected) } catch { isMet = false }
      }
      #expect(!isMet, "\(goal.id)")
    }
  }

  @Test func everyGoalThatIsPossibleCanBeReached() async throws {
    let goals = try Self.suite().goals.filter { !$0.isImpossible }
    #expect(Set(goals.map(\.id)) == Set(SuiteSolutions.all.keys))
    for goal in goals {
      let app = app(goal.id)
      let agent = UIXCuteAgent(
        app: app, configuration: UIXCuteConfiguration(record: .never, pictures: .none),
        backend: .scripted(SuiteSolutions.model(goal.id)))
      await #expect(throws: UIXCuteError.agentTerminatedWithFailure(reason: "the end")) {
        try await agent.run(goal: goal.goal)
      }
      let steps = await agent.lastExecutionReport?.steps ?? []
      #expect(steps.allSatisfy { !$0.isError }, "\(goal.id): \(steps.last?.resultSummary ?? "")")
      if !goal.expected.isEmpty {
        do {
          try await judge(app, seconds: 10).assert(all: goal.expected)
        } catch {
          Issue.record("\(goal.id): \(error)")
        }
      }
      let fault = await stateFault(goal)
      #expect(fault == nil, "\(goal.id)")
      app.terminate()
    }
  }

  /// What the app has kept that is not as it should be, once it had time to write it.
  private func stateFault(_ goal: UIXCute.Suite.Goal) async -> String? {
    let path = folder.path + "/" + goal.id + "/pulse.json"
    let clock = SystemClock()
    let end = clock.now + 5
    while true {
      let state =
        FileManager.default.contents(atPath: path).flatMap { try? JSON(parsing: $0) }
        ?? .object([])
      let fault = goal.state.lazy.compactMap { $0.fault(in: state) }.first
      guard fault != nil, clock.now < end else { return fault }
      await clock.pause(seconds: 0.02)
    }
  }
}
