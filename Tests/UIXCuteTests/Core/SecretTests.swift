import FlashProtocol
import Testing

@testable import UIXCuteCore

struct SecretTests {
  private static let value = "S3cret-é\""
  private static let traces = [
    value, "S3cret-é", "S3cret-%C3%A9", "S3cret-\\u00e9", "S3cret-é&quot;", "UzNjcmV0LcOpIg==",
  ]

  private func configuration() -> UIXCuteConfiguration {
    UIXCuteConfiguration(
      perceptionMode: .screenshotAndAccessibilityTree, secrets: ["password": .value(Self.value)],
      record: .never)
  }

  @Test func aSecretReachesTheFieldAndNothingElse() async throws {
    // An app that shows what was typed, and says it again in an error.
    let app = MockActionExecutor(Samples.login) { action, context in
      if case .type(let text, "email") = action {
        context.elements.append(UIElement("text", label: "You typed \(text)"))
      }
      if case .tap = action { throw ActionError.refused(reason: "'\(Self.value)' was refused") }
    }
    let bench = Bench(
      [
        Samples.type("{{password}}", into: "password"), Samples.type("{{password}}", into: "email"),
        Samples.tap("submit"), Samples.end(false, "'\(Self.value)' does not work"),
      ], app: app, configuration: configuration())
    let error = await bench.error {
      try await $0.run(goal: "Log in with the password \(.secret("password"))")
    }
    #expect(
      await app.actions.prefix(2) == [
        .type(Self.value, into: "password"), .type(Self.value, into: "email"),
      ])
    let report = await bench.agent.lastExecutionReport
    let everything =
      "\(bench.model.requests) \(String(describing: error)) \(String(describing: report))"
    for trace in Self.traces { #expect(!everything.contains(trace), "\(trace)") }
    #expect(everything.contains("You typed {{password}}"))
    #expect(
      report?.steps[0].resultSummary == "Typed '{{password}}' into field (identifier=password)")
    // The picture would show it.
    #expect(bench.model.requests[2].messages.last?.images.isEmpty == true)
  }

  @Test func aPlaceholderWithoutAValueIsNeverTyped() async throws {
    let bench = Bench([
      Samples.type("{{pasword}}", into: "password"), Samples.end(false, "no such secret"),
    ])
    _ = await bench.error { try await $0.run(goal: "Log in") }
    #expect(await bench.app.actions.isEmpty)
    let result = bench.model.requests[1].messages.last?.toolResults.first
    #expect(result?.text == "the secret 'pasword' has no value: none has one")
  }

  @Test func encodedFormsAreFoundToo() {
    let store = SecretStore(["password": .value(Self.value)])
    for trace in [Self.value, #"S3cret-\u00e9\""#, "S3cret-é&quot;", "UzNjcmV0LcOpIg=="] {
      #expect(store.redact("x \(trace) y").contains("{{password}}"), "\(trace)")
    }
    #expect(store.redact("q=S3cret-%C3%A9%22&x") == "q={{password}}&x")
    #expect(store.redact(#"{"v":"S3cret-\u00e9\""}"#).contains("{{password}}"))
    #expect(store.redact("nothing here") == "nothing here")
  }

  @Test func aSecretDoesNotPrintItself() {
    let secret = Secret.value(Self.value)
    var dumped = ""
    dump(secret, to: &dumped)
    #expect("\(secret) \(String(reflecting: secret)) \(dumped)".contains("S3cret") == false)
  }
}
