/// Says whether a line is of a kind, in the language and the place at hand.
struct LineMatcher {
  private typealias Keyword = (scalars: [Unicode.Scalar], text: String, type: KeywordType)

  private(set) var dialect: Dialect
  private var titles: [TokenKind: [Keyword]] = [:]
  private var steps: [Keyword] = []
  /// The delimiter that ends the doc string that is open, and the space that its lines do without.
  private var open: (delimiter: String, indent: Int)?

  init(_ dialect: Dialect) {
    self.dialect = dialect
    adopt(dialect)
  }

  private mutating func adopt(_ dialect: Dialect) {
    func keywords(_ words: [String], after: String) -> [Keyword] {
      words.map { (Array(($0 + after).unicodeScalars), $0, .unknown) }
    }
    self.dialect = dialect
    titles = [
      .feature: keywords(dialect.feature, after: ":"),
      .rule: keywords(dialect.rule, after: ":"),
      .background: keywords(dialect.background, after: ":"),
      .scenario: keywords(dialect.scenario, after: ":"),
      .examples: keywords(dialect.examples, after: ":"),
    ]
    steps = dialect.stepKeywords.map { (Array($0.keyword.unicodeScalars), $0.keyword, $0.type) }
  }

  /// - Throws: what is wrong with a line that is of the kind and yet cannot be read.
  mutating func match(_ kind: TokenKind, _ line: SourceLine) throws(GherkinError) -> Token? {
    var token = Token(kind: kind, location: line.start)
    switch kind {
    case .end: return nil
    case .empty: return line.trimmed.isEmpty ? token : nil
    case .comment:
      guard line.trimmed.first == "#" else { return nil }
      token.location.column = 1
      token.text = line.text
    case .tags:
      guard line.trimmed.first == "@" else { return nil }
      token.items = try line.tags()
    case .tableRow:
      guard line.trimmed.first == "|" else { return nil }
      token.items = line.cells
    case .feature, .rule, .background, .scenario, .examples:
      return Self.match(titles[kind] ?? [], line, token)
    case .step: return Self.match(steps, line, token)
    case .docStringSeparator: return docString(line, token)
    case .language:
      guard let code = Self.language(line) else { return nil }
      guard let found = Dialects.named(code) else {
        throw GherkinError(.unknownLanguage(code), at: line.start)
      }
      adopt(found)
      token.text = found.code
    case .other:
      token.location.column = 1
      token.text = text(of: line)
    }
    return token
  }

  private static func match(_ keywords: [Keyword], _ line: SourceLine, _ token: Token) -> Token? {
    guard let keyword = keywords.first(where: { line.starts(with: $0.scalars) }) else { return nil }
    var token = token
    token.text = line.rest(after: keyword.scalars.count)
    token.keyword = keyword.text
    token.keywordType = keyword.type
    return token
  }

  private mutating func docString(_ line: SourceLine, _ token: Token) -> Token? {
    let wanted = open.map { [$0.delimiter] } ?? ["\"\"\"", "```"]
    guard let delimiter = wanted.first(where: { line.starts(with: Array($0.unicodeScalars)) })
    else { return nil }
    var token = token
    token.keyword = delimiter
    if open == nil {
      open = (delimiter, line.indent)
      token.text = line.rest(after: 3)
    } else {
      open = nil
    }
    return token
  }

  /// The delimiter within a doc string is written with a backslash before each of its characters.
  private func text(of line: SourceLine) -> String {
    guard let open else { return line.text }
    let text = line.text(removing: open.indent)
    let escaped = open.delimiter.map { "\\\($0)" }.joined()
    return text.replacing(all: escaped, with: open.delimiter)
  }

  /// The code in `# language: fr`.
  private static func language(_ line: SourceLine) -> String? {
    guard line.trimmed.first == "#" else { return nil }
    let rest = line.trimmed.dropFirst().trimmed
    let word = Array("language".unicodeScalars)
    guard rest.count > word.count, rest.prefix(word.count).elementsEqual(word, by: Self.sameLetter)
    else { return nil }
    let after = rest.dropFirst(word.count).trimmed
    guard after.first == ":" else { return nil }
    let code = after.dropFirst().trimmed
    let isCode = code.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "-_".unicodeScalars.contains($0))
    }
    return isCode && !code.isEmpty ? String(code) : nil
  }

  private static func sameLetter(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one.properties.lowercaseMapping == other.properties.lowercaseMapping
  }
}
