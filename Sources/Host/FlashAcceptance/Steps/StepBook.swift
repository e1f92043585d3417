/// All phrases that a run knows.
public struct StepBook: Sendable {
  public private(set) var definitions: [StepDefinition]

  public init(_ definitions: [StepDefinition] = StepLibrary.all) {
    self.definitions = definitions
  }

  public mutating func add(_ definition: StepDefinition) { definitions.append(definition) }
  public mutating func add(_ more: [StepDefinition]) { definitions += more }

  public enum Found: Sendable {
    case definition(StepDefinition, [CucumberExpression.Argument])
    /// No phrase fits.
    case none
    /// Several fit, and none says more than the others.
    case several([StepDefinition])
  }

  /// The definition that a step means: a team's own before the library's, then the one whose phrase
  /// says most.
  public func find(_ text: String) -> Found {
    var fitting: [(StepDefinition, [CucumberExpression.Argument])] = []
    for definition in definitions {
      if let arguments = definition.expression.match(text) {
        fitting.append((definition, arguments))
      }
    }
    if fitting.contains(where: { $0.0.isOwn }) { fitting.removeAll { !$0.0.isOwn } }
    let most = fitting.map { $0.0.expression.weight }.max() ?? 0
    fitting.removeAll { $0.0.expression.weight < most }
    guard let first = fitting.first else { return .none }
    // The library says some things in several ways that come to the same.
    guard fitting.count == 1 || !first.0.isOwn else { return .several(fitting.map(\.0)) }
    return .definition(first.0, first.1)
  }
}
