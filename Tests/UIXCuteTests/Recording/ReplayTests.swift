import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

struct ReplayTests {
  private let scratch: Scratch
  private static let goal = "Log in with email user@example.com and {{password}}"

  init() throws { scratch = try Scratch() }

  private func agent(
    _ backend: Backend, on app: MockActionExecutor = Samples.app(), record: RecordMode = .missing
  ) -> UIXCuteAgent {
    UIXCuteAgent(
      executor: app,
      configuration: UIXCuteConfiguration(
        stepTimeout: 1, secrets: ["password": .value("hunter22")], record: record,
        recordingFolder: scratch.path),
      backend: backend, test: "testLogin()", file: "/x/LoginTests.swift")
  }

  private static let first: [LLMReply] = [
    Samples.type("user@example.com", into: "email"), Samples.type("{{password}}", into: "password"),
    Samples.tap("forgot"), Samples.tap("submit"), Samples.end(),
    Samples.verdict(true, ["title"]),
  ]

  private func record() async throws {
    try await agent(.scripted(Self.first)).run(goal: Self.goal)
  }

  private static func renamed(_ elements: (inout [UIElement]) -> Void) -> MockActionExecutor {
    var login = Samples.login
    elements(&login.elements)
    return MockActionExecutor(login) { action, context in
      if action == .tap("submit") || action == .tap("login.button") { context = Samples.home }
    }
  }

