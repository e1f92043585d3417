/// A phrase and what it does.
public struct StepDefinition: Sendable {
  public enum Body: Sendable {
    /// Lines of a Flash flow, with `$1` for the first argument.
    case lines([LineTemplate])
    /// The lines once for each row below the first of the step's table, with `$name` for the cell
    /// under that heading.
    case rows([LineTemplate])
    /// Code of a test target.
    case code(@Sendable (StepCall) throws -> Void)
  }

  public var expression: CucumberExpression
  public var body: Body
  /// Where it is written, for messages.
  public var origin: String
  /// A team's own come before those of the library.
  var isOwn: Bool

  public init(
    _ expression: CucumberExpression, origin: String, isOwn: Bool = true, _ body: Body
  ) {
    self.expression = expression
    self.body = body
    self.origin = origin
    self.isOwn = isOwn
  }
}
