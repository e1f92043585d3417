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
  /// The place, the line with what is wrong marked, and the likely fix.
  public var description: String {
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    let mark =
      String(repeating: " ", count: max(0, column - 1))
      + String(repeating: "^", count: max(1, length))
    let fix = advice.map { "\n \(margin) = \($0)" } ?? ""
    return """
      \(file):\(line):\(column): \(message)
       \(number) | \(source)
       \(margin) | \(mark)\(fix)
      """
  }
}

/// All that is wrong with a flow.
public struct FlowErrors: Error, Sendable, Equatable, CustomStringConvertible {
  public var errors: [FlowError]

  public init(_ errors: [FlowError]) { self.errors = errors }

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
