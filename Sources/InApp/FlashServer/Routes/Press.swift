#if FLASH
import FlashProtocol

extension Route {
  /// POST /press
  static let press = Route("press") { call in
    let word = call.arguments.text("key") ?? ""
    let key = try Key(word)
    guard let selector = try Selector(call.arguments) else {
      return try Act.perform(call) {
        try Act.require(
          call.meter.app { call.platform.press(key, on: nil) }, "the key \(word)")
      }
    }
    return try Act.perform(call, on: selector, remote: .press(key)) { target in
      let attempt = call.meter.app { call.platform.press(key, on: target.handle) }
      return Act.Outcome(path: try Act.require(attempt, "the key \(word) on '\(target.word)'"))
    }
  }
}

extension Key {
  private static let names: [String] =
    [
      "Return", "Escape", "Tab", "Space", "Backspace", "Delete", "Up", "Down", "Left", "Right",
      "Home", "End", "PageUp", "PageDown",
    ] + (1...12).map { "F\($0)" }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("control", .control), ("shift", .shift), ("alt", .alt),
    ("option", .alt), ("cmd", .command), ("command", .command), ("super", .command),
  ]

  /// Reads `Return`, `a`, `Ctrl+Shift+F`.
  ///
  /// - Throws: `Failure` of code `bad-request` naming the part that is no key.
  init(_ word: String) throws {
    // The plus sign is a key too: `+`, `Ctrl++`.
    var parts = word.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    if word == "+" || word.hasSuffix("++") { parts.append("+") }
    // What ends in a plus names no key, nor does a modifier by itself.
    let isCut = !word.hasSuffix("++") && word != "+" && word.hasSuffix("+")
    let last = isCut || parts.last.map(Self.isModifier) == true ? "" : parts.popLast() ?? ""
    var modifiers: Modifiers = []
    for part in parts {
      guard let known = Self.modifierNames.first(where: { $0.name == part.lowercased() }) else {
        throw Failure.unknownKey(part, known: Self.modifierNames.map(\.name))
      }
      modifiers.insert(known.modifier)
    }
    let before = parts.map { $0 + "+" }.joined()
    guard !last.isEmpty else { throw Failure.unknownKey("", after: before, known: Self.names) }
    let aliases = ["enter": "Return", "esc": "Escape", "del": "Delete"]
    let wanted = aliases[last.lowercased()] ?? last
    if let name = Self.names.first(where: { $0.lowercased() == wanted.lowercased() }) {
      self.init(name: name, modifiers: modifiers)
    } else if wanted.count == 1 {
      self.init(name: wanted, modifiers: modifiers)
    } else {
      throw Failure.unknownKey(last, after: before, known: Self.names)
    }
  }

  private static func isModifier(_ word: String) -> Bool {
    modifierNames.contains { $0.name == word.lowercased() }
  }
}
#endif
