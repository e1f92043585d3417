import FlashProtocol

/// Sees, asks the model, acts, and checks: the agent without any test framework.
///
/// One task at a time; tasks on one loop share the conversation.
public actor AgentLoop {
  let client: any LLMClientProtocol
  let executor: any ActionExecutorProtocol
  let tools: ToolBox
  let configuration: UIXCuteConfiguration
  let secrets: SecretStore
  let clock: any AgentClock

  var conversation = Conversation()
  /// Of all tasks together.
  public internal(set) var spending = Spending()
  /// Of the last task, whether it succeeded or not.
  public internal(set) var lastReport: AgentExecutionReport?
  /// Called with every step as it is done.
  var onStep: (@Sendable (AgentExecutionReport.Step) -> Void)?

  var trace = Trace()
  var detector: LoopDetector
  /// The screen as it was last read, secrets replaced.
  var context = UIContext()
  /// The same with the secrets that show.
  var rawContext = UIContext()
  /// The screen may have changed since it was read.
  var isStale = true
  var doubtedTexts: Set<String> = []
  private var isBusy = false

  public init(
    client: any LLMClientProtocol, executor: any ActionExecutorProtocol,
    configuration: UIXCuteConfiguration = UIXCuteConfiguration(), tools: ToolBox = .standard,
    environment: @Sendable (String) -> String? = { ProcessEnvironment.value($0) },
    clock: any AgentClock = SystemClock(),
    onStep: (@Sendable (AgentExecutionReport.Step) -> Void)? = nil
  ) {
    self.client = client
    self.executor = executor
    self.configuration = configuration
    self.tools = tools
    self.clock = clock
    self.onStep = onStep
    secrets = SecretStore(configuration.secrets, environment: environment)
    detector = LoopDetector(configuration.loopLimits)
  }

  /// Does a task with the model's help.
  ///
  /// - Throws: `UIXCuteError`, or `CancellationError` where the task was cancelled; the partial
  ///   report is in `lastReport` then.
  @discardableResult
  public func perform(_ task: AgentTask) async throws -> AgentExecutionReport {
    try await reporting(task) { try await self.pursue(task) }
  }

  /// Runs the body as the one task at hand, and leaves a report of it in any case.
  func reporting(_ task: AgentTask, _ body: () async throws -> String) async throws
    -> AgentExecutionReport
  {
    guard !isBusy else {
      throw UIXCuteError.configuration(
        reason: "one agent does one thing at a time: await its last call first")
    }
    isBusy = true
    defer { isBusy = false }
    begin(task)
    do {
      let reason = try await body()
      return finish(.success(reason: secrets.redact(reason)))
    } catch {
      let error = Self.translated(error)
      await lookBack()
      finish(.failure(reason: secrets.redact(Self.reason(error))))
      throw redacted(error)
    }
  }

  private func begin(_ task: AgentTask) {
    trace = Trace(task: task, began: clock.now, model: client.name)
    detector = LoopDetector(configuration.loopLimits)
    doubtedTexts = []
    isStale = true
  }

  @discardableResult
  private func finish(_ outcome: AgentExecutionReport.Outcome) -> AgentExecutionReport {
    let duration = clock.now - trace.began
    spending.seconds += duration
    let report = trace.report(
      outcome, duration: duration, context: context, prices: configuration.prices, secrets: secrets)
    lastReport = report
    return report
  }

  private func pursue(_ task: AgentTask) async throws -> String {
    switch (task.kind, task.criterion) {
    case (.assertion, .expectations(let all)):
      if let fault = try await fault(of: all) { throw UIXCuteError.assertionFailed(reason: fault) }
      return task.criterionText ?? ""
    case (.assertion, _):
      return try await assertion(task.instruction)
    default:
      return try await drive(task)
    }
  }

  /// Seconds that the task at hand has left.
  var timeLeft: Double { trace.began + configuration.totalTimeout - clock.now }
}
