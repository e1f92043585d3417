import FlashProtocol
import Testing

@testable import UIXCuteCore

/// What small models do wrong, each as it was seen.
struct SmallModelTests {
  private let specs = ToolBox.standard.specs

  @Test(arguments: [
    #"{"name": "tap", "arguments": {"identifier": "submit"}}"#,
    "Sure!\n```json\n{\"name\": \"tap\", \"arguments\": {\"identifier\": \"submit\"}}\n```\nDone.",
    #"{"name": "tap", "parameters": {"identifier": "submit"}}"#,
    #"{"name": "tap", "arguments": "{\"identifier\": \"submit\"}"}"#,
    #"{"function": {"name": "tap", "arguments": {"identifier": "submit"}}}"#,
    #"{"tool": "tap", "identifier": "submit"}"#,
    #"<tool_call>{"name": "tap", "arguments": {"identifier": "submit"}}</tool_call>"#,
    #"[{"name": "tap", "arguments": {"identifier": "submit"}}]"#,
    "<function=tap><parameter=identifier>\nsubmit\n</parameter></function>",
    #"<invoke name="tap"><parameter name="identifier">submit</parameter></invoke>"#,
    "<tap><identifier>submit</identifier></tap>",
  ])
  func aCallWrittenAsTextIsTaken(_ text: String) {
    let calls = WrittenCalls.find(in: text, specs: specs)
    #expect(calls.map(\.name) == ["tap"])
    #expect(calls.first?.input == ["identifier": "submit"])
  }

