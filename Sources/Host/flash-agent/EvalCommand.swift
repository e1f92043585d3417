import FlashProtocol
import Foundation
import UIXCuteCore

/// `flash eval SUITE --runs K`
struct EvalCommand {
  private let options: AgentOptions

  init(_ options: AgentOptions) { self.options = options }

  func run() async throws -> Int32 {
    let suite = try suite()
    let runs = try options.number("runs", 1...1_000) ?? 1
    let backend = try options.backend
    let configuration = try options.configuration
    var result = SuiteResult(suite: suite.name, model: "")
    for goal in try chosen(of: suite) {
      var attempts: [SuiteResult.Attempt] = []
      for _ in 0..<runs {
        let trial = SuiteTrial(
          app: suite.app, goal: goal, backend: backend, configuration: configuration)
        let (attempt, model) = try await trial.run()
        attempts.append(attempt)
        if !model.isEmpty { result.model = model }
        AgentTool.say(EvalTable.line(goal, attempt))
      }
      result.results.append((goal, attempts))
    }
    AgentTool.say(EvalTable.summary(result, runs: runs))
    if let path = options["json"] {
      try Data(result.json(runs: runs).pretty.utf8).write(to: URL(fileURLWithPath: path))
    }
    return 0
  }

  private func suite() throws -> Suite {
    guard let data = FileManager.default.contents(atPath: options.subject) else {
      throw UsageFault("there is no suite '\(options.subject)'")
    }
    do {
      return try Suite(json: try JSON(parsing: data))
    } catch {
      throw UsageFault("\(options.subject): \(error)")
    }
  }

  private func chosen(of suite: Suite) throws -> [Suite.Goal] {
    guard let only = options["only"] else { return suite.goals }
    let chosen = suite.goals.filter { $0.id == only || $0.level.rawValue == only }
    guard !chosen.isEmpty else {
      let nearest = Spelling.nearest(to: only, among: suite.goals.map(\.id))
      throw UsageFault(
        "--only is '\(only)', which is no goal of the suite"
          + (nearest.map { ": did you mean '\($0)'?" } ?? ""))
    }
    return chosen
  }
}
