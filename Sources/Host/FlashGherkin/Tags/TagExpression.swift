/// Which scenarios to run, by their tags: `@smoke and not (@slow or @wip)`.
public indirect enum TagExpression: Sendable, Equatable {
  case always
  case tag(String)
  case not(TagExpression)
  case and(TagExpression, TagExpression)
  case or(TagExpression, TagExpression)

  /// - Parameter text: an expression; an empty one holds always.
  /// - Throws: `TagExpressionError` with the place of the word that cannot stand there.
  public init(_ text: String) throws(TagExpressionError) {
    var parser = TagExpressionParser(text)
    self = try parser.expression()
  }

  /// - Parameter tags: names with their `@`.
  public func holds(for tags: some Collection<String>) -> Bool {
    switch self {
    case .always: true
    case .tag(let name): tags.contains(name)
    case .not(let inner): !inner.holds(for: tags)
    case .and(let one, let other): one.holds(for: tags) && other.holds(for: tags)
    case .or(let one, let other): one.holds(for: tags) || other.holds(for: tags)
    }
  }
}

/// Why a tag expression is none.
public struct TagExpressionError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Reason: Sendable, Equatable {
    /// A word that cannot stand there, and what could.
    case unexpected(String, wanted: String)
    case ended(wanted: String)
    case unclosed
    case badEscape(String)
    case tooDeep
  }

  public var reason: Reason
  public var text: String
  /// From 1, in characters.
  public var column: Int

  public var description: String {
    let what =
      switch reason {
      case .unexpected(let word, let wanted): "'\(word)' stands where \(wanted) should be"
      case .ended(let wanted): "it ends where \(wanted) should be"
      case .unclosed: "this parenthesis is not closed"
      case .badEscape(let escape):
        "'\(escape)' escapes nothing: a backslash stands before (, ), \\ or a space"
      case .tooDeep: "it nests deeper than 100 parentheses"
      }
    return """
      tag expression: \(what)
        \(text)
        \(String(repeating: " ", count: column - 1))^
      """
  }
}
