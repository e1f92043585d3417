import FlashClient
import FlashDevices
import FlashProtocol

extension OwnCommand {
  static let simulator = OwnCommand(
    word: "sim", summary: "List, boot and set up the simulators of this Mac",
    usage: "VERB [WORD…] [options]",
    options: [
      ExtraOption("on", value: "a simulator's name or UDID", "which one"),
      SharedOptions.app,
      ExtraOption("json", "the list as JSON"),
    ],
    examples: [
      "flash sim list", "flash sim boot 'iPhone 16'", "flash sim openurl pulse://search?q=river",
      "flash sim push 'Rain tonight'", "flash sim grant location com.example.News",
      "flash sim appearance dark + shot --out dark.png",
    ],
    notes: [
      (
        "Verbs",
        SimulatorVerb.allCases.map { verb in
          verb.usage + String(repeating: " ", count: max(1, 30 - verb.usage.count)) + verb.summary
        }
      ),
      (
        "Which one",
        [
          "The one that --on names; else that of the app at hand; else the only one that is booted.",
          "BUNDLE is the app's that runs there unless given. What another process has is left alone.",
        ]
      ),
    ])
}

extension OwnWords {
  func simulator(_ shared: Shared) throws(UsageError) -> Invocation {
    guard let word = positionals.first else {
      throw .missing("a verb", of: command.word, such: command.examples[0])
    }
    guard let verb = SimulatorVerb(rawValue: word) else {
      throw .noVerb(
        word, of: command.word,
        nearest: Spelling.nearest(to: word, among: SimulatorVerb.allCases.map(\.rawValue)))
    }
    let words = Array(positionals.dropFirst())
    if words.count < verb.words.lowerBound {
      throw .missing(
        verb.wanted, of: "sim \(word)", such: "flash sim " + verb.example)
    }
    if words.count > verb.words.upperBound {
      throw .tooMany(words[verb.words.upperBound], of: "sim \(word)")
    }
    if verb == .appearance, !["dark", "light"].contains(words[0]) {
      throw .badWord(words[0], of: "sim appearance", wanted: "dark or light")
    }
    return .simulator(
      Invocation.Simulate(
        verb: verb, words: words, on: values["on"], app: values["app"] ?? shared.app,
        json: shared.json || values["json"] != nil))
  }
}

extension Invocation {
  public struct Simulate: Sendable, Equatable {
    public var verb: SimulatorVerb
    /// What follows the verb.
    public var words: [String]
    /// The simulator's name or identifier.
    public var on: String?
    public var app: String?
    public var json: Bool
  }
}
