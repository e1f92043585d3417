import FlashHTTP
import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// Everything that a run leaves behind, searched for the value that it typed.
struct SecretOutputTests {
  private static let value = "S3cret-é\""
  /// Plain, and as JSON, markup, addresses and base64 would have it.
  private static let traces = [
    value, "S3cret-é", "S3cret-\\u00e9", "S3cret-%C3%A9", "S3cret-&eacute;", "UzNjcmV0LcOpIg",
  ]
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// An app that repeats the secret wherever it can.
  private func app() -> MockActionExecutor {
    MockActionExecutor(Samples.login) { action, context in
      switch action {
      case .type(let text, _):
        context.elements.append(UIElement("text", label: "You typed \(text)"))
        context.screen = "LOGIN \(text)"
      case .tap("submit"):
        context = Samples.home
        context.elements.append(
          UIElement("text", identifier: "hint", label: "Your password is \(Self.value)"))
      case .tap: throw ActionError.refused(reason: "'\(Self.value)' was refused")
      default: break
      }
    }
  }

  private func agent(_ backend: Backend, _ log: Steps) -> UIXCuteAgent {
    UIXCuteAgent(
      executor: app(),
      configuration: UIXCuteConfiguration(
        stepTimeout: 1, perceptionMode: .screenshotAndAccessibilityTree,
        secrets: ["password": .value(Self.value)], recordingFolder: scratch.path,
        pictures: .ofSteps),
      backend: backend, test: "testSecret()", file: "/x/Tests.swift"
    ) { step in log.note("\(step)") }
  }

  private final class Steps: Sendable {
    private let lines = Guarded<[String]>([])
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
  }

  @Test func theValueIsInNoPromptReportRecordingExportLogOrError() async throws {
    let steps = Steps()
    let goal = "Log in as ada@example.org with {{password}}"
    let model = ScriptedClient([
      Samples.type("{{password}}", into: "password"), Samples.tap("submit"), Samples.end(),
      Samples.verdict(true, ["hint"], "it reads Your password is \(Self.value)"),
      Samples.tap("signout"), Samples.end(false, "'\(Self.value)' was refused"),
    ])
    let first = agent(.scripted(model), steps)
    try await first.run(goal: goal)
    var failure = ""
    do {
      try await first.step("Tap Sign Out")
      Issue.record("the app refuses it")
    } catch { failure = "\(error) \(error.localizedDescription)" }
    // The replay types the value itself.
    let again = agent(.replay, steps)
    let replayed = try await again.run(goal: goal)
    #expect(replayed.isReplayed)

    let reports = await first.reports + again.reports
    let run = AgentRun(name: "testSecret", reports: reports)
    let recording = try scratch.text("Tests.testSecret.json")
    let read = try Recording(json: JSON(parsing: recording.utf8))
    let outputs: [(String, String)] =
      [
        ("prompts", "\(model.requests)"), ("error", failure),
        ("steps as they were done", steps.text),
        ("text", reports.map(\.text).joined()), ("dump", "\(reports)"), ("HTML", run.html),
        ("JSON", run.json.pretty), ("JUnit", String(decoding: run.junit, as: UTF8.self)),
        ("recording", recording),
      ] + RecordingExport.allCases.map { ("export as \($0.rawValue)", $0.text(read)) }
    for (name, text) in outputs {
      #expect(!text.isEmpty, "\(name)")
      for trace in Self.traces { #expect(!text.contains(trace), "\(name) has \(trace)") }
    }
    #expect(recording.contains("{{password}}"))
    // Where the value would show there is no picture of it.
    #expect(model.requests[1].messages.flatMap(\.images).isEmpty)
  }
}
