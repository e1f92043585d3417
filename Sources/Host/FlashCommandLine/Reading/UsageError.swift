import FlashClient
import FlashProtocol

/// Why a command line is not understood.
public enum UsageError: Error, Sendable, Equatable {
  case noCommand(String, nearest: String?)
  case words(WordsError)
  case unknownOption(String, of: String, nearest: String?, program: String = "flash")
  case noValue(option: String, wanted: String)
  case badValue(option: String, got: String, wanted: String)
  case tooMany(String, of: String)
  /// An option that means something with another alone.
  case needs(option: String, other: String)
  case missing(String, of: String, such: String)
  /// A command of several has none of that name.
  case noVerb(String, of: String, nearest: String?)
  case badWord(String, of: String, wanted: String)
  /// Nothing stands before, between or after a `+`.
  case emptyLink
  case noTopic(String, nearest: String?)
  case noOracle(String, nearest: String?)
}

extension UsageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCommand(let word, let nearest):
      "no command '\(word.brief)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'flash help' lists them")
    case .words(let error):
      Self.prose(error)
    case .unknownOption(let name, let command, let nearest, let program):
      "'\(command)' has no option \(name.brief): "
        + (nearest.map { "did you mean --\($0)?" }
          ?? (command == program ? "'\(program) help'" : "'\(program) help \(command)'")
            + " lists them")
    case .noValue(let option, let wanted):
      "--\(option) needs a value: \(wanted)"
    case .badValue(let option, let got, let wanted):
      "\(option.hasPrefix("-") ? "" : "--")\(option) is '\(got.brief)': it must be \(wanted)"
    case .tooMany(let word, let command):
      "'\(word.brief)' is one word too many for '\(command)': 'flash help \(command.prefix { $0 != " " })' shows what it takes"
    case .needs(let option, let other):
      "--\(option) goes with --\(other)"
    case .missing(let what, let command, let such):
      "'\(command)' needs \(what), such as: \(such)"
    case .noVerb(let word, let command, let nearest):
      "'\(command)' has no '\(word.brief)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'flash help \(command)' lists them")
    case .badWord(let word, let command, let wanted):
      "'\(command)' takes \(wanted), not '\(word.brief)'"
    case .emptyLink:
      "a '+' joins two commands, and one of them is missing; such as: flash tab Home + tap home.search"
    case .noOracle(let name, let nearest):
      "there is no oracle '\(name.brief)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'flash help watch' lists them")
    case .noTopic(let word, let nearest):
      "there is no help on '\(word.brief)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'flash help' lists the commands")
    }
  }

  private static func prose(_ error: WordsError) -> String {
    guard let advice = error.advice else { return error.message }
    switch error.problem {
    case .missing, .notPair:
      let example =
        if case .missing = error.problem { error.command.examples.first } else {
          error.command.examples.last
        }
      return error.message + (example.map { "; such as: \($0)" } ?? "")
    case .tooMany: return error.message + "; " + advice
    default: return error.message + ": " + advice
    }
  }
}
