/// Why a phrase is no Cucumber Expression.
public struct ExpressionError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Reason: Sendable, Equatable {
    case unclosed(String)
    case emptyOptional
    case optionalIsAParameter
    case emptyAlternative
    case unknownType(String, known: [String])
    case badEscape
  }

  public var reason: Reason
  public var expression: String
  /// From 1, in scalars.
  public var column: Int

  public var description: String {
    let what =
      switch reason {
      case .unclosed(let open): "the '\(open)' is not closed; write \\\(open) for the sign itself"
      case .emptyOptional: "an optional text must hold something"
      case .optionalIsAParameter: "an optional text can hold no parameter"
      case .emptyAlternative: "an alternative must hold something; write \\/ for a slash"
      case .unknownType(let name, let known):
        "there is no parameter type '\(name)': there are \(known.joined(separator: ", "))"
      case .badEscape: "a backslash stands before (, {, /, \\ or a space"
      }
    return """
      \(what)
        \(expression)
        \(String(repeating: " ", count: column - 1))^
      """
  }
}
