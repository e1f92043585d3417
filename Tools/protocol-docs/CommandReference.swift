import FlashProtocol

/// The routes, group by group, from the one list of commands.
enum CommandReference {
  static var markdown: String {
    var lines = ["## Routes", ""]
    lines += Command.Group.allCases.flatMap(overview) + [""]
    lines += ["### Fields that many routes share", ""] + table(shared)
    for group in Command.Group.allCases {
      lines += ["### \(group.rawValue)", ""]
      lines += Command.all.filter { $0.group == group }.flatMap(section)
    }
    return lines.joined(separator: "\n")
  }

  private static func overview(_ group: Command.Group) -> [String] {
    let routes = Command.all.filter { $0.group == group }
      .map { "[`\($0.method.rawValue) \($0.path)`](#\(anchor($0)))" }
    return routes.isEmpty ? [] : ["- \(group.rawValue): " + routes.joined(separator: " · ")]
  }

  private static func section(_ command: Command) -> [String] {
    var lines = ["#### \(command.method.rawValue) \(command.path)", ""]
    lines += ["\(command.summary). Answers \(answer(command.answer)).", ""]
    lines += table(command.parameters.filter { !shared.contains($0) })
    let common = command.parameters.filter(shared.contains).map { "`\($0.name)`" }
    if !common.isEmpty { lines += ["Shared fields: " + common.joined(separator: ", "), ""] }
    if !command.examples.isEmpty {
      lines += ["```sh"] + command.examples + ["```", ""]
    }
    return lines
  }

  private static let shared = Parameter.acting + [Parameter.animate]

  private static func table(_ parameters: [Parameter]) -> [String] {
    guard !parameters.isEmpty else { return [] }
    return ["| field | form | when not given | what it is |", "|---|---|---|---|"]
      + parameters.map(row) + [""]
  }

  private static func row(_ parameter: Parameter) -> String {
    let absent = parameter.required ? "**required**" : (parameter.fallback ?? "")
    return "| `\(parameter.name)` | \(parameter.wanted) | \(absent) | \(parameter.summary) |"
  }

  private static func answer(_ answer: Command.Answer) -> String {
    switch answer {
    case .act: "an [ActReply](#actreply)"
    case .value(let name):
      "\(["A", "E", "I"].contains(name.prefix(1)) ? "an" : "a") [\(name)](#\(name.lowercased()))"
    case .bytes(let type): "bytes, `\(type)` unless another format is asked for"
    }
  }

  /// The anchor that a heading gets: lower case, blanks as hyphens, other signs dropped.
  private static func anchor(_ command: Command) -> String {
    "\(command.method.rawValue) \(command.path)".lowercased()
      .compactMap { $0.isLetter || $0.isNumber ? String($0) : $0 == " " ? "-" : nil }.joined()
  }
}
