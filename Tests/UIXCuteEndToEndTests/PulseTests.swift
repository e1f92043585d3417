import FlashProtocol
import Foundation
import HostSupport
import Testing
import UIXCute

/// Goals in plain English on Pulse: first by the word-overlap policy, then from the recording.
@Suite(.serialized) struct PulseTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "uixcute-pulse-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// A Pulse of its own, with nothing kept from before.
  private func app() throws -> FlashApp {
    let state = folder + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let app = FlashApp(Program.path("pulse"), arguments: ["--state", state])
    app.launch()
    return app
  }

  private func agent(
    _ app: FlashApp, _ backend: Backend = .wordOverlap, test: String = #function,
    record: RecordMode = .missing
  ) -> UIXCuteAgent {
    UIXCuteAgent(
      app: app,
      configuration: UIXCuteConfiguration(
        secrets: ["password": .value("correct horse")], record: record, recordingFolder: folder),
      backend: backend, test: test, file: "Pulse.swift")
  }

  private static let login: Goal = """
    Open the Profile tab, tap Log in, type ada@example.org into the Email field, \
    type \(.secret("password")) into the Password field and tap Log in submit. \
    Verify the welcome message is shown.
    """

  private func edit(_ test: String, _ change: (inout String) -> Void) throws {
    let path = folder + "/Pulse.\(test).json"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    change(&text)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func loginIsDoneByThePolicyAndThenFromItsRecording() async throws {
    let first = try app()
    let report = try await agent(first).run(goal: Self.login)
    #expect(
      report.steps.map(\.toolName) == ["tap", "tap", "typeText", "typeText", "tap", "terminate"])
    #expect(report.modelCalls == 7)
    Attachment.record(AgentRun(name: "login", reports: [report]).html, named: "login.html")
    #expect(!"\(report)".contains("correct horse"))
    first.terminate()

    let again = try await agent(try app(), .replay).run(goal: Self.login)
    #expect(again.modelCalls == 0)
    #expect(again.isReplayed)
    #expect(again.steps.count == 5)
  }

  @Test func anArticleIsSavedAndATenStepRunStaysSmall() async throws {
    let goal = """
      Open the Sections tab, tap Science, tap Follow, go back, open the Home tab, tap Tech, \
      tap card 0 title, tap Save, open the Saved tab, tap Quiet engines
      """
    let first = try app()
    let report = try await agent(first).run(goal: goal, expecting: .screen("ARTICLE"))
    first.terminate()
    let tokens = report.promptBytes.reduce(0, +) / 4
    #expect(report.steps.count == 11)
    #expect(tokens < 12_000)
    #expect((report.promptBytes.max() ?? 0) / 4 < 1_700)

    let again = try await agent(try app(), .replay).run(goal: goal, expecting: .screen("ARTICLE"))
    #expect(again.modelCalls == 0)
    #expect(again.steps.count == 10)
  }

  @Test func stepsAndAssertionsGoOneByOne() async throws {
    let agent = agent(try app())
    try await agent.step("Open the Profile tab")
    try await agent.step("Tap Log in", expecting: .screen("LOGIN"))
    try await agent.step("Type ada@example.org into the Email field")
    try await agent.step("Type {{password}} into the Password field")
    try await agent.step("Tap Log in submit", expecting: "The account of Ada is shown")
    try await agent.assert("Ada is logged in with ada@example.org")
    try await agent.assert(.visible("profile.account"), .screen("PROFILE"))
    await #expect(throws: UIXCuteError.self) {
      try await agent.assert("The cart holds an umbrella")
    }
    #expect(await agent.reports.count == 8)
  }

  @Test func anAlertIsAnswered() async throws {
    let agent = agent(try app())
    try await agent.run(goal: Self.login)
    try await agent.step("Tap the account")
    try await agent.step("Tap Sign out", expecting: .visible("signout.confirm"))
    try await agent.step("Tap signout confirm", expecting: .visible("profile.login"))
  }

  @Test func aButtonWithAnotherNameIsFoundAndOneThatIsGoneFailsWithTheScreen() async throws {
    let first = try app()
    try await agent(first).run(goal: Self.login)
    first.terminate()
    let name = "aButtonWithAnotherNameIsFoundAndOneThatIsGoneFailsWithTheScreen"
    // To a replay it is one whether the app or its recording has the old name.
    try edit(name) { $0 = $0.replacing("\"profile.login\"", with: "\"profile.signin\"") }
    let second = try app()
    let healed = try await agent(second, .replay, record: .heal).run(goal: Self.login)
    second.terminate()
    #expect(healed.modelCalls == 0)
    #expect(
      healed.steps[1].healing == "by its label: profile.signin is now profile.login")

    try edit(name) {
      $0 = $0.replacing(
        "\"identifier\": \"profile.login\", \"label\": \"Log in\"",
        with: "\"identifier\": \"profile.passkey\", \"label\": \"Use a passkey\"")
    }
    do {
      try await agent(try app(), .replay).run(goal: Self.login)
      Issue.record("there is no such button")
    } catch UIXCuteError.replayFailed(let step, let reason, let screen) {
      #expect(step == "tap Use a passkey")
      #expect(reason == "there is no button 'profile.passkey' any more")
      #expect(screen.contains("button profile.login"))
    }
  }
}
