import UIXCute
import XCTest

// The examples of the SDK's description, as they are written there, with Flash: that they compile is the test.
// Never run: they speak of an app that is not there.

class CheckoutUITests: XCTestCase {
  func testCheckout() async throws {
    let app = FlashApp()
    app.launch()

    let report = try await UIXCuteAgent(app: app).run(
      goal: """
            Add the first item to the cart, proceed to checkout,
            fill in the shipping address, and verify the order summary is shown.
        """)
    // report.steps lists every tool the agent called, in order
    _ = report.steps
  }
}

class LoginUITests: XCTestCase {
  func testLogin() async throws {
    let app = FlashApp()
    app.launch()

    try await UIXCuteAgent(app: app).run(
      goal: """
            Log in with email user@example.com and password secret123.
            Verify the home screen is shown after login.
        """)
  }

  func testLoginStepByStep() async throws {
    let app = FlashApp()
    app.launch()

    let agent = UIXCuteAgent(app: app)
    try await agent.step("Tap the Email text field and type user@example.com")
    try await agent.step("Tap the Password field and type secret123")
    try await agent.step("Tap the Log In button")
    try await agent.assert("The home screen is visible with a welcome message")
  }

  func testPermissions() async throws {
    let app = FlashApp()
    let agent = UIXCuteAgent(app: app)
    try await agent.step("Tap the Allow Location Access button")
    try await agent.step(#"Tap "Allow Once" to grant location access"#)
  }

  func testSignOut() async throws {
    let app = FlashApp()
    let agent = UIXCuteAgent(app: app)
    // Without expecting: model sees "Sign Out" gone and may report failure
    try await agent.step("Tap Sign Out")

    // With expecting: model judges success against the stated criterion instead
    try await agent.step("Tap Sign Out", expecting: "The login screen is visible")
  }

  func testReports() async throws {
    let app = FlashApp()
    let agent = UIXCuteAgent(app: app)
    let report = try await agent.run(goal: "Log in and verify the home screen")

    print("Outcome: \(report.outcome)")  // .success(reason:) or .failure(reason:)
    print("Duration: \(report.duration)s")

    for step in report.steps {
      print("[\(step.stepIndex)] \(step.toolName)")
      print("    input:  \(step.input)")
      print("    result: \(step.resultSummary)")
    }
    switch report.outcome {
    case .success(let reason), .failure(let reason): print(reason)
    }
  }

  func testPartialTrace() async throws {
    let app = FlashApp()
    let agent = UIXCuteAgent(app: app)
    do {
      let report = try await agent.run(goal: "...")
      attachReport(report)
    } catch {
      if let report = await agent.lastExecutionReport {
        attachReport(report)  // partial trace up to the failure
      }
      throw error
    }
  }

  func testConfiguration() async throws {
    let app = FlashApp()
    let config = UIXCuteConfiguration(
      maxSteps: 60,  // max agent loop iterations
      stepTimeout: 10,  // seconds per XCUI action
      totalTimeout: 300,  // total wall-clock budget
      perceptionMode: .screenshotAndAccessibilityTree  // highest fidelity
    )

    // Bedrock with an explicit model and region
    let agent = UIXCuteAgent(
      app: app,
      configuration: config,
      backend: .bedrock(
        config: BedrockConfig(
          modelId: "us.anthropic.claude-sonnet-4-6-v1:0",
          region: "us-est-1"
        )
      )
    )
    do {
      try await agent.run(goal: "Complete the onboarding flow")
    } catch UIXCuteError.assertionFailed(let reason) {
      // A condition checked by assert(_:) was not met
      print(reason)
    } catch UIXCuteError.agentTerminatedWithFailure(let reason) {
      // The agent decided it could not complete the goal
      print(reason)
    } catch UIXCuteError.timeout(let seconds) {
      // Exceeded totalTimeout
      print(seconds)
    } catch UIXCuteError.maxStepsExceeded(let steps) {
      // Exceeded maxSteps — try increasing it or simplifying the goal
      print(steps)
    }
  }

  func testModes() async throws {
    let app = FlashApp()
    let modes: [PerceptionMode] = [
      .accessibilityTree, .screenshotOnly, .screenshotAndAccessibilityTree, .screenshotFallback,
    ]
    for mode in modes {
      let agent = UIXCuteAgent(
        app: app, configuration: UIXCuteConfiguration(perceptionMode: mode),
        backend: .ollama(config: OllamaConfig(model: "llama3.2")))
      try await agent.run(goal: "Tap Allow Once")
    }
  }

  private func attachReport(_ report: AgentExecutionReport) {
    let text = formatReport(report)
    print(text)  // appears in the Xcode console
    let attachment = XCTAttachment(string: text)
    attachment.name = reportTitle(report)  // "✓ Log in and verify…" or "✗ …"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
