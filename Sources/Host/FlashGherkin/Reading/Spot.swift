/// Where in a document the parser is, which says what may come next.
struct Spot: Equatable {
  enum Part: Equatable { case feature, rule, background, scenario, examples }

  enum Place: Equatable {
    case start, language
    case tags(Part)
    /// After the line with the keyword, and after the first line of the description below it.
    case header(Part)
    case description(Part)
    case step
    /// After a row of a step's table; a step may have a doc string as well, after it or before it.
    case table(isSecond: Bool)
    case docString(isSecond: Bool)
    case afterDocString(isSecond: Bool)
    case examplesTable
  }

  var place: Place
  /// Whether the steps are a scenario's, after which come examples.
  var isInScenario = false

  /// What may come next, in the order in which a line is tried to be it: the order of the grammar
  /// of cucumber/gherkin, in which its parsers name them too.
  var expected: [TokenKind] {
    let examples: [TokenKind] = isInScenario ? [.examples] : []
    let next: [TokenKind] = [.step, .tags] + examples + [.scenario, .rule]
    switch place {
    case .start: return [.end, .language, .tags, .feature, .comment, .empty]
    case .language: return [.tags, .feature, .comment, .empty]
    case .tags(let part): return [.tags, part.line, .comment, .empty]
    case .header(let part): return [.end, .empty, .comment] + within(part) + [.other]
    case .description(let part): return [.end, .comment] + within(part) + [.other]
    case .step: return [.end, .tableRow, .docStringSeparator] + next + [.comment, .empty]
    case .table(let isSecond):
      return [.end, .tableRow] + (isSecond ? [] : [.docStringSeparator]) + next
        + [.comment, .empty]
    case .docString: return [.docStringSeparator, .other]
    case .afterDocString(let isSecond):
      return [.end] + (isSecond ? [] : [.tableRow]) + next + [.comment, .empty]
    case .examplesTable:
      return [.end, .tableRow, .tags, .examples, .scenario, .rule, .comment, .empty]
    }
  }

  private func within(_ part: Part) -> [TokenKind] {
    switch part {
    case .feature, .rule: [.background, .tags, .scenario, .rule]
    case .background: [.step, .tags, .scenario, .rule]
    case .scenario: [.step, .tags, .examples, .scenario, .rule]
    case .examples: [.tableRow, .tags, .examples, .scenario, .rule]
    }
  }
}

extension Spot.Part {
  var line: TokenKind {
    switch self {
    case .feature: .feature
    case .rule: .rule
    case .background: .background
    case .scenario: .scenario
    case .examples: .examples
    }
  }

  init?(_ kind: TokenKind) {
    switch kind {
    case .feature: self = .feature
    case .rule: self = .rule
    case .background: self = .background
    case .scenario: self = .scenario
    case .examples: self = .examples
    default: return nil
    }
  }
}
