import FlashYAML

/// One thing that is wrong with a flow's file.
public struct MaestroFlowError: Error, Sendable, Equatable {
  /// Such as `Invalid Command: tapp`.
  public var title: String
  public var file: String
  public var mark: YAMLMark
  public var message: String
  /// What was probably meant.
  public var suggestions: [String]
  /// The whole text, for the lines around the place.
  public var text: String

  public init(
    title: String, file: String, mark: YAMLMark, message: String, suggestions: [String] = [],
    text: String = ""
  ) {
    self.title = title
    self.file = file
    self.mark = mark
    self.message = message
    self.suggestions = suggestions
    self.text = text
  }
}

/// All that is wrong with a flow and the flows that it runs, the first first.
public struct MaestroFlowErrors: Error, Sendable, Equatable, CustomStringConvertible {
  /// How many are told in full.
  private static let most = 20

  public var errors: [MaestroFlowError]
  /// What could be read all the same.
  public var readable: MaestroFlow?

  public init(errors: [MaestroFlowError], readable: MaestroFlow? = nil) {
    self.errors = errors
    self.readable = readable
  }

  public var description: String {
    let told = errors.prefix(Self.most).map(\.description)
    let rest = errors.count - told.count
    return (told + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n\n")
  }
}

extension MaestroFlowError: CustomStringConvertible {
  /// Title and place, the lines around with a mark, the message.
  public var description: String {
    let lines = Self.lines(of: text)
    var result = "\(title)\n  at \(file):\(mark.line):\(mark.column)\n"
    for number in max(1, mark.line - 2)...(mark.line + 2) where lines.indices.contains(number - 1) {
      let digits = String(number)
      let gap = String(repeating: " ", count: max(0, 6 - digits.count))
      let pointer = number == mark.line ? ">" : " "
      result += "\n \(pointer)\(gap)\(digits) | \(lines[number - 1])"
      if number == mark.line {
        result += "\n         | " + String(repeating: " ", count: mark.column - 1) + "^"
      }
    }
    result +=
      "\n\n  "
      + message.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n  ")
    switch suggestions.count {
    case 0: break
    case 1: result += "\n  Did you mean `\(suggestions[0])`?"
    default: result += "\n  Did you mean one of: \(suggestions.joined(separator: ", "))"
    }
    return result
  }

  /// At line feeds, carriage returns, and both together.
  static func lines(of text: String) -> [String] {
    var lines: [[UInt8]] = [[]]
    var wasReturn = false
    for byte in text.utf8 {
      if byte == 0x0A {
        if !wasReturn { lines.append([]) }
        wasReturn = false
      } else if byte == 0x0D {
        lines.append([])
        wasReturn = true
      } else {
        lines[lines.count - 1].append(byte)
        wasReturn = false
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
