import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

struct ReportTests {
  private func run() async throws -> AgentRun {
    let bench = Bench([
      Samples.tap("forgot"), Samples.end(false, "<b>no</b> reset & no mail"),
    ])
    _ = await bench.error { try await $0.run(goal: "Reset the password") }
    return AgentRun(name: "testReset", reports: await bench.agent.reports)
  }

  @Test func thePageHoldsEveryStepAndTheLastScreenAndNothingFromOutside() async throws {
    let html = try await run().html
    #expect(html.contains("Tapped element (identifier=forgot)"))
    #expect(html.contains("&lt;b&gt;no&lt;/b&gt; reset &amp; no mail"))
    #expect(html.contains("nothing changed on the screen"))
    #expect(html.contains("The last screen"))
    #expect(html.contains("button forgot &quot;Forgot password?&quot;"))
    #expect(!html.contains("http:") && !html.contains("https:"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test func aFailedRunKeepsAPictureOfItsLastScreenAndAModelWithoutEyesGetsNone() async throws {
    let bench = Bench([Samples.tap("forgot"), Samples.end(false, "no")])
    _ = await bench.error { try await $0.run(goal: "Reset the password") }
    let report = await bench.agent.lastExecutionReport
    #expect(report?.lastScreenshot != nil)
    #expect(bench.model.requests.allSatisfy { $0.messages.flatMap(\.images).isEmpty })
    let none = Bench(
      [Samples.end(false, "no")], configuration: .init(record: .never, pictures: .none))
    _ = await none.error { try await $0.run(goal: "Reset the password") }
    #expect(await none.agent.lastExecutionReport?.lastScreenshot == nil)
  }

  @Test func picturesOfEachStepAreForTheReportAlone() async throws {
    let bench = Bench(
      [Samples.tap("forgot"), Samples.end()],
      configuration: .init(stepTimeout: 1, record: .never, pictures: .ofSteps))
    try await bench.agent.run(goal: "Reset the password", expecting: .visible("forgot"))
    let report = try #require(await bench.agent.lastExecutionReport)
    #expect(report.steps.allSatisfy { $0.screenshot != nil })
    #expect(bench.model.requests.allSatisfy { $0.messages.flatMap(\.images).isEmpty })
    #expect(AgentRun(name: "x", reports: [report]).html.contains("data:image/png;base64,"))
  }

  @Test func theSameGoesIntoJSONAndJUnit() async throws {
    let run = try await run()
    #expect(run.json["success"]?.bool == false)
    #expect(run.json["modelCalls"]?.int == 2)
    #expect(run.json["runs"]?.array?.first?["steps"]?.array?.count == 2)
    let xml = String(decoding: run.junit, as: UTF8.self)
    #expect(xml.contains("tests=\"1\""))
    #expect(xml.contains("failures=\"1\""))
  }

  @Test func theTextIsThatOfTheDocument() async throws {
    let bench = Bench([
      LLMReply(calls: [Samples.call("tap", ["label": "Email"])]), Samples.end(true, "done"),
    ])
    _ = await bench.error { try await $0.run(goal: "Log in", expecting: .visible("submit")) }
    let report = await bench.agent.lastExecutionReport
    let text = report?.text ?? ""
    #expect(text.contains("✓ Log in"))
    #expect(text.contains(#"    input:  ["label": "Email"]"#))
    #expect(text.contains("    result: Tapped element (label=Email)"))
    #expect(report?.title == "✓ Log in")
  }
}
