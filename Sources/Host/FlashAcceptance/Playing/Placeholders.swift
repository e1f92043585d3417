import FlashGherkin

/// Names in the steps of an outline that no column of its examples bears: played as they stand,
/// they would look for `<name>` on the screen.
enum Placeholders {
  struct Unknown: Equatable {
    var line: Int
    var message: String
  }

  static func unknown(in document: GherkinDocument) -> [Unknown] {
    guard let feature = document.feature else { return [] }
    return feature.children.flatMap { child -> [Unknown] in
      switch child {
      case .background: []
      case .scenario(let scenario): unknown(in: scenario)
      case .rule(let rule):
        rule.children.flatMap { child -> [Unknown] in
          if case .scenario(let scenario) = child { unknown(in: scenario) } else { [] }
        }
      }
    }
  }

  private static func unknown(in scenario: Scenario) -> [Unknown] {
    let headers = scenario.examples.compactMap { $0.header?.cells.map(\.value) }
    guard let first = headers.first else { return [] }
    let common = first.filter { name in headers.allSatisfy { $0.contains(name) } }
    return scenario.steps.flatMap { step in
      names(in: step.text).filter { !common.contains($0) }.map { name in
        let known = first.map { "<\($0)>" }.joined(separator: ", ")
        return Unknown(
          line: step.location.line,
          message: "<\(name)> is no column of the examples"
            + (headers.count > 1 ? ", or not of all of them" : "") + ": they have \(known)")
      }
    }
  }

  /// What stands between `<` and `>`.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" }) else { break }
      if rest[end] == ">", let first = rest.first, first.isLetter {
        names.append(String(rest[..<end]))
      }
      rest = rest[end...]
    }
    return names
  }
}
