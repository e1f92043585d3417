import FlashClient
import FlashFlow
import FlashGherkin
import FlashProtocol

/// Plays scenarios on an app.
public struct ScenarioPlayer {
  private let book: StepBook
  private let driver: any FlowDriver
  private let runner: FlowRunner

  public init(
    _ book: StepBook, driver: any FlowDriver, settings: RunSettings = .init(),
    secrets: Secrets = .init()
  ) {
    self.book = book
    self.driver = driver
    runner = FlowRunner(driver: driver, settings: settings, secrets: secrets)
  }

  /// Called with each line that a step plays, once it is done.
  public typealias Watch = (_ step: PickleStep, _ line: StepResult) -> Void

  /// Plays one step.
  ///
  /// - Throws: `StepFailure` where it fails, or where no phrase fits it.
  public func play(_ step: PickleStep, watch: @escaping Watch = { _, _ in }) throws {
    switch book.find(step.text) {
    case .none:
      throw StepFailure(
        step.text, "no phrase fits it; in steps.yaml:\n" + Snippet.text(for: step.text))
    case .several(let definitions):
      throw StepFailure(
        step.text,
        "several phrases fit it: "
          + definitions.map { "'\($0.expression.source)' (\($0.origin))" }
          .joined(separator: ", "))
    case .definition(let definition, let arguments):
      try play(definition, arguments, step, watch)
    }
  }

  private func play(
    _ definition: StepDefinition, _ arguments: [CucumberExpression.Argument], _ step: PickleStep,
    _ watch: @escaping Watch
  ) throws {
    var values: [String: String] = [:]
    for (number, argument) in zip(1..., arguments) { values[String(number)] = argument.value }
    if let doc = step.docString { values["doc"] = doc }
    switch definition.body {
    case .lines(let templates):
      for template in templates { try play(template.line(values), step, watch) }
    case .rows(let templates):
      guard let table = step.table, let head = table.first, table.count > 1 else {
        throw StepFailure(step.text, "it needs a table with headings and a row")
      }
      for row in table.dropFirst() {
        let cells = values.merging(zip(head, row)) { _, cell in cell }
        for template in templates { try play(template.line(cells), step, watch) }
      }
    case .code(let body):
      let call = StepCall(
        arguments: arguments, table: step.table, docString: step.docString, app: driver,
        play: { line in try play(line, step, watch) })
      try body(call)
    }
  }

  private func play(_ line: String, _ step: PickleStep, _ watch: Watch) throws {
    let flow: Flow
    do {
      flow = try FlowParser(file: "step").parse(line)
    } catch {
      throw StepFailure(line, error.description)
    }
    for (number, one) in zip(1..., flow.steps) {
      var loss: ClientError?
      let result = runner.perform(one, number: number, loss: &loss)
      watch(step, result)
      if let reason = result.reason {
        throw StepFailure(line, reason, isLoss: loss != nil)
      }
    }
  }
}
