extension UIXCuteAgent {
  /// Pursues a goal on its own until a separate check of the screen confirms it.
  ///
  /// - Throws: `UIXCuteError`; the partial report is in `lastExecutionReport` then.
  @discardableResult
  public func run(goal: String) async throws -> AgentExecutionReport {
    try await perform(AgentTask(.goal, goal))
  }

  /// The same for a goal that names secrets.
  @discardableResult
  @_disfavoredOverload
  public func run(goal: Goal) async throws -> AgentExecutionReport {
    try await run(goal: goal.text)
  }

  /// Pursues a goal whose success is checked in code: no model judges it.
  @discardableResult
  public func run(goal: String, expecting expectations: Expectation...) async throws
    -> AgentExecutionReport
  {
    try await perform(AgentTask(.goal, goal, criterion: .expectations(expectations)))
  }

  @discardableResult
  @_disfavoredOverload
  public func run(goal: Goal, expecting expectations: Expectation...) async throws
    -> AgentExecutionReport
  {
    try await perform(AgentTask(.goal, goal.text, criterion: .expectations(expectations)))
  }

  /// - Parameter expectations: none leaves the verdict to a judge.
  @discardableResult
  public func run(goal: String, expectations: [Expectation]) async throws -> AgentExecutionReport {
    try await perform(
      AgentTask(
        .goal, goal,
        criterion: expectations.isEmpty ? .instruction : .expectations(expectations)))
  }

  /// Does one thing, knowing what was done before.
  @discardableResult
  public func step(_ instruction: String) async throws -> AgentExecutionReport {
    try await perform(AgentTask(.step, instruction))
  }

  @discardableResult
  @_disfavoredOverload
  public func step(_ instruction: Goal) async throws -> AgentExecutionReport {
    try await step(instruction.text)
  }

  /// Does one thing that succeeded if the criterion holds afterwards, whatever the screen was.
  @discardableResult
  public func step(_ instruction: String, expecting criterion: String) async throws
    -> AgentExecutionReport
  {
    try await perform(AgentTask(.step, instruction, criterion: .text(criterion)))
  }

  @discardableResult
  @_disfavoredOverload
  public func step(_ instruction: Goal, expecting criterion: String) async throws
    -> AgentExecutionReport
  { try await step(instruction.text, expecting: criterion) }

  /// Does one thing that succeeded if the expectations hold: no model judges it.
  @discardableResult
  public func step(
    _ instruction: String, expecting expectation: Expectation, _ others: Expectation...
  ) async throws -> AgentExecutionReport {
    try await perform(
      AgentTask(.step, instruction, criterion: .expectations([expectation] + others)))
  }

  @discardableResult
  @_disfavoredOverload
  public func step(
    _ instruction: Goal, expecting expectation: Expectation, _ others: Expectation...
  ) async throws -> AgentExecutionReport {
    try await perform(
      AgentTask(.step, instruction.text, criterion: .expectations([expectation] + others)))
  }

  /// Asks about the screen; nothing is done to the app.
  public func ask(_ question: String) async throws -> AgentLoop.Answer {
    try await answer(question)
  }

  /// Has a claim judged on a fresh read of the screen.
  ///
  /// - Throws: `UIXCuteError.assertionFailed` where it does not hold.
  @discardableResult
  public func assert(_ claim: String) async throws -> AgentExecutionReport {
    try await perform(AgentTask(.assertion, claim))
  }

  /// Checks the screen in code.
  @discardableResult
  public func assert(_ expectation: Expectation, _ others: Expectation...) async throws
    -> AgentExecutionReport
  {
    try await assert(all: [expectation] + others)
  }

  @discardableResult
  public func assert(all: [Expectation]) async throws -> AgentExecutionReport {
    try await perform(
      AgentTask(
        .assertion, all.map(\.description).joined(separator: " and "),
        criterion: .expectations(all)))
  }
}
