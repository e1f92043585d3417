import FlashProtocol

@testable import UIXCuteCore

/// Screens and calls that several tests use.
enum Samples {
  static let login = UIContext(
    screen: "LOGIN",
    elements: [
      UIElement("text", label: "Welcome back"),
      UIElement("field", identifier: "email", label: "Email", value: ""),
      UIElement("field", identifier: "password", label: "Password", states: ["secure"]),
      UIElement("button", identifier: "submit", label: "Log In"),
      UIElement("button", identifier: "forgot", label: "Forgot password?"),
    ])

  static let home = UIContext(
    screen: "HOME",
    elements: [
      UIElement("text", identifier: "title", label: "Welcome, Ada"),
      UIElement("button", identifier: "signout", label: "Sign Out"),
    ])

  /// An app that goes home when it is submitted.
  static func app(_ context: UIContext = login) -> MockActionExecutor {
    MockActionExecutor(context) { action, context in
      if action == .tap("submit") { context = home }
      if action == .tap("signout") { context = login }
    }
  }

  static func call(_ name: String, _ input: ToolInput, id: String = "c1") -> ToolCall {
    ToolCall(id: id, name: name, input: input)
  }

  static func tap(_ identifier: String) -> LLMReply {
    LLMReply(calls: [call("tap", ["identifier": .string(identifier)])])
  }

  static func type(_ text: String, into identifier: String) -> LLMReply {
    LLMReply(
      calls: [call("typeText", ["identifier": .string(identifier), "text": .string(text)])])
  }

  static func end(_ success: Bool = true, _ reason: String = "done") -> LLMReply {
    LLMReply(
      calls: [call("terminate", ["success": .bool(success), "reason": .string(reason)])])
  }

  static func verdict(_ holds: Bool, _ evidence: [String] = [], _ reason: String = "seen")
    -> LLMReply
  {
    LLMReply(
      calls: [
        call(
          "verdict",
          [
            "holds": .bool(holds), "reason": .string(reason),
            "evidence": .array(evidence.map(JSON.string)),
          ])
      ])
  }
}

/// An agent on a mock app, and what it is made of.
struct Bench {
  /// A mock is what it is at once: nothing is worth waiting for.
  static let quick = UIXCuteConfiguration(stepTimeout: 1, record: .never)

  let app: MockActionExecutor
  let model: ScriptedClient
  let agent: UIXCuteAgent

  init(
    _ replies: [LLMReply], app: MockActionExecutor = Samples.app(),
    configuration: UIXCuteConfiguration = quick
  ) {
    self.init(ScriptedClient(replies), app: app, configuration: configuration)
  }

  init(
    _ model: ScriptedClient, app: MockActionExecutor = Samples.app(),
    configuration: UIXCuteConfiguration = quick
  ) {
    self.app = app
    self.model = model
    agent = UIXCuteAgent(executor: app, configuration: configuration, backend: .scripted(model))
  }

  /// What the call threw.
  func error(_ body: (UIXCuteAgent) async throws -> Void) async -> UIXCuteError? {
    do {
      try await body(agent)
      return nil
    } catch {
      return error as? UIXCuteError
    }
  }
}
