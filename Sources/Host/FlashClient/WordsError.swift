import FlashProtocol

/// Why words are not the arguments of a command.
public struct WordsError: Error, Sendable, Equatable {
  public enum Problem: Sendable, Equatable {
    case unknownOption(String, nearest: String?)
    case noValue(option: String, wanted: String)
    case repeated(String)
    case bad(Parameter, got: String, byPlace: Bool)
    case missing(Parameter)
    case tooMany(String, places: [String])
    /// A word that should be NAME=VALUE.
    case notPair(String)
  }

  public var problem: Problem
  public var command: Command
  /// Index of the word at fault; nil where one is missing at the end.
  public var word: Int?
}

extension WordsError {
  /// What was got and what was wanted.
  public var message: String {
    switch problem {
    case .unknownOption(let name, _): "'\(verb)' has no option --\(name.brief)"
    case .noValue(let option, let wanted): "--\(option) needs a value: \(wanted)"
    case .repeated(let name): "\(name.brief) was given twice"
    case .bad(let parameter, let got, true) where parameter.form == .flag:
      "'\(verb)' takes \(parameter.name == "on" ? "on or off" : parameter.wanted), not '\(got.brief)'"
    case .bad(let parameter, let got, let byPlace):
      "\(byPlace ? parameter.name : "--" + parameter.name) is '\(got.brief)': it must be \(parameter.wanted)"
    case .missing(let parameter):
      "'\(verb)' needs \(parameter.name.uppercased()): \(parameter.summary)"
    case .tooMany(let word, let places):
      places.isEmpty
        ? "'\(verb)' takes no word, so '\(word.brief)' is one too many"
        : "'\(word.brief)' is one word too many: '\(verb)' takes \(places.map { $0.uppercased() }.joined(separator: " "))"
    case .notPair(let word): "'\(word.brief)' is not NAME=VALUE"
    }
  }

  /// What to do about it, where something is likely.
  public var advice: String? {
    switch problem {
    case .unknownOption(_, let nearest): nearest.map { "did you mean --\($0)?" }
    case .noValue, .bad: nil
    case .repeated: "give it once"
    case .missing: command.examples.first.map { "such as: \(Self.afterTool($0))" }
    case .tooMany: "put a text that has spaces in quotes"
    case .notPair: command.examples.last.map { "such as: \(Self.afterTool($0))" }
    }
  }

  private var verb: String { command.word ?? command.name }

  /// The example without the name of the tool, so that it holds in a flow too.
  private static func afterTool(_ example: String) -> String {
    example.hasPrefix("flash ") ? String(example.dropFirst(6)) : example
  }
}
