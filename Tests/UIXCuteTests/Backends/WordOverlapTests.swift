import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// The policy that stands in for a model does what is spelt out.
struct WordOverlapTests {
  private static let home = UIContext(elements: [
    UIElement("button", identifier: "btn_menu", label: "Menu"),
    UIElement("field", identifier: "search_field", label: "Search products", value: ""),
    UIElement("row", identifier: "cell_item_1", label: "Trail Running Shoes, $89"),
    UIElement("row", identifier: "cell_item_3", label: "Rain Jacket, $140"),
    UIElement("button", identifier: "btn_add_cart_1", label: "Add Trail Running Shoes to cart"),
    UIElement("button", identifier: "tab_cart", label: "Cart"),
    UIElement("button", identifier: "tab_profile", label: "Profile"),
  ])

  @Test(arguments: [
    ("Tap the Profile tab", "tap", "tab_profile"), ("Tap the Cart tab", "tap", "tab_cart"),
    ("Tap the menu button", "tap", "btn_menu"), ("Select the Rain Jacket", "tap", "cell_item_3"),
    ("Add the running shoes to the cart", "tap", "btn_add_cart_1"),
    ("Type jacket in the search field", "typeText", "search_field"),
    ("Wait until the element cell_item_9 appears", "waitForElement", "cell_item_9"),
  ])
  func aClauseFindsItsElement(_ clause: String, _ tool: String, _ identifier: String) throws {
    let screen = ReadScreen(ScreenText(context: Self.home).text)
    let call = try #require(Clause(text: clause).call(on: screen))
    #expect(call.0 == tool)
    #expect(call.1["identifier"]?.string == identifier)
  }

  @Test func everyInstructionOfTheFixtureIsDone() async throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/instructions.json")
    let fixture = try JSON(parsing: Data(contentsOf: path))
    let cases = try #require(fixture["cases"]?.array)
    #expect(cases.count == 36)
    for item in cases {
      let elements = fixture["screens"]?[item["screen"]?.string ?? ""]?.array ?? []
      let context = UIContext(
        elements: elements.map {
          UIElement(
            $0["kind"]?.string ?? "", identifier: $0["id"]?.string, label: $0["label"]?.string,
            value: $0["value"]?.string)
        })
      let text = item["text"]?.string ?? ""
      var conversation = Conversation()
      conversation.say(Prompts.step(text))
      conversation.show(ScreenText(context: context).text, nil)
      let reply = try await WordOverlapClient().reply(
        to: LLMRequest(
          system: Prompts.system, messages: conversation.messages(limit: 20_000),
          tools: ToolBox.standard.specs))
      let call = try #require(reply.calls.first)
      #expect(call.name == item["tool"]?.string, "\(text)")
      for member in item["input"]?.object ?? [] {
        #expect(call.input[member.name] == member.value, "\(text)")
      }
    }
  }

  @Test func aGoalIsTakenApartAtItsVerbs() {
    let goal = """
      Log in with email user@example.com and password secret123, then tap "Buy, now" and open \
      the Profile tab. Verify the home screen is shown.
      """
    #expect(
      WordOverlapState.clauses(of: goal).map(\.text) == [
        "Log in with email user@example.com and password secret123", "tap \"Buy, now\"",
        "open the Profile tab",
      ])
  }

  @Test func aScreenIsReadBackAsItWasWritten() {
    let context = UIContext(
      elements: [
        UIElement("button", identifier: "a b", label: "Say \"hi\" <now>"),
        UIElement("field", identifier: "f", label: "Name", value: "x=\"y\""),
        UIElement("text", label: "plain"),
      ], alert: SystemAlert(buttons: ["Allow"]))
    let screen = ReadScreen(ScreenText(context: context).text)
    #expect(screen.lines.map(\.identifier) == ["a b", "f", nil])
    #expect(screen.lines.map(\.label) == ["Say \"hi\" <now>", "Name", "plain"])
    #expect(screen.lines[1].value == "x=\"y\"")
    #expect(screen.alertButtons == ["Allow"])
  }

  @Test func aQuestionIsAnsweredWithWhatItRestsOn() async throws {
    let agent = UIXCuteAgent(
      executor: MockActionExecutor(Samples.home), configuration: .init(record: .never),
      backend: .wordOverlap)
    let answer = try await agent.ask("Which name does the welcome say?")
    #expect(answer.text == "Welcome, Ada")
    #expect(answer.evidence == ["title"])
  }

  @Test func anAnswerThatCitesWhatIsNotThereIsSentBack() async throws {
    func answer(_ evidence: String) -> LLMReply {
      LLMReply(calls: [
        Samples.call("answer", ["answer": "Ada", "evidence": [.string(evidence)]])
      ])
    }
    let bench = Bench([answer("made.up"), answer("title")], app: Samples.app(Samples.home))
    #expect(try await bench.agent.ask("Who?").evidence == ["title"])
    let wrong = Bench([answer("made.up"), answer("made.up")])
    await #expect(throws: UIXCuteError.self) { try await wrong.agent.ask("Who?") }
  }
}
