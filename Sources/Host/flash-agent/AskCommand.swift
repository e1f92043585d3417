import Foundation
import UIXCuteCore

/// `flash ask QUESTION`
struct AskCommand {
  private let options: AgentOptions

  init(_ options: AgentOptions) { self.options = options }

  func run() async throws -> Int32 {
    // What is wrong with the words is told before the app is looked for.
    let (configuration, backend) = (try options.configuration, try options.backend)
    let agent = UIXCuteAgent(
      app: try options.app, configuration: configuration, backend: backend)
    let answer = try await agent.ask(options.subject)
    AgentTool.say(answer.text)
    if !answer.evidence.isEmpty {
      AgentTool.say("rests on: " + answer.evidence.joined(separator: ", "))
    }
    if let report = await agent.lastExecutionReport, let path = options["json"] {
      try Data(report.json.pretty.utf8).write(to: URL(fileURLWithPath: path))
    }
    return 0
  }
}