  @Test func aGreenRunIsWrittenDownWithFingerprintsAndPlaceholders() async throws {
    try await record()
    let text = try scratch.text("LoginTests.testLogin.json")
    #expect(
      text == """
        {
          "version": 1,
          "name": "LoginTests.testLogin",
          "tasks": [
            {
              "goal": "Log in with email user@example.com and {{password}}",
              "acts": [
                {
                  "tool": "typeText",
                  "target": {"kind": "field", "identifier": "email", "label": "Email"},
                  "input": {"text": "user@example.com"},
                  "changed": true,
                  "screen": "LOGIN"
                },
                {
                  "tool": "typeText",
                  "target": {"kind": "field", "identifier": "password", "label": "Password"},
                  "input": {"text": "{{password}}"},
                  "changed": true,
                  "screen": "LOGIN"
                },
                {
                  "tool": "tap",
                  "target": {"kind": "button", "identifier": "submit", "label": "Log In"},
                  "changed": true,
                  "screen": "HOME",
                  "appeared": ["title", "signout"]
                }
              ],
              "evidence": [
                {"kind": "text", "identifier": "title", "label": "Welcome, Ada"}
              ]
            }
          ]
        }

        """)
    #expect(!text.contains("hunter22"))
  }

  @Test func theSecondRunAsksNoModelAndTypesTheSecretItself() async throws {
    try await record()
    let app = Samples.app()
    let report = try await agent(.replay, on: app).run(goal: Self.goal)
    #expect(report.modelCalls == 0)
    #expect(report.isReplayed)
    #expect(report.model == "recording")
    #expect(report.evidence == ["title"])
    #expect(
      await app.actions == [
        .type("user@example.com", into: "email"), .type("hunter22", into: "password"),
        .tap("submit"),
      ])
  }

  @Test func aRenamedButtonIsFoundByItsLabelAndTheRecordingIsMendedWhenTold() async throws {
    try await record()
    func app() -> MockActionExecutor { Self.renamed { $0[3].identifier = "login.button" } }
    let report = try await agent(.replay, on: app(), record: .heal).run(goal: Self.goal)
    #expect(report.modelCalls == 0)
    #expect(
      report.steps.last?.healing == "by its label: submit is now login.button")
    #expect(try scratch.text("LoginTests.testLogin.json").contains(#""login.button""#))
    let again = try await agent(.replay, on: app(), record: .heal).run(goal: Self.goal)
    #expect(again.steps.last?.healing == nil)
  }

  @Test func withoutBeingToldTheRecordingStaysAsItIs() async throws {
    try await record()
    let before = try scratch.text("LoginTests.testLogin.json")
    let app = Self.renamed { $0[3].identifier = "login.button" }
    try await agent(.replay, on: app).run(goal: Self.goal)
    #expect(try scratch.text("LoginTests.testLogin.json") == before)
  }

  @Test func whatNoFingerprintFindsTheModelIsAskedForThatStepAlone() async throws {
    try await record()
    func app() -> MockActionExecutor {
      Self.renamed {
        $0[3].identifier = "login.button"
        $0[3].label = "Continue"
      }
    }
    let model = ScriptedClient([Samples.tap("login.button"), Samples.end()])
    let report = try await agent(.scripted(model), on: app(), record: .heal).run(goal: Self.goal)
    #expect(report.modelCalls == 2)
    #expect(model.requests[0].messages[0].text.contains("tap Log In"))
    #expect(report.steps.map(\.isReplayed) == [true, true, false, false])
    let again = try await agent(.replay, on: app()).run(goal: Self.goal)
    #expect(again.modelCalls == 0)
  }

  @Test func aRemovedButtonFailsWithTheReasonAndTheScreen() async throws {
    try await record()
    let app = Self.renamed { $0.remove(at: 3) }
    let agent = agent(.replay, on: app)
    do {
      try await agent.run(goal: Self.goal)
      Issue.record("the button is gone")
    } catch UIXCuteError.replayFailed(let step, let reason, let screen) {
      #expect(step == "tap Log In")
      #expect(reason == "there is no button 'submit' any more")
      #expect(screen.contains(#"button forgot "Forgot password?""#))
    }
    #expect(await agent.lastExecutionReport?.steps.count == 2)
  }

  @Test func aButtonThatDoesNothingAnyMoreIsNoticed() async throws {
    try await record()
    let app = MockActionExecutor(Samples.login)
    do {
      try await agent(.replay, on: app).run(goal: Self.goal)
      Issue.record("the button is dead")
    } catch UIXCuteError.replayFailed(_, let reason, _) {
      #expect(reason == "it changes nothing now, and did when it was recorded")
    }
  }

  @Test func assertionsInWordsAreJudgedEachTimeAndThoseInCodeAreCheckedAgain() async throws {
    let model = ScriptedClient([
      Samples.tap("submit"), Samples.end(), Samples.verdict(true, ["title"]),
    ])
    let first = agent(.scripted(model))
    try await first.step("Tap Log In", expecting: .visible("title"))
    try await first.assert("The home screen is visible")
    let second = agent(.replay)
    try await second.step("Tap Log In", expecting: .visible("title"))
    await #expect(throws: UIXCuteError.self) {
      try await second.assert("The home screen is visible")
    }
    // The screen that the recording leads to may be another one by now.
    let other = MockActionExecutor(Samples.login) { action, context in
      if action == .tap("submit") {
        context = Samples.home
        context.elements.removeFirst()
      }
    }
    await #expect(throws: UIXCuteError.agentTerminatedWithFailure(reason: "'title' does not show"))
    { try await agent(.replay, on: other).step("Tap Log In", expecting: .visible("title")) }
  }

  @Test func aFailedRunLeavesTheRecordingAlone() async throws {
    let bench = agent(.scripted([Samples.tap("submit"), Samples.end(false, "no")]))
    _ = try? await bench.run(goal: Self.goal)
    #expect(!FileManager.default.fileExists(atPath: scratch.file("LoginTests.testLogin.json")))
  }

  @Test func anotherGoalIsNotReplayed() async throws {
    try await record()
    let model = ScriptedClient([Samples.end(false, "asked")])
    await #expect(throws: UIXCuteError.agentTerminatedWithFailure(reason: "asked")) {
      try await agent(.scripted(model)).run(goal: Self.goal + "!")
    }
  }

  @Test func aFileThatIsNoRecordingIsToldAndNotReplayed() async throws {
    try scratch.write("{\"version\": 99}", to: "LoginTests.testLogin.json")
    do {
      try await agent(.replay).run(goal: Self.goal)
      Issue.record("there is no recording")
    } catch UIXCuteError.configuration(let reason) {
      #expect(reason.contains("is no recording"))
    }
  }
}
