import FlashClient
import FlashProtocol

/// Reads what was typed after `flash`.
public struct CommandLineParser {
  public init() {}

  /// - Parameter words: without the program's name.
  /// - Returns: the commands that `+` joins, in order.
  public func parse(_ words: [String]) throws(UsageError) -> [Invocation] {
    var words = words[...]
    var shared = Shared()
    while let first = words.first, first.hasPrefix("-"), try shared.take(&words) {}
    if shared.wantsHelp { return [.help(topic: words.first)] }
    if shared.wantsVersion { return [.version] }
    guard !words.isEmpty else { return [.help(topic: nil)] }

    var invocations: [Invocation] = []
    for link in words.split(separator: "+", omittingEmptySubsequences: false) {
      guard let word = link.first else { throw .emptyLink }
      let rest = Array(link.dropFirst())
      if Self.asksForHelp(rest) { return [.help(topic: word)] }
      let invocation = try read(word, rest, shared)
      if case .call(let call) = invocation, let app = call.app { shared.app = app }
      invocations.append(invocation)
    }
    return invocations
  }

  static var words: [String] { Command.spoken.compactMap(\.word) + OwnCommand.all.map(\.word) }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func read(_ word: String, _ rest: [String], _ shared: Shared) throws(UsageError)
    -> Invocation
  {
    switch word {
    case OwnCommand.run.word: return try OwnWords(rest, of: .run).run(shared)
    case OwnCommand.list.word: return try OwnWords(rest, of: .list).list(shared)
    case OwnCommand.stop.word: return try OwnWords(rest, of: .stop).stop(shared)
    case OwnCommand.doctor.word: return try OwnWords(rest, of: .doctor).doctor(shared)
    case OwnCommand.simulator.word: return try OwnWords(rest, of: .simulator).simulator(shared)
    case OwnCommand.alert.word: return try OwnWords(rest, of: .alert).alert(shared)
    case OwnCommand.watch.word: return try OwnWords(rest, of: .watch).watch(shared)
    case OwnCommand.diff.word: return try OwnWords(rest, of: .diff).diff(shared)
    case OwnCommand.help.word: return .help(topic: rest.first)
    default: break
    }
    guard let command = Command.spoken.first(where: { $0.word == word }) else {
      throw .noCommand(word, nearest: Spelling.nearest(to: word, among: Self.words))
    }
    var extras = SharedOptions.all
    if case .bytes = command.answer { extras += SharedOptions.picture }
    if command.name == "hierarchy" { extras.append(SharedOptions.save) }
    let read: ReadWords
    do {
      read = try command.read(rest.map { Word($0) }, extras: extras)
    } catch {
      throw .words(error)
    }
    if let out = read.extras["out"] {
      let given = read.arguments.first { $0.name == "format" }?.value.string
      try PictureName.check(out, format: given)
    }
    return .call(
      Invocation.Call(
        command: command, arguments: read.arguments.map { .init($0.name, $0.value) },
        app: read.extras["app"] ?? shared.app, json: shared.json || read.extras["json"] != nil,
        timing: shared.timing || read.extras["timing"] != nil,
        out: read.extras["out"] ?? read.extras["save"],
        annotate: read.extras["annotate"] != nil))
  }
}

/// Options that stand before the first command and hold for the whole chain.
struct Shared {
  var app: String?
  var json = false
  var timing = false
  var wantsHelp = false
  var wantsVersion = false

  /// Takes the first word, and its value; false where it ends the options.
  mutating func take(_ words: inout ArraySlice<String>) throws(UsageError) -> Bool {
    guard let word = words.popFirst() else { return false }
    switch word {
    case "--": return false
    case "--json": json = true
    case "--timing": timing = true
    case "--help", "-h": wantsHelp = true
    case "--version": wantsVersion = true
    case "--app":
      guard let value = words.popFirst() else {
        throw .noValue(option: "app", wanted: SharedOptions.app.value ?? "")
      }
      app = value
    default:
      if word.hasPrefix("--app=") {
        app = String(word.dropFirst(6))
        return true
      }
      let known = SharedOptions.all.map(\.name) + ["help", "version"]
      throw .unknownOption(
        word, of: "flash",
        nearest: Spelling.nearest(to: String(word.drop { $0 == "-" }), among: known))
    }
    return true
  }
}
