/// A line of a Flash flow with places for what a step says.
public struct LineTemplate: Sendable, Equatable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// - Parameter values: by name: `1` for the first argument, `doc` for the doc string, or the
  ///   heading of a column.
  /// - Returns: the line, each value as one word of it, whatever is in it.
  public func line(_ values: [String: String]) -> String {
    var result = ""
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      if character == "\"" { isQuoted.toggle() }
      if rest.hasPrefix("$$") {
        result.append("$")
        rest = rest.dropFirst(2)
        continue
      }
      if character == "$", let (name, after) = Self.name(rest.dropFirst(), values) {
        let value = values[name] ?? ""
        // What is a part of a word, as in `sections.$1`, needs no quotes where it has no space.
        let isWhole = (result.last?.isWhitespace ?? true) && (after.first?.isWhitespace ?? true)
        if isQuoted {
          result += Self.escaped(value)
        } else if !isWhole && Self.isBare(value) {
          result += value
        } else {
          result += "\"" + Self.escaped(value) + "\""
        }
        rest = after
        continue
      }
      result.append(character)
      rest = rest.dropFirst()
    }
    return result
  }

  /// The longest name that there is a value for.
  private static func name(_ text: Substring, _ values: [String: String]) -> (String, Substring)? {
    let names = values.keys.sorted { $0.count > $1.count }
    guard let name = names.first(where: { text.hasPrefix($0) }) else { return nil }
    return (name, text.dropFirst(name.count))
  }

  /// What stands between the quotes of a flow. Line ends of any kind become `\n`.
  private static func escaped(_ value: String) -> String {
    var result = ""
    for character in value {
      switch character {
      case "\\", "\"": result += "\\" + String(character)
      case "\t": result += "\\t"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }

  private static func isBare(_ value: String) -> Bool {
    !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  /// The names of values that it asks for, as far as they are numbers.
  var arguments: [Int] {
    var numbers: [Int] = []
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("$$") {
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst()
      if character == "$", let number = Int(rest.prefix { $0.isASCII && $0.isNumber }) {
        numbers.append(number)
      }
    }
    return numbers
  }
}
