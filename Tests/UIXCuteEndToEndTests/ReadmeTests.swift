import Foundation
import Testing
import UIXCute

@Test func login() async throws {
  let state = NSTemporaryDirectory() + "pulse-" + UUID().uuidString
  let app = FlashApp("demo", arguments: ["--state", state])
  app.launch()
  let agent = UIXCuteAgent(
    app: app,
    configuration: UIXCuteConfiguration(secrets: ["password": .value("correct-horse")]),
    backend: .wordOverlap)
  let report = try await agent.run(
    goal: """
      Open the Profile tab, tap Log in, type ada@example.org into the Email field,
      type \(.secret("password")) into the Password field and tap Log in submit.
      Verify the welcome message is shown.
      """)
  print(report.text)
}
