import Foundation
import UIXCuteCore

/// The whole of `flash-agent`.
enum AgentTool {
  /// - Returns: 0 done, 1 not done, 2 wrong usage, 3 no app.
  static func run(_ arguments: [String]) async -> Int32 {
    do {
      let rest = Array(arguments.dropFirst())
      guard let word = arguments.first, !["help", "--help", "-h"].contains(word) else {
        AgentTool.say(AgentHelp().text(rest.first.flatMap(AgentOptions.Command.init)))
        return 0
      }
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        AgentTool.say(AgentHelp().text(AgentOptions.Command(rawValue: word)))
        return 0
      }
      switch word {
      case "do": return try await DoCommand(AgentOptions(rest, of: .do)).run()
      case "ask": return try await AskCommand(AgentOptions(rest, of: .ask)).run()
      case "eval": return try await EvalCommand(AgentOptions(rest, of: .eval)).run()
      case "export": return try ExportCommand(AgentOptions(rest, of: .export)).run()
      default:
        throw UsageFault("there is no command '\(word)': it must be do, ask, eval or export")
      }
    } catch let fault as UsageFault {
      complain("flash: \(fault.reason)")
      return 2
    } catch UIXCuteError.app(let reason) {
      complain("flash: \(reason)")
      return 3
    } catch {
      complain("flash: \(error)")
      return 1
    }
  }

  /// Unbuffered, so that a step shows as it is done.
  static func say(_ line: String) { write(line + "\n") }

  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// A command line that cannot be followed.
struct UsageFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
