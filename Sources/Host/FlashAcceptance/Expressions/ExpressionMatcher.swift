/// Fits a text to a phrase, trying one reading after another.
struct ExpressionMatcher {
  /// What no phrase that anyone writes comes near.
  private static let mostTries = 200_000

  private let scalars: [Unicode.Scalar]
  private var tries = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func match(_ nodes: [CucumberExpression.Node]) -> [CucumberExpression.Argument]? {
    match(nodes[...], from: 0)
  }

  private mutating func match(_ nodes: ArraySlice<CucumberExpression.Node>, from start: Int)
    -> [CucumberExpression.Argument]?
  {
    tries += 1
    guard tries < Self.mostTries else { return nil }
    guard let node = nodes.first else { return start == scalars.count ? [] : nil }
    let rest = nodes.dropFirst()
    switch node {
    case .text(let text):
      guard scalars[start...].starts(with: text) else { return nil }
      return match(rest, from: start + text.count)
    case .optional(let text):
      if scalars[start...].starts(with: text),
        let found = match(rest, from: start + text.count)
      {
        return found
      }
      return match(rest, from: start)
    case .alternatives(let all):
      for alternative in all {
        if let found = match(alternative + rest, from: start) { return found }
      }
      return nil
    case .parameter(let type):
      for length in type.lengths(scalars[start...]) {
        guard let found = match(rest, from: start + length) else { continue }
        let text = String(String.UnicodeScalarView(scalars[start..<(start + length)]))
        return [.init(type: type.name, value: type.value(text))] + found
      }
      return nil
    }
  }

  private mutating func match(
    _ nodes: [CucumberExpression.Node], from start: Int
  ) -> [CucumberExpression.Argument]? {
    match(nodes[...], from: start)
  }
}
