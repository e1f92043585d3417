/// Why one line of a flow is not a step.
public struct FlowError: Error, Sendable, Equatable {
  public var file: String
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int
  /// How many characters are at fault.
  public var length: Int
  /// The line as written.
  public var source: String
  public var message: String
  public var advice: String?

  public init(
    file: String, line: Int, column: Int, length: Int, source: String, message: String,
    advice: String?
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.source = source
    self.message = message
    self.advice = advice
  }
}

extension FlowError: CustomStringConvertible {
  /// How many characters of a line are shown.
  private static let longest = 400

  /// The place, the line with what is wrong marked, and the likely fix.
  public var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    // Of a line that is no line of a person's, the part that is at fault.
    let start = source.utf8.count > Self.longest ? max(0, column - 1 - Self.longest / 4) : 0
    let shown = source.dropFirst(start).prefix(Self.longest)
    let mark =
      String(repeating: " ", count: max(0, column - 1 - start))
      + String(repeating: "^", count: max(1, min(length, Self.longest - (column - 1 - start))))
    let fix = advice.map { "\n \(margin) = \($0.prefix(Self.longest))" } ?? ""
    return """
      \(file):\(line):\(column): \(message.prefix(Self.longest * 2))
       \(number) | \(shown)
       \(margin) | \(mark)\(fix)
      """
  }
}

/// All that is wrong with a flow.
public struct FlowErrors: Error, Sendable, Equatable, CustomStringConvertible {
  public var errors: [FlowError]

  public init(_ errors: [FlowError]) { self.errors = errors }

  /// The first of them, and how many more there are.
  public var description: String {
    var lines = errors.prefix(Self.mostTold).map(\.description)
    let rest = errors.count - lines.count
    if rest > 0 { lines.append("and \(rest) more error\(rest == 1 ? "" : "s")") }
    return lines.joined(separator: "\n")
  }

  private static let mostTold = 20
}
