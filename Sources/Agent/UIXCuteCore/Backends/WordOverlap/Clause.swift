import FlashProtocol
import Foundation

/// One part of a goal: a verb, and what it is about.
struct Clause {
  static let smallWords: Set<String> = [
    "the", "tap", "on", "open", "select", "button", "tab", "link", "field", "screen", "to", "in",
    "a", "an", "it", "by", "this", "item", "cell", "btn", "id", "go", "of", "and", "press", "type",
    "enter", "into", "with", "is", "for", "at", "choose", "page", "click", "show", "as", "then",
    "turn", "switch", "my", "row", "text", "called", "named", "please",
  ]

  var text: String

  var isCheck: Bool {
    ["verify", "check", "make sure", "ensure", "confirm", "see that", "assert"].contains {
      text.lowercased().hasPrefix($0)
    }
  }

  /// Verbs that begin a clause.
  static let verbs: Set<String> = [
    "tap", "open", "select", "choose", "press", "click", "type", "enter", "scroll", "swipe", "go",
    "wait", "verify", "check", "make", "ensure", "confirm", "log", "sign", "save", "share", "close",
    "switch", "turn", "search", "remove", "follow", "return", "show", "assert", "add", "delete",
    "accept", "allow", "dismiss", "clear", "subscribe", "unsubscribe", "set", "change", "send",
  ]

  /// The tool call that the clause asks for on a screen; nil where nothing there fits.
  func call(on screen: ReadScreen) -> (String, ToolInput)? {
    let words = Words.list(text)
    let first = words.first ?? ""
    if first == "wait" { return waiting() }
    if first == "scroll" || first == "swipe" {
      let direction = words.first { ["up", "down", "left", "right"].contains($0) } ?? "down"
      return ("scroll", ["direction": .string(direction)])
    }
    if words.starts(with: ["go", "back"]) || words.starts(with: ["return"]) {
      return ("back", [:])
    }
    if let typed = typing(on: screen) { return typed }
    if first == "type" || first == "enter" { return nil }
    let wanted = Set(words).subtracting(Self.smallWords)
    if let button = screen.alertButtons.first(where: { text.contains($0) }) {
      return ("tap", ["label": .string(button)])
    }
    let fields = words.contains("field")
    guard let line = Self.best(screen.lines.filter { $0.kind != "text" || fields }, wanted) else {
      return nil
    }
    return ("tap", Self.naming(line, in: screen))
  }

  /// `type river into the search field`, `enter ada@example.org as the email`, `search for socks by
  /// typing it in the search field`
  private func typing(on screen: ReadScreen) -> (String, ToolInput)? {
    let lowered = text.lowercased()
    let isSearch = lowered.hasPrefix("search for ") && lowered.contains(" by typing it ")
    let verb = isSearch ? "search for " : ["type ", "enter "].first(where: lowered.hasPrefix)
    guard let verb else { return nil }
    let body = text.dropFirst(verb.count).replacing(" by typing it ", with: " ")[...]
    for joint in [" into ", " in ", " as "] {
      guard let range = body.range(of: joint, options: .backwards) else { continue }
      let value = Self.unquoted(body[..<range.lowerBound])
      let wanted = Words.of(String(body[range.upperBound...])).subtracting(Self.smallWords)
      let fields = screen.lines.filter(\.isField)
      let line = Self.best(fields, wanted) ?? (fields.count == 1 ? fields.first : nil)
      guard let line else { return nil }
      var input = Self.naming(line, in: screen)
      input.members.append(.init("text", .string(value)))
      return ("typeText", input)
    }
    return nil
  }

  private func waiting() -> (String, ToolInput) {
    let name =
      text.split(separator: " ").map(String.init).first { $0.contains(".") || $0.contains("_") }
      ?? text.split(separator: " ").last.map(String.init) ?? ""
    return ("waitForElement", ["identifier": .string(name)])
  }

  private static func unquoted(_ text: Substring) -> String {
    let trimmed = Words.trimmed(text)
    for mark in ["\"", "'"] where trimmed.count > 1 && trimmed.hasPrefix(mark) {
      if trimmed.hasSuffix(mark) { return String(trimmed.dropFirst().dropLast()) }
    }
    return trimmed
  }

  /// The line that shares most words, and has the fewest others.
  static func best(_ lines: [ReadScreen.Line], _ wanted: Set<String>) -> ReadScreen.Line? {
    var best: (line: ReadScreen.Line, score: Double)?
    for line in lines {
      let words = line.words
      let common = Double(words.intersection(wanted).count)
      guard common > 0 else { continue }
      let exact = line.label.map { Words.of($0).subtracting(smallWords) == wanted } ?? false
      let score = common + common / Double(words.count) + (exact ? 2 : 0)
      if score > best?.score ?? 0 { best = (line, score) }
    }
    return best?.line
  }

  private static func naming(_ line: ReadScreen.Line, in screen: ReadScreen) -> ToolInput {
    if let identifier = line.identifier { return ["identifier": .string(identifier)] }
    var input: ToolInput = ["label": .string(line.label ?? "")]
    let twins = screen.lines.filter { $0.label == line.label }
    if twins.count > 1 { input.members.append(.init("index", 0)) }
    return input
  }
}
