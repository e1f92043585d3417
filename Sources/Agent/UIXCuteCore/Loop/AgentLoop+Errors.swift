extension AgentLoop {
  /// What callers get to catch.
  static func translated(_ error: any Error) -> any Error {
    switch error {
    case is UIXCuteError, is CancellationError: error
    case let error as LLMError: UIXCuteError.model(reason: error.description)
    case ActionError.appGone(let reason): UIXCuteError.app(reason: reason)
    case let error as ActionError: UIXCuteError.app(reason: error.description)
    default: UIXCuteError.app(reason: "\(error)")
    }
  }

  /// What a report says of an error.
  static func reason(_ error: any Error) -> String {
    switch error {
    case UIXCuteError.agentTerminatedWithFailure(let reason),
      UIXCuteError.assertionFailed(let reason):
      reason
    case is CancellationError: "cancelled"
    default: "\(error)"
    }
  }

  func redacted(_ error: any Error) -> any Error {
    guard !secrets.isEmpty, let error = error as? UIXCuteError else { return error }
    let redact: (String) -> String = { self.secrets.redact($0) }
    return switch error {
    case .assertionFailed(let reason): UIXCuteError.assertionFailed(reason: redact(reason))
    case .agentTerminatedWithFailure(let reason):
      UIXCuteError.agentTerminatedWithFailure(reason: redact(reason))
    case .noProgress(let reason): UIXCuteError.noProgress(reason: redact(reason))
    case .budgetExceeded(let reason): UIXCuteError.budgetExceeded(reason: redact(reason))
    case .model(let reason): UIXCuteError.model(reason: redact(reason))
    case .app(let reason): UIXCuteError.app(reason: redact(reason))
    case .configuration(let reason): UIXCuteError.configuration(reason: redact(reason))
    case .replayFailed(let step, let reason, let screen):
      UIXCuteError.replayFailed(
        step: redact(step), reason: redact(reason), screen: redact(screen))
    case .timeout, .maxStepsExceeded: error
    }
  }
}
