import FlashProtocol
import UIXCuteCore

/// The words of a command line, sorted.
struct AgentOptions {
  enum Command: String { case `do`, ask, eval, export }

  private static let shared = [
    "backend", "model", "see", "max-steps", "timeout", "budget", "prices", "secret", "json",
  ]
  /// Options without a value.
  private static let flags: Set<String> = ["alerts"]
  private static let own: [Command: [String]] = [
    .do: shared + ["app", "alerts", "expect", "record", "name", "html", "junit", "pictures"],
    .ask: shared + ["app", "alerts"],
    .eval: shared + ["runs", "only"], .export: ["as"],
  ]

  let command: Command
  /// The goal, the question or the file.
  let subject: String
  private var values: [String: [String]] = [:]

  init(_ words: [String], of command: Command) throws {
    self.command = command
    var subjects: [String] = []
    let known = Self.own[command] ?? []
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--"), word != "--" else {
        if word != "--" { subjects.append(word) }
        continue
      }
      let body = word.dropFirst(2)
      let equals = body.firstIndex(of: "=")
      let name = String(body[..<(equals ?? body.endIndex)])
      guard known.contains(name) else {
        let nearest = Spelling.nearest(to: name, among: known)
        throw UsageFault(
          "'\(command.rawValue)' has no option --\(name)"
            + (nearest.map { ": did you mean --\($0)?" } ?? ""))
      }
      if Self.flags.contains(name) {
        guard equals == nil else { throw UsageFault("--\(name) takes no value") }
        values[name] = [""]
      } else if let equals {
        values[name, default: []].append(String(body[body.index(after: equals)...]))
      } else if let value = words.popFirst() {
        values[name, default: []].append(value)
      } else {
        throw UsageFault("--\(name) needs a value")
      }
    }
    guard let first = subjects.first, !first.allSatisfy(\.isWhitespace) else {
      throw UsageFault("'\(command.rawValue)' needs what it is about, in quotes")
    }
    if subjects.count > 1 {
      throw UsageFault("'\(subjects[1])' is one word too many: put what has spaces in quotes")
    }
    subject = first
  }

  subscript(name: String) -> String? { values[name]?.last }
  func has(_ flag: String) -> Bool { values[flag] != nil }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  func number(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageFault(
        "--\(name) is '\(text)': it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
