/// The screen as a model reads it: one element a line, between marks that no text in it can close.
struct ScreenText {
  /// The longest text of one element, in characters.
  static let longestText = 100

  var context: UIContext
  /// The longest screen, in bytes; what can be triggered goes before what is merely read.
  var limit = 8_000

  var text: String {
    var lines = ["<screen\(context.screen.map { " name=\(Self.quoted($0))" } ?? "")>"]
    lines += elementLines()
    if context.elements.isEmpty { lines.append("(no element has a name or a text)") }
    lines.append("</screen>")
    if let alert = context.alert {
      lines.append("## System Alert (SpringBoard)")
      if let title = alert.title { lines.append("title \(Self.quoted(title))") }
      lines += alert.buttons.map { "button \(Self.quoted($0))" }
    }
    return lines.joined(separator: "\n")
  }

  private func elementLines() -> [String] {
    let all = context.elements.map(Self.line)
    guard all.reduce(0, { $0 + $1.utf8.count + 1 }) > limit else { return all }
    var kept = Set<Int>()
    var left = limit
    for actionable in [true, false] {
      for (index, element) in context.elements.enumerated()
      where element.isActionable == actionable {
        let cost = all[index].utf8.count + 1
        guard cost <= left else { continue }
        left -= cost
        kept.insert(index)
      }
    }
    let omitted = all.count - kept.count
    return all.indices.filter(kept.contains).map { all[$0] } + ["(\(omitted) more are not listed)"]
  }

  /// `button login.submit "Log in" disabled`
  static func line(_ element: UIElement) -> String {
    var parts = [escape(element.kind)]
    if let identifier = element.identifier { parts.append(name(identifier)) }
    if let label = element.label, !label.isEmpty { parts.append(quoted(label)) }
    if let value = element.value, value != element.label {
      parts.append("value=\(quoted(value))")
    } else if element.isField, element.value == nil, let hint = element.placeholder,
      hint != element.label
    {
      parts.append("hint=\(quoted(hint))")
    }
    parts += element.states.filter { $0 != "focused" }.map(escape)
    return parts.joined(separator: " ")
  }

  /// An identifier stands bare unless it could be taken for something else.
  private static func name(_ identifier: String) -> String {
    let isPlain = identifier.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-:/".unicodeScalars.contains($0)
    }
    return isPlain && !identifier.isEmpty ? identifier : "id=" + quoted(identifier)
  }

  static func quoted(_ text: String) -> String {
    let short = text.count > longestText ? String(text.prefix(longestText - 1)) + "…" : text
    return "\"" + escape(short) + "\""
  }

  /// Neither a line nor a mark can be made from inside.
  static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}": result += "\\n"
      default:
        // Control and format characters could reorder or hide what a reader sees.
        switch scalar.properties.generalCategory {
        case .control, .format: result += " "
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A name as the model copied it, back to what the app calls it.
  static func unescape(_ text: String) -> String {
    guard text.contains("&") || text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    let codes = [("&lt;", "<"), ("&gt;", ">"), ("\\\"", "\""), ("\\\\", "\\"), ("\\n", "\n")]
    while let first = rest.first {
      if let code = codes.first(where: { rest.hasPrefix($0.0) }) {
        result += code.1
        rest = rest.dropFirst(code.0.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
