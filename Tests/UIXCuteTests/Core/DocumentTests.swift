import Testing
import UIXCute

/// The examples of the SDK's description, as they are written there, with `FlashApp`.
enum DocumentExamples {
  static func login() async throws {
    let app = FlashApp()
    app.launch()

    try await UIXCuteAgent(app: app).run(
      goal: """
            Log in with email user@example.com and password secret123.
            Verify the home screen is shown after login.
        """)
  }

  static func stepByStep() async throws {
    let app = FlashApp()
    app.launch()

    let agent = UIXCuteAgent(app: app)
    try await agent.step("Tap the Email text field and type user@example.com")
    try await agent.step("Tap Sign Out", expecting: "The login screen is visible")
    try await agent.assert("The home screen is visible with a welcome message")
    try await agent.step(#"Tap "Allow Once" to grant location access"#)
  }

  static func reports(_ app: FlashApp) async throws {
    let config = UIXCuteConfiguration(
      maxSteps: 60, stepTimeout: 10, totalTimeout: 300,
      perceptionMode: .screenshotAndAccessibilityTree)
    let agent = UIXCuteAgent(
      app: app, configuration: config,
      backend: .bedrock(
        config: BedrockConfig(
          modelId: "us.anthropic.claude-sonnet-4-6-v1:0", region: "us-est-1")))
    do {
      let report = try await agent.run(goal: "Complete the onboarding flow")
      print("Outcome: \(report.outcome)")
      print("Duration: \(report.duration)s")
      for step in report.steps {
        print("[\(step.stepIndex)] \(step.toolName)")
        print("    input:  \(step.input)")
        print("    result: \(step.resultSummary)")
      }
    } catch UIXCuteError.assertionFailed(let reason) {
      print(reason)
    } catch UIXCuteError.agentTerminatedWithFailure(let reason) {
      print(reason)
    } catch UIXCuteError.timeout(let seconds) {
      print(seconds)
    } catch UIXCuteError.maxStepsExceeded(let steps) {
      print(steps)
    }
    if let report = await agent.lastExecutionReport { print(report) }
  }
}

struct DocumentTests {
  @Test func theExamplesCompileAsTheyAreWritten() {
    #expect(
      PerceptionMode.allCases.map(\.rawValue) == [
        "accessibilityTree", "screenshotOnly", "screenshotAndAccessibilityTree",
        "screenshotFallback",
      ])
    let defaults = UIXCuteConfiguration()
    #expect(defaults.maxSteps == 60)
    #expect(defaults.stepTimeout == 10)
    #expect(defaults.totalTimeout == 300)
    #expect(defaults.perceptionMode == .accessibilityTree)
  }
}
