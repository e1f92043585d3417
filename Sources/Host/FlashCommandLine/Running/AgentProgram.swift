import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The commands that need a model: a program of its own has them, since what they link would cost
/// every other command its start-up time.
enum AgentProgram {
  static let name = "flash-agent"
  static let commands: [(usage: String, word: String, summary: String)] = [
    ("do GOAL", "do", "Pursue a goal in plain English"),
    ("ask QUESTION", "ask", "Answer a question about the screen"),
    ("eval SUITE", "eval", "Measure an agent by a suite of goals"),
    ("export RECORDING", "export", "Write a recording as a flow or as Swift"),
  ]

  static func has(_ word: String?) -> Bool { commands.contains { $0.word == word } }

  /// Becomes the program; comes back only where there is none.
  static func become(_ arguments: [String], console: Console) -> ExitCode {
    let words = ([name] + arguments).map { strdup($0) } + [nil]
    if let own = Environment.executable, let slash = own.lastIndex(of: "/") {
      execv(String(own[...slash]) + name, words)
    }
    execvp(name, words)
    console.complain(
      "flash: '\(arguments[0])' is done by \(name), which is neither beside flash nor on PATH: 'make' builds it"
    )
    return .refused
  }
}
