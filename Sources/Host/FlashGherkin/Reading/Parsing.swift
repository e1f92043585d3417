/// One pass over a file.
///
/// Each line is tried to be one of what may come next; the first kind that it is decides where that
/// leads. A line that is none of them is an error, and the place stays what it was.
struct Parsing {
  private let lines: [SourceLine]
  private var matcher: LineMatcher
  private var builder: DocumentBuilder
  private var spot = Spot(place: .start)
  private var errors: [GherkinError] = []

  init(text: String, dialect: Dialect, firstID: Int) {
    lines = SourceLine.lines(of: text)
    matcher = LineMatcher(dialect)
    builder = DocumentBuilder(nextID: firstID)
  }

  mutating func document() throws(GherkinErrors) -> GherkinDocument {
    for index in lines.indices {
      read(index)
      guard errors.count < GherkinParser.mostErrors else { throw GherkinErrors(errors: errors) }
    }
    let expected = spot.expected
    if !expected.contains(.end) {
      report(.init(.unexpectedEnd(expected: expected), at: Location(line: lines.count + 1)))
    }
    guarded { (builder) throws(GherkinError) in try builder.closeFeature() }
    guard errors.isEmpty else { throw GherkinErrors(errors: errors) }
    return builder.document
  }

  private mutating func read(_ index: Int) {
    let expected = spot.expected
    for kind in expected {
      guard let token = match(kind, lines[index]) else { continue }
      let target = target(of: token, at: index)
      let language = matcher.dialect.code
      guarded { (builder) throws(GherkinError) in
        try builder.take(token, to: target, language: language)
      }
      move(token, target)
      return
    }
    let line = lines[index]
    report(.init(.unexpected(String(line.trimmed), expected: expected), at: line.start))
  }

  private mutating func match(_ kind: TokenKind, _ line: SourceLine) -> Token? {
    do {
      return try matcher.match(kind, line)
    } catch {
      report(error)
      return nil
    }
  }

  /// A part of a document that a line begins or belongs to; tags belong to what comes after them.
  private mutating func target(of token: Token, at index: Int) -> Spot.Part? {
    guard token.kind == .tags else { return Spot.Part(token.kind) }
    switch spot.place {
    case .start, .language: return .feature
    case .tags(let part): return part
    default: break
    }
    if spot.expected.contains(.examples), isNext(.examples, after: index) { return .examples }
    return isNext(.scenario, after: index) ? .scenario : .rule
  }

  /// Whether that is the first line below that is neither tags, a comment nor empty.
  private mutating func isNext(_ kind: TokenKind, after index: Int) -> Bool {
    for line in lines[(index + 1)...] {
      if match(kind, line) != nil { return true }
      var isPassedOver = false
      for kind in [TokenKind.empty, .comment, .tags] where !isPassedOver {
        isPassedOver = match(kind, line) != nil
      }
      guard isPassedOver else { return false }
    }
    return false
  }

  private mutating func move(_ token: Token, _ target: Spot.Part?) {
    switch token.kind {
    case .language: spot.place = .language
    case .tags: spot.place = .tags(target ?? .feature)
    case .feature, .rule, .background, .scenario, .examples:
      spot.place = .header(target ?? .feature)
      spot.isInScenario = target == .scenario || target == .examples
    case .step: spot.place = .step
    case .docStringSeparator:
      switch spot.place {
      case .docString(let isSecond): spot.place = .afterDocString(isSecond: isSecond)
      case .table: spot.place = .docString(isSecond: true)
      default: spot.place = .docString(isSecond: false)
      }
    case .tableRow:
      switch spot.place {
      case .header(.examples), .description(.examples): spot.place = .examplesTable
      case .step: spot.place = .table(isSecond: false)
      case .afterDocString: spot.place = .table(isSecond: true)
      default: break
      }
    case .other, .comment:
      if case .header(let part) = spot.place { spot.place = .description(part) }
    case .empty, .end: break
    }
  }

  private mutating func guarded(_ build: (inout DocumentBuilder) throws(GherkinError) -> Void) {
    do {
      try build(&builder)
    } catch {
      report(error)
    }
  }

  /// A line may be looked at more than once, and is reported once.
  private mutating func report(_ error: GherkinError) {
    if !errors.contains(error) { errors.append(error) }
  }
}
