import FlashProtocol
import Testing

@testable import UIXCuteCore

struct ConversationTests {
  private let picture = Screenshot(format: .png, bytes: [1])

  @Test func onlyTheNewestScreenAndPictureAreSent() {
    var conversation = Conversation()
    conversation.say("Goal: go")
    conversation.show("<screen>1", picture)
    conversation.reply(text: "", calls: [Samples.call("back", [:])])
    conversation.results([
      ToolResult(callID: "c1", name: "back", text: "Went back", isError: false)
    ])
    conversation.show("<screen>2", picture)
    let messages = conversation.messages(limit: 10_000)
    #expect(messages.flatMap(\.images).count == 1)
    #expect(messages[0].text == "Goal: go\n[screenshot replaced by latest]")
    #expect(messages[2].text == "<screen>2")
    #expect(messages[2].images.count == 1)
  }

  @Test func theOldestTurnsAreSummedUpAndTheGoalIsKept() {
    var conversation = Conversation()
    conversation.say("Goal: the goal")
    for number in 0..<60 {
      conversation.show("<screen>\(number)", nil)
      conversation.reply(
        text: String(repeating: "thinking ", count: 20),
        calls: [Samples.call("tap", ["label": .string("Button \(number)")], id: "c\(number)")])
      conversation.results([
        ToolResult(
          callID: "c\(number)", name: "tap", text: String(repeating: "result ", count: 20),
          isError: false)
      ])
    }
    let messages = conversation.messages(limit: 6_000)
    #expect(messages.reduce(0) { $0 + $1.bytes } < 6_000 + 2_000)
    #expect(messages[0].text.hasPrefix("Goal: the goal"))
    #expect(messages[0].text.contains("Done earlier: "))
    let roles = messages.map(\.role)
    #expect(zip(roles, roles.dropFirst()).allSatisfy { $0 != $1 })
    for (call, result) in zip(messages.dropFirst(), messages.dropFirst(2))
    where call.role == .assistant {
      #expect(call.toolCalls.map(\.id) == result.toolResults.map(\.callID))
    }
  }

  @Test func picturesAreTakenAsThePerceptionModeSays() async throws {
    for (mode, shots) in [
      (PerceptionMode.accessibilityTree, 0), (.screenshotOnly, 1),
      (.screenshotAndAccessibilityTree, 1), (.screenshotFallback, 0),
    ] {
      let bench = Bench(
        [Samples.end(false, "x")],
        configuration: UIXCuteConfiguration(perceptionMode: mode, record: .never))
      _ = await bench.error { try await $0.run(goal: "Log in") }
      let message = bench.model.requests[0].messages[0]
      #expect(message.images.count == shots, "\(mode)")
      #expect(message.text.contains("<screen") == (mode != .screenshotOnly), "\(mode)")
    }
  }

  @Test func theFallbackTakesAPictureOnlyOfAnEmptyTree() async throws {
    let bench = Bench(
      [Samples.end(false, "x")], app: MockActionExecutor(UIContext(screen: "GAME")),
      configuration: UIXCuteConfiguration(perceptionMode: .screenshotFallback, record: .never))
    _ = await bench.error { try await $0.run(goal: "Play") }
    #expect(bench.model.requests[0].messages[0].images.count == 1)
  }

  @Test func aLongRunWithAPictureEachStepSendsOneAtATime() async throws {
    let bench = Bench(
      ScriptedClient { request in
        request.messages.count > 60
          ? Samples.end(false, "enough") : Samples.type("\(request.messages.count)", into: "email")
      },
      configuration: UIXCuteConfiguration(
        perceptionMode: .screenshotAndAccessibilityTree, record: .never))
    let error = await bench.error { try await $0.run(goal: "Go on") }
    #expect(error == .agentTerminatedWithFailure(reason: "enough"))
    #expect(bench.model.requests.count == 31)
    #expect(bench.model.requests.allSatisfy { $0.messages.flatMap(\.images).count == 1 })
    let last = bench.model.requests.last?.messages.map(\.text).joined() ?? ""
    #expect(last.ranges(of: Conversation.olderPicture).count == 30)
  }

  @Test func aPictureThatIsTooLargeIsLeftOutAndTheRunGoesOn() async throws {
    var tall = [UInt8](repeating: 0, count: 24)
    tall.replaceSubrange(0..<8, with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    tall.replaceSubrange(12..<16, with: Array("IHDR".utf8))
    tall.replaceSubrange(16..<24, with: [0, 0, 1, 0x90, 0, 0, 0x23, 0x28])
    for bytes in [tall, [UInt8](repeating: 0, count: 6_000_000)] {
      var screen = Samples.login
      screen.screenshot = Screenshot(format: .png, bytes: bytes)
      let bench = Bench(
        [Samples.end(false, "x")], app: MockActionExecutor(screen),
        configuration: UIXCuteConfiguration(perceptionMode: .screenshotOnly, record: .never))
      _ = await bench.error { try await $0.run(goal: "Log in") }
      let message = bench.model.requests[0].messages[0]
      #expect(message.images.isEmpty)
      #expect(message.text.contains("[screenshot left out: it "))
      #expect(message.text.contains("button submit"))
    }
  }
}
