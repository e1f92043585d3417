import FlashProtocol

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
      if character == "$", let (name, after) = Self.name(rest.dropFirst(), values) {
        let value = values[name] ?? ""
        let quoted = JSON.string(value).text
        if isQuoted {
          result += quoted.dropFirst().dropLast()
        } else if result.last == "=" || after.first == "=" {
          // A name and its value are one word, in which quotes stand around the value alone.
          result += Self.isBare(value) ? value : Self.word(quoted)
        } else {
          result += Self.word(quoted)
        }
        rest = after
        continue
      }
      result.append(character)
      rest = rest.dropFirst()
    }
    return result
  }

  /// The longest name that there is a value for; `$$` is a dollar.
  private static func name(_ text: Substring, _ values: [String: String]) -> (String, Substring)? {
    let names = values.keys.sorted { $0.count > $1.count }
    guard let name = names.first(where: { text.hasPrefix($0) }) else { return nil }
    return (name, text.dropFirst(name.count))
  }

  /// A quoted text as a word of a flow, which knows fewer escapes than JSON.
  private static func word(_ json: String) -> String {
    json.contains("\\u") ? "'" + json.dropFirst().dropLast() + "'" : json
  }

  private static func isBare(_ value: String) -> Bool {
    !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  /// The names of values that it asks for, as far as they are numbers.
  var arguments: [Int] {
    text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().compactMap {
      Int($0.prefix(while: \.isNumber))
    }
  }
}
