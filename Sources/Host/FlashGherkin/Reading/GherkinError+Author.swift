/// For who wrote the file: the place, the lines around it, and what to do.
extension GherkinError {
  /// - Parameters:
  ///   - file: its path as it was given.
  ///   - text: the whole file.
  public func shown(in file: String, text: String) -> String {
    let lines = SourceLine.lines(of: text)
    let column = location.column ?? 1
    let shown = lines.filter { abs($0.number - location.line) <= 2 }
    let width = String(location.line + 2).count
    var result = "\(file):\(location.line):\(column): \(plain)"
    for line in shown {
      let number = String(line.number)
      let margin = String(repeating: " ", count: width - number.count)
      let mark = line.number == location.line ? ">" : " "
      result += "\n \(mark) \(margin)\(number) | \(line.text)"
      if line.number == location.line {
        let space = String(repeating: " ", count: width + 3)
        result += "\n\(space) | \(String(repeating: " ", count: column - 1))^"
      }
    }
    return result + "\n   = \(advice)"
  }

  private var plain: String {
    switch reason {
    case .unexpected(let line, _): "'\(line)' cannot stand here"
    case .unexpectedEnd: "the file ends too early"
    case .unknownLanguage(let name): "there is no language '\(name)'"
    case .unevenCells: "this row has not as many cells as the first one of its table"
    case .spaceInTag: "a tag has no space in it"
    case .encoding(let name): "the file is not UTF-8; it looks like \(name)"
    }
  }

  private var advice: String {
    switch reason {
    case .unexpected(_, let expected), .unexpectedEnd(let expected):
      "what may stand here: "
        + expected.compactMap(Self.name).joined(separator: ", ")
    case .unknownLanguage(let name):
      Self.nearest(to: name).map { "did you mean '\($0)'?" }
        ?? "use a code such as en, fr or pt: https://cucumber.io/docs/gherkin/languages"
    case .unevenCells: "write | between the cells, and \\| for a bar within one"
    case .spaceInTag: "write @one @two for two tags, and @one_two for one"
    case .encoding: "save the file as UTF-8"
    }
  }

  private static func nearest(to name: String) -> String? {
    let short = name.lowercased().prefix(2)
    return Dialects.codes.first { $0.lowercased() == short }
  }

  private static func name(_ kind: TokenKind) -> String? {
    switch kind {
    case .end, .empty: nil
    case .other: "text"
    case .comment: "# comment"
    case .tags: "@tags"
    case .feature: "Feature:"
    case .rule: "Rule:"
    case .background: "Background:"
    case .scenario: "Scenario:"
    case .examples: "Examples:"
    case .step: "a step (Given, When, Then, And, But)"
    case .docStringSeparator: "\"\"\""
    case .tableRow: "| a row |"
    case .language: "# language: fr"
    }
  }
}
