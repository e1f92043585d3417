/// Reads `or`, `and`, `not`, parentheses and tags; `and` binds closer than `or`.
struct TagExpressionParser {
  private struct Word {
    var text: String
    var column: Int
    /// Whether it is a tag whatever it reads, since some of it is escaped.
    var isEscaped = false
  }

  private let text: String
  private var words: [Word] = []
  private var position = 0
  private var depth = 0

  init(_ text: String) { self.text = text }

  mutating func expression() throws(TagExpressionError) -> TagExpression {
    try split()
    guard !words.isEmpty else { return .always }
    let whole = try alternatives()
    if let word = next { throw unexpected(word, wanted: "'and' or 'or'") }
    return whole
  }

  private var next: Word? { position < words.count ? words[position] : nil }

  private mutating func take(_ keyword: String) -> Bool {
    guard let next, next.text == keyword, !next.isEscaped else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(TagExpressionError) -> TagExpression {
    var whole = try conjunction()
    while take("or") { whole = .or(whole, try conjunction()) }
    return whole
  }

  private mutating func conjunction() throws(TagExpressionError) -> TagExpression {
    var whole = try operand()
    while take("and") { whole = .and(whole, try operand()) }
    return whole
  }

  private mutating func operand() throws(TagExpressionError) -> TagExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 100 else { throw error(.tooDeep, next?.column ?? text.count) }
    if take("not") { return .not(try operand()) }
    guard let word = next else { throw error(.ended(wanted: "a tag"), text.count + 1) }
    if take("(") {
      let inner = try alternatives()
      guard take(")") else {
        guard let next else { throw error(.unclosed, word.column) }
        throw unexpected(next, wanted: "'and', 'or' or ')'")
      }
      return inner
    }
    guard word.isEscaped || !["and", "or", ")"].contains(word.text) else {
      throw unexpected(word, wanted: "a tag")
    }
    position += 1
    return .tag(word.text)
  }

  private mutating func split() throws(TagExpressionError) {
    var word: Word?
    var column = 0
    var isEscape = false
    func ended(_ words: inout [Word]) {
      if let ended = word { words.append(ended) }
      word = nil
    }
    for character in text {
      column += 1
      if isEscape {
        isEscape = false
        guard "()\\".contains(character) || character.isWhitespace else {
          throw error(.badEscape("\\\(character)"), column - 1)
        }
        word = word ?? Word(text: "", column: column - 1)
        word?.text.append(character)
        word?.isEscaped = true
      } else if character == "\\" {
        isEscape = true
      } else if character.isWhitespace {
        ended(&words)
      } else if character == "(" || character == ")" {
        ended(&words)
        words.append(Word(text: String(character), column: column))
      } else {
        word = word ?? Word(text: "", column: column)
        word?.text.append(character)
      }
    }
    if isEscape { throw error(.badEscape("\\"), column) }
    ended(&words)
  }

  private func unexpected(_ word: Word, wanted: String) -> TagExpressionError {
    error(.unexpected(word.text, wanted: wanted), word.column)
  }

  private func error(_ reason: TagExpressionError.Reason, _ column: Int) -> TagExpressionError {
    TagExpressionError(reason: reason, text: text, column: column)
  }
}
