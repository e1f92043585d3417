import FlashProtocol

/// Drives an app by goals in plain English, and checks what came of it.
public actor UIXCuteAgent {
  let loop: AgentLoop
  /// What could not be set up; told by the first call, since an initializer that throws would
  /// stand in the way of every test.
  private let fault: UIXCuteError?
  private let isReplayOnly: Bool
  private var store: RecordingStore?
  /// The reports of all calls so far, in order.
  public private(set) var reports: [AgentExecutionReport] = []

  /// - Parameters:
  ///   - app: an app with Flash inside.
  ///   - test: names the recording; the test function's own name where it is left out.
  ///   - file: the recordings lie beside it.
  public init(
    app: FlashApp, configuration: UIXCuteConfiguration = UIXCuteConfiguration(),
    backend: Backend = .default, test: String = #function, file: String = #filePath,
    onStep: (@Sendable (AgentExecutionReport.Step) -> Void)? = nil
  ) {
    self.init(
      executor: AppExecutor(app), configuration: configuration, backend: backend, test: test,
      file: file, onStep: onStep)
  }

  /// - Parameter executor: drives whatever is under test.
  public init(
    executor: any ActionExecutorProtocol,
    configuration: UIXCuteConfiguration = UIXCuteConfiguration(), backend: Backend = .default,
    test: String = #function, file: String = #filePath,
    onStep: (@Sendable (AgentExecutionReport.Step) -> Void)? = nil
  ) {
    var fault: UIXCuteError?
    var client: any LLMClientProtocol = NoModelClient()
    do {
      client = try backend.client()
    } catch {
      fault = .configuration(reason: "\(error)")
    }
    self.fault = fault ?? RecordMode.fault.map { .configuration(reason: $0) }
    if case .replay = backend { isReplayOnly = true } else { isReplayOnly = false }
    if configuration.replay || configuration.record != .never {
      store = RecordingStore(
        folder: configuration.recordingFolder, file: file, test: test,
        mode: configuration.replay ? configuration.record : .always)
    }
    loop = AgentLoop(
      client: client, executor: executor, configuration: configuration, onStep: onStep)
  }

  /// The last call's report, partial where it threw.
  public var lastExecutionReport: AgentExecutionReport? { reports.last }

  /// What all calls used so far.
  public var spending: Spending { get async { await loop.spending } }

  /// Where the recording is kept.
  public var recordingPath: String? { store?.path }

  func perform(_ task: AgentTask) async throws -> AgentExecutionReport {
    if let fault { throw fault }
    do {
      let report = try await recordedOrNot(task)
      reports.append(report)
      return report
    } catch {
      if let report = await loop.lastReport { reports.append(report) }
      throw error
    }
  }

  func answer(_ question: String) async throws -> AgentLoop.Answer {
    if let fault { throw fault }
    do {
      let (answer, report) = try await loop.answer(question)
      reports.append(report)
      return answer
    } catch {
      if let report = await loop.lastReport { reports.append(report) }
      throw error
    }
  }

  /// Replays what is recorded, and records what is green; assertions are judged each time.
  private func recordedOrNot(_ task: AgentTask) async throws -> AgentExecutionReport {
    guard task.kind != .assertion, var store else { return try await loop.perform(task) }
    let known = store.next(for: task)
    self.store = store
    if let known {
      let (report, healed) = try await loop.replay(task, known.task)
      if let healed, store.mode == .heal { try keep(healed, at: known.place) }
      return report
    }
    if isReplayOnly {
      throw UIXCuteError.configuration(
        reason: store.fault
          ?? "\(store.path) does not hold '\(task.instruction)', and the backend is .replay: "
          + "run it once with a model")
    }
    let report = try await loop.perform(task)
    if store.mode != .never { try keep(await loop.recorded(), at: nil) }
    return report
  }

  private func keep(_ task: RecordedTask, at place: Int?) throws {
    // The store may have gone on while the task ran: it is read anew.
    guard var store else { return }
    try store.keep(task, at: place)
    self.store = store
  }
}