  @Test func twoCallsGluedTogetherAreTwo() {
    let text =
      #"{"name":"tap","arguments":{"label":"A"}}{"name":"tap","arguments":{"label":"B"}}"#
    #expect(
      WrittenCalls.find(in: text, specs: specs).map { $0.input["label"] } == ["A", "B"])
  }

  @Test(arguments: [
    "I would tap {submit} next, like {\"this\": 1}.", "Tap the Log In button.",
    #"{"name": "signInWithGoogle", "arguments": {}}"#,
    #"{"name": "tap", "arguments": {"x": 12, "y": 30}}"#, #"{"name": "tap"}"#, "{{{{", "[[[",
    "<b>tap</b> the <i>button</i>",
  ])
  func proseAndWhatFitsNoToolRunsNothing(_ text: String) {
    #expect(WrittenCalls.find(in: text, specs: specs).isEmpty)
  }

  @Test func aWrittenCallGoesBackIntoTheConversationAsACall() async throws {
    let bench = Bench([
      LLMReply(text: #"{"name": "tap", "arguments": {"identifier": "submit"}}"#), Samples.end(),
    ])
    try await bench.agent.step("Tap the Log In button")
    #expect(await bench.app.actions == [.tap("submit")])
    let said = bench.model.requests[1].messages
    #expect(said[1].toolCalls.first?.input == ["identifier": "submit"])
    #expect(said[2].toolResults.first?.callID == said[1].toolCalls.first?.id)
  }

  @Test func anInventedToolIsAnsweredWithThoseThatThereAre() async throws {
    let bench = Bench([
      LLMReply(calls: [Samples.call("signInWithGoogle", [:])]), Samples.tap("submit"),
      Samples.end(),
    ])
    try await bench.agent.step("Tap the Log In button")
    let result = bench.model.requests[1].messages.last?.toolResults.first
    #expect(
      result?.text.hasPrefix("there is no tool 'signInWithGoogle': there are tap, ") == true)
  }

  private static let misfits: [(ToolInput, String)] = [
    (
      ["identifier": "submit", "x": 3],
      "tap has no argument 'x': it takes identifier, label, index"
    ),
    ([:], "tap needs identifier or label: name an element of the screen"),
    (["identifier": 7], "'identifier' is 7: it must be a text"),
    (
      ["identifier": "submit", "index": "first"], "'index' is \"first\": it must be a whole number"
    ),
  ]

  @Test(arguments: misfits)
  func argumentsThatDoNotFitAreAnsweredWithTheSchemasComplaint(_ input: ToolInput, _ wanted: String)
    async throws
  {
    let bench = Bench([
      LLMReply(calls: [Samples.call("tap", input)]), Samples.tap("submit"), Samples.end(),
    ])
    try await bench.agent.step("Tap the Log In button")
    let result = bench.model.requests[1].messages.last?.toolResults.first
    #expect(result?.text == wanted)
    #expect(result?.isError == true)
    #expect(bench.model.requests[1].mustCall)
    #expect(await bench.app.actions == [.tap("submit")])
  }

  @Test(arguments: [
    (#"{"name": "signInWithGoogle", "arguments": {}}"#, "there is no tool 'signInWithGoogle'"),
    (#"{"name": "tap", "arguments": {"x": 12}}"#, "tap has no argument 'x'"),
  ])
  func aWrittenCallThatFitsNothingIsAnsweredWithWhatIsWrong(_ text: String, _ wanted: String)
    async throws
  {
    let bench = Bench([LLMReply(text: text), Samples.tap("submit"), Samples.end()])
    try await bench.agent.step("Tap the Log In button")
    #expect(bench.model.requests[1].messages.last?.text.contains(wanted) == true)
    #expect(await bench.app.actions == [.tap("submit")])
  }

  @Test func flagsAndNumbersWrittenAsTextArePutRight() async throws {
    let bench = Bench([
      LLMReply(calls: [
        Samples.call("tap", ["identifier": "submit", "label": .null, "index": "0"])
      ]),
      LLMReply(calls: [Samples.call("terminate", ["success": "True"])]),
    ])
    try await bench.agent.step("Tap the Log In button")
    #expect(await bench.app.actions == [.tap("submit")])
  }

  @Test func noCallAtAllIsSentBackTwiceAndThenEnds() async throws {
    let bench = Bench(ScriptedClient { _ in LLMReply(text: "I think we should log in.") })
    let error = await bench.error { try await $0.run(goal: "Log in") }
    guard case .model(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("3 times in a row"))
    #expect(reason.contains("I think we should log in."))
    #expect(bench.model.requests.map(\.mustCall) == [false, true, true])
    #expect(bench.model.requests[1].messages.last?.text.contains(Prompts.noCall) == true)
  }

  @Test func anAnswerThatWasCutOffIsAskedForAgain() async throws {
    let bench = Bench([
      LLMReply(text: #"{"name": "ta"#, stop: .maxTokens), Samples.tap("submit"), Samples.end(),
    ])
    try await bench.agent.step("Tap the Log In button")
    #expect(bench.model.requests[1].messages.last?.text.contains(Prompts.cutOff) == true)
  }

  @Test func textInAnotherCaseThanTheGoalsIsNotTyped() async throws {
    let bench = Bench([
      Samples.type("User@Example.com", into: "email"),
      Samples.type("user@example.com", into: "email"), Samples.end(),
    ])
    try await bench.agent.step("Type user@example.com into Email")
    #expect(await bench.app.actions == [.type("user@example.com", into: "email")])
    let result = bench.model.requests[1].messages.last?.toolResults.first
    #expect(result?.text.contains(#"the goal spells it "user@example.com""#) == true)
  }

  @Test func labelsInAnotherCaseAndIdentifiersAsLabelsAreFound() async throws {
    let bench = Bench([
      LLMReply(calls: [Samples.call("tap", ["label": "log in"])]), Samples.end(),
    ])
    try await bench.agent.step("Tap the Log In button")
    #expect(await bench.app.actions == [.tap("submit")])
    let mixed = Bench([
      LLMReply(calls: [Samples.call("tap", ["identifier": "Log In"])]), Samples.end(),
    ])
    try await mixed.agent.step("Tap the Log In button")
    #expect(await mixed.app.actions == [.tap("submit")])
  }
}
