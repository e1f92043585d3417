import FlashClient
import FlashProtocol

extension Help {
  /// `type TARGET VALUE`
  static func usage(_ command: Command) -> String {
    var words = [command.word ?? command.name]
    for place in command.places {
      let name = place.uppercased()
      let parameter = command.parameter(place)
      // A target is not required on the wire, since an id, a ref or a text may stand for it.
      let isNeeded = parameter?.required == true || (place == "target" && command.needsTarget)
      words.append(isNeeded ? name : "[\(name)]")
    }
    if command.parameters.contains(where: { $0.form == .object }) { words.append("[NAME=VALUE…]") }
    return words.joined(separator: " ")
  }

  /// `run APP [-- ARGUMENT…]`
  static func usage(_ command: OwnCommand) -> String {
    let words = command.usage.split(separator: " ").filter { $0 != "[options]" }
    return ([command.word] + words.map(String.init)).joined(separator: " ")
  }

  static func option(_ parameter: Parameter) -> String {
    switch parameter.form {
    case .flag: "--\(parameter.name)"
    case .choice(let words): "--\(parameter.name) \(words.joined(separator: "|"))"
    case .integer, .number: "--\(parameter.name) N"
    default:
      "--\(parameter.name) \(parameter.name == "since" ? "HASH" : parameter.name.uppercased())"
    }
  }

  static func summary(_ parameter: Parameter) -> String {
    var text = parameter.summary
    if case .choice(let words) = parameter.form, text.isEmpty {
      text = words.joined(separator: ", ")
    }
    guard let fallback = parameter.fallback, parameter.form != .flag else { return text }
    return text + " (\(fallback))"
  }

  func option(_ extra: ExtraOption) -> String {
    // What a value may be is said where its name does not say all.
    let value = extra.value.flatMap { $0.contains { $0 == "," || $0 == " " } ? $0 : nil }
    let isPlain = value.map { ["a file", "a name", "a snapshot"].contains($0) } ?? true
    return option(
      "--" + extra.name + (extra.value == nil ? "" : " " + Self.placeholder(extra)),
      extra.summary + (isPlain ? "" : " (\(value ?? ""))"))
  }

  private static func placeholder(_ extra: ExtraOption) -> String {
    switch extra.name {
    case "app", "name", "on", "scheme", "configuration": "NAME"
    case "grant": "SERVICE,…"
    case "out", "save", "tree": "FILE"
    case "only": "NAME,…"
    case "size": "SIZE"
    default: "N"
    }
  }

  func option(_ name: String, _ summary: String) -> String {
    let gap = String(repeating: " ", count: max(1, 30 - name.count))
    return "  " + paint(.cyan, name) + gap + summary
  }

  func heading(_ text: String) -> String { paint(.bold, text) }

  func examples(_ examples: [String]) -> [String] {
    examples.isEmpty ? [] : ["", heading("Examples")] + examples.map { "  " + $0 }
  }
}

extension Command {
  /// Whether a parameter chooses the form of what is printed, which `--json` does here.
  func printsText(_ parameter: Parameter) -> Bool {
    name == "actionables" && parameter.name == "format"
  }
}
