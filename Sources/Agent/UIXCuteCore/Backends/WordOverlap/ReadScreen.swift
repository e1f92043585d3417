/// The lines of a prompt's screen, read back.
struct ReadScreen {
  struct Line {
    var kind: String
    var identifier: String?
    var label: String?
    var value: String?
    var rest: String

    /// The words that a goal may name it by.
    var words: Set<String> {
      Words.of("\(identifier ?? "") \(label ?? "")").subtracting(Clause.smallWords)
    }
    var isField: Bool { kind == "field" || kind == "textview" }
  }

  var lines: [Line] = []
  var alertButtons: [String] = []

  init(_ text: String) {
    var isInside = false
    var isAlert = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("<screen") {
        isInside = true
        continue
      }
      if line == "</screen>" {
        isInside = false
        continue
      }
      if !isInside, line.hasPrefix("## System Alert") {
        isAlert = true
        continue
      }
      if isInside, !line.hasPrefix("(") {
        lines.append(Self.parse(line))
      } else if isAlert, line.hasPrefix("button ") {
        alertButtons.append(Self.quoted(line.dropFirst(7)).text ?? "")
      }
    }
  }

  private static func parse(_ line: Substring) -> Line {
    var rest = line
    let kind = rest.prefix { $0 != " " }
    rest = rest.dropFirst(kind.count + 1)
    var parsed = Line(kind: String(kind), rest: "")
    if rest.hasPrefix("id=") {
      let (text, after) = quoted(rest.dropFirst(3))
      parsed.identifier = text
      rest = after
    } else if !rest.hasPrefix("\""), !rest.hasPrefix("value="), !rest.hasPrefix("hint=") {
      let name = rest.prefix { $0 != " " }
      parsed.identifier = name.isEmpty ? nil : String(name)
      rest = rest.dropFirst(name.count)
    }
    rest = rest.drop { $0 == " " }
    if rest.hasPrefix("\"") {
      let (text, after) = quoted(rest)
      parsed.label = text
      rest = after.drop { $0 == " " }
    }
    if rest.hasPrefix("value=") {
      let (text, after) = quoted(rest.dropFirst(6))
      parsed.value = text
      rest = after
    } else if rest.hasPrefix("hint=") {
      let (text, after) = quoted(rest.dropFirst(5))
      if parsed.label == nil { parsed.label = text }
      rest = after
    }
    parsed.rest = String(rest)
    return parsed
  }

  private static func quoted(_ text: Substring) -> (text: String?, rest: Substring) {
    guard text.first == "\"" else { return (nil, text) }
    var index = text.index(after: text.startIndex)
    while index < text.endIndex, text[index] != "\"" {
      if text[index] == "\\" { index = text.index(after: index) }
      guard index < text.endIndex else { break }
      index = text.index(after: index)
    }
    let inner = text[text.index(after: text.startIndex)..<index]
    let rest = index < text.endIndex ? text[text.index(after: index)...] : ""
    return (ScreenText.unescape(String(inner)), rest)
  }
}
