import FlashMaestro

/// Why a command has no line in a Flash flow.
struct Untranslatable: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The words of Flash's flows for what Maestro names.
enum FlowWords {
  /// Marks around the name of a variable that the environment is to give. A text has none of them.
  static let variableStart: Character = "\u{F0000}"
  static let variableEnd: Character = "\u{F0001}"

  /// A text as one word: in quotes, unless it is plain.
  static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "-"
      && text.allSatisfy { $0.isLetter || $0.isNumber || "._-/:?&=%".contains($0) }
    return isPlain ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    var rest = text[...]
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "\\", "\"": result += "\\" + String(character)
      case "\t": result += "\\t"
      case variableStart: result += "${"
      case variableEnd: result += "}"
      // What is no variable must not be taken for one.
      case "$" where rest.first == "{": result += "$$"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// The words that name an element, such as `tab.home` or `"Sign in" --index 1`.
  static func target(_ selector: MaestroSelector) throws(Untranslatable) -> String {
    if selector.optional { throw Untranslatable("a step of Flash's is never optional") }
    if !selector.related.isEmpty {
      throw Untranslatable("Flash names elements by identifier or text, not by what is near them")
    }
    if selector.css != nil || selector.size != nil || !selector.traits.isEmpty {
      throw Untranslatable("Flash names elements by identifier or text")
    }
    var words: String
    if let id = selector.id {
      words = name(try literal(id, "id"), option: "--id")
    } else if let text = selector.text {
      words = name(try literal(text, "text"), option: "--text")
    } else {
      throw Untranslatable("it names no element by identifier or text")
    }
    if let index = selector.index {
      guard let number = Int(index) else { throw Untranslatable("its index is '\(index)'") }
      words += " --index \(number)"
    }
    return words
  }

  /// What the element must be, beside being there; each may stand after `assert TARGET`.
  static func states(_ selector: MaestroSelector) throws(Untranslatable) -> String {
    var words = ""
    if selector.id != nil, let text = selector.text {
      words += " text " + quoted(try literal(text, "text"))
    }
    if let enabled = selector.enabled { words += enabled ? " enabled" : " disabled" }
    if let selected = selector.selected { words += selected ? " selected" : " unselected" }
    if let checked = selector.checked { words += checked ? " checked" : " unchecked" }
    if let focused = selector.focused {
      if !focused { throw Untranslatable("Flash asserts the focus, not its absence") }
      words += " focused"
    }
    return words
  }

  /// A name that an option would be taken for, or a ref, is named as what it is.
  private static func name(_ text: String, option: String) -> String {
    let isRef = text.first == "e" && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
    return isRef ? "\(option) \(word(text))" : word(text)
  }

  /// The one text that a pattern stands for.
  static func literal(_ pattern: String, _ part: String) throws(Untranslatable) -> String {
    var result = ""
    var rest = pattern[...]
    var isPattern = false
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "\\", let next = rest.first {
        isPattern = isPattern || next.isLetter || next.isNumber
        result.append(next)
        rest = rest.dropFirst()
      } else if character == ".", let next = rest.first, "*+?{".contains(next) {
        isPattern = true
      } else {
        // `.`, `?`, brackets and `$` alone are how sentences, identifiers and prices are written.
        isPattern = isPattern || "*|[]^+{}\\".contains(character)
        result.append(character)
      }
    }
    guard !isPattern else {
      throw Untranslatable("its \(part) is a pattern, and Flash compares whole texts")
    }
    return result
  }
}
