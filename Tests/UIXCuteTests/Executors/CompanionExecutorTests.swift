import FlashDevices
import FlashProtocol
import Testing

@testable import UIXCuteCore

/// What the system asks, seen and answered over the companion's own HTTP.
struct CompanionExecutorTests {
  private static let question: JSON = [
    "prompts": [
      [
        "kind": "alert", "title": "Use your location?", "texts": ["To show what is near."],
        "buttons": ["Allow Once", "Don't Allow"], "fields": [],
      ]
    ]
  ]

  @Test func aPermissionIsGrantedFromOutsideWhileTheAppIsDrivenFromInside() async throws {
    let double = try ModelDouble { number, request in
      .init(body: request.method == "POST" || number > 3 ? ["prompts": []] : Self.question)
    }
    let outside = CompanionActionExecutor { [port = double.port] in
      CompanionClient(port: port, token: "t")
    }
    let inside = MockActionExecutor(Samples.home)
    let model = ScriptedClient([
      LLMReply(calls: [Samples.call("tap", ["label": "Allow Once"])]), Samples.end(),
    ])
    let agent = UIXCuteAgent(
      executor: HybridActionExecutor(inside: inside, outside: outside), configuration: Bench.quick,
      backend: .scripted(model))
    let report = try await agent.step(#"Tap "Allow Once" to grant location access"#)
    #expect(report.steps[0].resultSummary == "Tapped 'Allow Once' on the system alert")
    #expect(model.requests[0].messages[0].text.contains("## System Alert (SpringBoard)"))
    let posted = double.requests.first { $0.method == "POST" }
    let body = try posted.map { try JSON(parsing: $0.body) }
    #expect(body?["button"]?.string == "Allow Once")
    #expect(body?["prompt"]?.int == 0)
    #expect(await inside.actions.isEmpty)
  }

  @Test func withoutASimulatorItSaysWhereThatIsToBeHad() async throws {
    let executor = CompanionActionExecutor { nil }
    do {
      _ = try await executor.capture(tree: false, screenshot: false)
      Issue.record("there is no simulator")
    } catch ActionError.unsupported(let reason) {
      #expect(reason.contains("simulator"))
    }
  }
}
