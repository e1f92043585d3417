import Testing

@testable import UIXCuteCore

/// An app driven from inside, and what another process draws over it from outside.
struct HybridExecutorTests {
  private static let alert = SystemAlert(
    title: "Use your location?", buttons: ["Allow Once", "Don't Allow"])

  private let inside = MockActionExecutor(Samples.home)
  private var alerted: MockActionExecutor {
    MockActionExecutor(UIContext(alert: Self.alert))
  }

  @Test func theAlertOfAnotherProcessIsSeenAndAnswered() async throws {
    let outside = alerted
    let model = ScriptedClient([
      LLMReply(calls: [Samples.call("tap", ["label": "Allow Once"])]), Samples.end(),
    ])
    let agent = UIXCuteAgent(
      executor: HybridActionExecutor(inside: inside, outside: outside), configuration: Bench.quick,
      backend: .scripted(model))
    try await agent.step("Grant the location")
    #expect(await outside.actions == [.alert("Allow Once")])
    #expect(await inside.actions.isEmpty)
    let screen = model.requests[0].messages[0].text
    #expect(screen.contains("## System Alert (SpringBoard)\ntitle \"Use your location?\""))
    #expect(screen.contains("button signout"))
  }

  @Test func nothingIsTappedBehindAnAlert() async throws {
    let outside = alerted
    let executor = HybridActionExecutor(inside: inside, outside: outside)
    _ = try await executor.capture(tree: true, screenshot: false)
    do {
      _ = try await executor.tap(ElementTarget(identifier: "signout"))
      Issue.record("a finger does not reach it")
    } catch ActionError.refused(let reason) {
      #expect(reason.contains("\"Allow Once\", \"Don't Allow\""))
    }
    // It may go by itself.
    await outside.set(UIContext())
    _ = try await executor.tap(ElementTarget(identifier: "signout"))
    #expect(await inside.actions == [.tap("signout")])
  }

  @Test func whatTheAppDoesNotHaveIsLookedForOutside() async throws {
    let picker = MockActionExecutor(
      UIContext(elements: [UIElement("button", identifier: "photo.1", label: "Photo 1")]))
    let executor = HybridActionExecutor(inside: inside, outside: picker)
    let outcome = try await executor.tap(ElementTarget(identifier: "photo.1", handle: "n7"))
    #expect(await picker.actions == [.tap("photo.1")])
    #expect(outcome.notes == ["it belongs to another process"])
    await #expect(throws: ActionError.notFound(name: "sign-out", nearest: ["Sign Out", "signout"]))
    {
      try await executor.tap(ElementTarget(identifier: "sign-out"))
    }
  }

  @Test func thePictureIsFromOutsideWhileAnAlertIsInFront() async throws {
    let outside = alerted
    let executor = HybridActionExecutor(inside: inside, outside: outside)
    _ = try await executor.capture(tree: true, screenshot: true)
    #expect(await inside.captures.screenshots == 0)
    #expect(await outside.captures.screenshots == 1)
    await outside.set(UIContext())
    _ = try await executor.capture(tree: true, screenshot: true)
    #expect(await inside.captures.screenshots == 1)
  }
}
