import FlashClient
import FlashProtocol

/// The words after a command of our own, sorted.
struct OwnWords {
  let command: OwnCommand
  private(set) var positionals: [String] = []
  private(set) var values: [String: String] = [:]
  private var trailing: [String] = []

  init(_ words: [String], of command: OwnCommand) throws(UsageError) {
    self.command = command
    var reader = OptionReader(words, known: command.options, of: command.word)
    while let part = try reader.next() {
      switch part {
      case .place(let word): positionals.append(word)
      case .flag(let name): values[name] = ""
      case .value(let value, let name): values[name] = value
      case .rest(let words): trailing = words
      }
    }
  }

  /// What `--wait` says.
  func milliseconds(_ fallback: Int = 20_000, least: Int = 1) throws(UsageError) -> Int {
    guard let given = values["wait"] else { return fallback }
    guard let number = Int(given), (least...600_000).contains(number) else {
      throw .badValue(
        option: "wait", got: given, wanted: "whole milliseconds from \(least) to 600000")
    }
    return number
  }

  func run(_ shared: Shared) throws(UsageError) -> Invocation {
    guard let app = positionals.first else {
      throw .missing("an app", of: command.word, such: command.examples[0])
    }
    if positionals.count > 1 {
      throw .tooMany(positionals[1], of: command.word)
    }
    let wait = try milliseconds()
    var run = Invocation.Run(
      app: app, name: values["name"], size: values["size"], animate: values["animate"] != nil,
      wait: wait, arguments: trailing, json: shared.json || values["json"] != nil)
    run.builds =
      values["build"] != nil || app.hasSuffix(".xcodeproj") || app.hasSuffix(".xcworkspace")
    run.scheme = values["scheme"]
    run.configuration = values["configuration"] ?? "Debug"
    run.permissions = values["grant"]?.split(separator: ",").map(String.init) ?? []
    run.injects = values["inject"] != nil
    if !run.builds, let odd = ["scheme", "configuration"].first(where: { values[$0] != nil }) {
      throw .needs(option: odd, other: "build")
    }
    return .run(run)
  }

  func list(_ shared: Shared) throws(UsageError) -> Invocation {
    if let word = (positionals + trailing).first { throw .tooMany(word, of: command.word) }
    return .list(json: shared.json || values["json"] != nil)
  }

  func stop(_ shared: Shared) throws(UsageError) -> Invocation {
    .stop(
      Invocation.Stop(
        names: positionals.isEmpty ? shared.app.map { [$0] } ?? [] : positionals,
        all: values["all"] != nil))
  }
}
