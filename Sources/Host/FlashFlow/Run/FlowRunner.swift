import FlashClient
import FlashDevices
import FlashProtocol

/// Plays flows on an app: a step that fails says why, and the flow goes on.
public struct FlowRunner {
  let driver: any FlowDriver
  let settings: RunSettings
  let secrets: Secrets
  /// Milliseconds that only go forward.
  let clock: () -> Double

  public init(
    driver: any FlowDriver, settings: RunSettings = .init(), secrets: Secrets = .init(),
    clock: @escaping () -> Double = { Monotonic.now }
  ) {
    self.driver = driver
    self.settings = settings
    self.secrets = secrets
    self.clock = clock
  }

  /// - Parameters:
  ///   - log: knows the flows, and is told what comes of each step.
  ///   - proof: keeps what each step leaves as evidence.
  ///   - watch: called after each step, with the number of its flow.
  public func run(
    _ log: RunLog, proof: (any ProofKeeper)? = nil,
    watch: (_ flow: Int, _ result: StepResult) -> Void = { _, _ in }
  ) {
    var loss: ClientError?
    for (index, flow) in log.snapshot.flows.map(\.flow).enumerated() {
      for (number, step) in zip(1..., flow.steps) {
        var result: StepResult
        if let loss {
          result = StepResult(
            number: number, step: step, outcome: .dropped(Self.aftermath(of: loss)))
        } else {
          result = perform(step, number: number, loss: &loss)
          if let loss { log.lose(loss) }
        }
        if settings.strict, result.outcome == .passed, let note = result.notes.first {
          result.outcome = .failed(note)
        }
        if loss == nil { proof?.keep(result, of: index, driver: driver, secrets: secrets) }
        guard log.end(result, of: index, tell: { watch(index, result) }) else { return }
      }
    }
  }

  /// Does one step; an app that is gone is told through `loss`.
  /// Does one step; an app that is gone is told through `loss`.
  public func perform(_ step: Step, number: Int, loss: inout ClientError?) -> StepResult {
    var trial = Trial(driver: driver, settings: settings, clock: clock)
    var result = StepResult(number: number, step: step)
    do {
      try trial.perform(step.action(with: secrets), naming: step.target)
      if let objection = trial.objection { result.outcome = .failed(objection) }
    } catch {
      var reason = error.description
      if error.isGone || error.isOther {
        loss = error
        if error.isGone, let epitaph = driver.epitaph { reason += "\n" + epitaph }
      }
      result.outcome = .failed(reason)
      if case .failure(let failure, let reply) = error { trial.count(reply, failure: failure) }
    }
    if case .failed(let reason) = result.outcome {
      result.outcome = .failed(secrets.redact(reason))
    }
    result.path = trial.path
    result.milliseconds = trial.milliseconds
    result.timing = trial.timing
    result.notes = trial.notes.map(secrets.redact)
    result.measured = trial.measured.map(secrets.redact)
    result.element = trial.element
    result.reply = trial.reply.map(secrets.redact)
    return result
  }

  private static func aftermath(of loss: ClientError) -> String {
    loss.isOther ? "not run: another app answers on the port" : "not run: the app is gone"
  }
}

extension Step {
  /// The action with the values of its variables.
  func action(with secrets: Secrets) -> Action {
    func expand(_ arguments: [JSON.Member]) -> [JSON.Member] {
      arguments.map { .init($0.name, secrets.expand($0.value)) }
    }
    func expand(_ naming: Naming) -> Naming { Naming(arguments: expand(naming.arguments)) }
    switch action {
    case .call(let command, let arguments):
      return .call(command, expand(arguments))
    case .assert(let naming, let expectations):
      return .assert(
        expand(naming),
        expectations.map {
          switch $0 {
          case .text(let text): .text(secrets.expand(text))
          case .value(let text): .value(secrets.expand(text))
          case .contains(let text): .contains(secrets.expand(text))
          case .state: $0
          }
        })
    case .gone(let naming):
      return .gone(expand(naming))
    case .measure(var measurement):
      measurement.naming = expand(measurement.naming)
      return .measure(measurement)
    case .wait, .proof:
      return action
    }
  }
}
