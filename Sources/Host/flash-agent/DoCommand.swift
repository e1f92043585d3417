import Foundation
import UIXCuteCore

/// `flash do GOAL`
struct DoCommand {
  private let options: AgentOptions

  init(_ options: AgentOptions) { self.options = options }

  func run() async throws -> Int32 {
    let expected: [Expectation]
    do {
      expected = try options.all("expect").map { try Expectation(parsing: $0) }
    } catch {
      throw UsageFault("\(error)")
    }
    // What is wrong with the words is told before the app is looked for.
    let (configuration, backend) = (try options.configuration, try options.backend)
    let agent = UIXCuteAgent(
      app: try options.app, configuration: configuration, backend: backend,
      test: options["name"] ?? Self.slug(options.subject), file: "flash.swift",
      onStep: LiveView.show)
    var failure: UIXCuteError?
    do {
      try await agent.run(goal: options.subject, expectations: expected)
    } catch let error as UIXCuteError {
      failure = error
    }
    let report = await agent.lastExecutionReport
    if let report {
      AgentTool.say(LiveView.conclusion(report))
      if let path = await agent.recordingPath, FileManager.default.fileExists(atPath: path) {
        AgentTool.say("recording: \(path)")
      }
    }
    try await write(AgentRun(name: options["name"] ?? "flash do", reports: agent.reports))
    guard let failure else { return 0 }
    // The conclusion has told why; without one nothing has yet.
    if report == nil { throw failure }
    return if case .app = failure { 3 } else { 1 }
  }

  private func write(_ run: AgentRun) throws {
    let files: [(String, Data)] = [
      ("json", Data(run.json.pretty.utf8)), ("html", Data(run.html.utf8)), ("junit", run.junit),
    ]
    for (name, data) in files {
      guard let path = options[name] else { continue }
      do {
        try data.write(to: URL(fileURLWithPath: path))
      } catch {
        throw UsageFault("\(path) cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// A name for the recording, from the goal's first words.
  private static func slug(_ goal: String) -> String {
    let words = goal.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(6)
    return words.joined(separator: "-")
  }
}
