import Testing
import UIXCuteXCUI
import XCUIHost

@testable import UIXCuteCore

/// The executor from outside, against the stand-in for XCUI.
@MainActor
struct XCUIExecutorTests {
  @Test func theScreenIsReadAsAModelReadsIt() async throws {
    let phone = Phone()
    try await phone.use { app in
      phone.password.value = "••••"
      let context = try await XCUIActionExecutor(app).capture(tree: true, screenshot: true)
      #expect(context.screen == "Login")
      #expect(
        context.elements.map(\.line) == [
          #"text "Welcome back""#, #"field email "Email" hint="you@example.com""#,
          #"field password "Password" secure"#, #"button submit "Log In""#, #"button dead "Dead""#,
          #"switch remember "Remember me" checked"#,
        ])
      #expect(context.screenshot?.bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      #expect(context.alert == nil)
    }
  }

  @Test func whatATapBroughtIsToldAndADeadButtonToo() async throws {
    let phone = Phone()
    try await phone.use { app in
      let executor = XCUIActionExecutor(app)
      let dead = try await executor.tap(ElementTarget(identifier: "dead"))
      #expect(dead.changed == false)
      let done = try await executor.tap(ElementTarget(identifier: "submit"))
      #expect(done.changed == true)
      #expect(done.screen == "Home")
      #expect(done.appeared.contains("title"))
      #expect(done.changes.contains("- submit 'Log In'"))
      #expect(phone.phone.failures.isEmpty)
    }
  }

  @Test func aTextReplacesWhatWasThereAndIsReadBack() async throws {
    let phone = Phone()
    try await phone.use { app in
      phone.email.value = "old@example.org"
      let executor = XCUIActionExecutor(app)
      let typed = try await executor.type(
        "ada@example.org", into: ElementTarget(label: "Email"), submit: false)
      #expect(phone.email.value == "ada@example.org")
      #expect(typed.value == "ada@example.org")
      #expect(typed.matched == true)
      let secret = try await executor.type(
        "hunter22", into: ElementTarget(identifier: "password"), submit: false)
      #expect(secret.value == nil)
      #expect(phone.phone.failures.isEmpty)
      await #expect(throws: ActionError.refused(reason: "'submit' is no field")) {
        try await executor.type("x", into: ElementTarget(identifier: "submit"), submit: false)
      }
    }
  }

  @Test func whatCannotBeActedOnIsAnErrorAndNotTheEndOfTheTest() async throws {
    let phone = Phone()
    try await phone.use { app in
      let executor = XCUIActionExecutor(app)
      await #expect(throws: ActionError.notFound(name: "sumbit", nearest: ["submit"])) {
        try await executor.tap(ElementTarget(identifier: "sumbit"))
      }
      phone.submit.isEnabled = false
      await #expect(throws: ActionError.refused(reason: "'submit' is disabled")) {
        try await executor.tap(ElementTarget(identifier: "submit"))
      }
      await #expect(throws: ActionError.notFound(name: "never", nearest: [])) {
        try await executor.wait(for: ElementTarget(identifier: "never"), seconds: 0)
      }
      #expect(phone.phone.failures.isEmpty)
    }
  }

  @Test func oneOfSeveralIsHitByItsPlace() async throws {
    let phone = Phone()
    try await phone.use { app in
      let executor = XCUIActionExecutor(app)
      _ = try await executor.tap(ElementTarget(identifier: "submit"))
      var hits: [Int] = []
      for (number, node) in phone.root.children.suffix(2).enumerated() {
        node.onTap = { hits.append(number) }
      }
      _ = try await executor.tap(ElementTarget(label: "Twin", index: 1))
      #expect(hits == [1])
      await #expect(throws: ActionError.self) {
        try await executor.tap(ElementTarget(label: "Twin"))
      }
    }
  }

  @Test func theSystemsAlertIsSeenAndAnswered() async throws {
    let phone = Phone()
    try await phone.use { app in
      var answers: [String] = []
      phone.ask { answers.append($0) }
      let executor = XCUIActionExecutor(app)
      let seen = try await executor.capture(tree: true, screenshot: false)
      #expect(
        seen.alert
          == SystemAlert(title: "Use your location?", buttons: ["Allow Once", "Don't Allow"]))
      let outcome = try await executor.tapAlert(button: "Allow Once")
      #expect(outcome.changed == true)
      #expect(answers == ["Allow Once"])
      #expect(try await executor.capture(tree: false, screenshot: false).alert == nil)
    }
  }

  @Test func anAppThatDoesNotRunIsGone() async throws {
    let phone = Phone()
    try await phone.use { app in
      app.terminate()
      await #expect(throws: ActionError.appGone(reason: "it does not run: launch it first")) {
        try await XCUIActionExecutor(app).capture(tree: true, screenshot: false)
      }
    }
  }

  @Test func aGoalIsReachedByAnAgentOnXCUIAndAnAlertIsGranted() async throws {
    let phone = Phone()
    try await phone.use { app in
      phone.ask { _ in }
      let agent = UIXCuteAgent(
        app: app, configuration: UIXCuteConfiguration(stepTimeout: 2, record: .never),
        backend: .wordOverlap)
      let report = try await agent.step(#"Tap "Allow Once" to grant location access"#)
      #expect(report.steps[0].resultSummary == "Tapped 'Allow Once' on the system alert")
      try await agent.run(
        goal: "Type ada@example.org into the Email field and tap Log In submit",
        expecting: .text("title", "Welcome, ada@example.org"), .screen("Home"))
      #expect(phone.phone.failures.isEmpty)
    }
  }
}
