import FlashDevices
import FlashFlow
import FlashGherkin

/// Features with steps in code, for a test target.
///
/// ```swift
/// let acceptance = try Acceptance(features: "features") { steps in
///   try steps.define("I am logged in as {string}") { step in
///     try step.flash("open login", "type login.email \(step.text())")
///   }
/// }
/// for scenario in acceptance.scenarios { try acceptance.play(scenario, on: client) }
/// ```
public struct Acceptance: Sendable {
  public private(set) var book: StepBook
  public let scenarios: [AcceptanceScenario]

  /// - Parameters:
  ///   - features: a feature, or a folder of them; steps.yaml beside them is read too.
  ///   - tags: which scenarios, such as `@smoke and not @slow`.
  ///   - define: adds steps in code.
  /// - Throws: what is wrong with a feature, a phrase or the expression of tags.
  public init(
    features: String, tags: String = "", define: (inout Steps) throws -> Void = { _ in }
  ) throws {
    let reader = FeatureReader([features], tags: try TagExpression(tags))
    if let broken = reader.broken.first { throw broken }
    scenarios = reader.scenarios
    var steps = Steps()
    try define(&steps)
    book = StepBook()
    book.add(reader.definitions)
    book.add(steps.definitions)
  }

  /// Where steps in code are defined.
  public struct Steps {
    var definitions: [StepDefinition] = []
    private var types: [ParameterType] = StepLibrary.types

    /// A parameter type that is one of several words.
    public mutating func type(_ name: String, words: [String]) {
      types.append(ParameterType(name, words: words))
    }

    /// - Parameter phrase: a Cucumber Expression.
    public mutating func define(
      _ phrase: String, file: String = #fileID, line: Int = #line,
      _ body: @escaping @Sendable (StepCall) throws -> Void
    ) throws {
      let expression = try CucumberExpression(phrase, types: types)
      definitions.append(StepDefinition(expression, origin: "\(file):\(line)", .code(body)))
    }
  }

  /// Plays a scenario to its end, or to the first step that fails.
  ///
  /// - Throws: `ScenarioFailure` with the step.
  public func play(
    _ scenario: AcceptanceScenario, on app: any FlowDriver, settings: RunSettings = .init()
  ) throws {
    let player = ScenarioPlayer(book, driver: app, settings: settings)
    for step in scenario.pickle.steps {
      do {
        try player.play(step)
      } catch {
        throw ScenarioFailure(
          scenario: scenario.name, file: scenario.file, line: step.location.line,
          step: step.keyword + step.text, reason: "\(error)")
      }
    }
  }
}

/// Which step of a scenario failed, and why.
public struct ScenarioFailure: Error, Sendable, Equatable, CustomStringConvertible {
  public var scenario: String
  public var file: String
  public var line: Int
  public var step: String
  public var reason: String

  public var description: String { "\(file):\(line): \(step)\n  \(reason)" }
}
