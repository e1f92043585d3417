/// A phrase with parameters, as Cucumber has them: `I have {int} cucumber(s) in my belly/stomach`.
public struct CucumberExpression: Sendable {
  indirect enum Node: Sendable {
    case text([Unicode.Scalar])
    /// One of these, each made of texts and optional texts.
    case alternatives([[Node]])
    case optional([Unicode.Scalar])
    case parameter(ParameterType)
  }

  public let source: String
  let nodes: [Node]

  /// - Parameter types: beside Cucumber's own, which are there always.
  public init(_ source: String, types: [ParameterType] = []) throws(ExpressionError) {
    self.source = source
    var parser = ExpressionParser(source, types: types + ParameterType.all)
    nodes = try parser.nodes()
  }

  /// One parameter of a phrase, as a step gave it.
  public struct Argument: Sendable, Equatable {
    public var type: String
    /// Without quotes.
    public var value: String
  }

  /// - Returns: the arguments, where the whole text fits; nil where it does not.
  public func match(_ text: String) -> [Argument]? {
    var matcher = ExpressionMatcher(text)
    return matcher.match(nodes)
  }

  /// How many characters are not left to parameters: of two phrases that fit, the one that says more
  /// is meant.
  var weight: Int {
    func weight(_ nodes: [Node]) -> Int {
      nodes.reduce(0) { sum, node in
        switch node {
        case .text(let text): sum + text.count
        case .alternatives(let all): sum + (all.map(weight).min() ?? 0)
        case .optional, .parameter: sum
        }
      }
    }
    return weight(nodes)
  }
}
