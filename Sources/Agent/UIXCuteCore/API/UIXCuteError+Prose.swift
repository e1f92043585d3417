import Foundation

extension UIXCuteError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .assertionFailed(let reason):
      "the assertion does not hold: \(reason)"
    case .agentTerminatedWithFailure(let reason):
      "the goal was not reached: \(reason)"
    case .timeout(let seconds):
      "not done within \(Durations.seconds(seconds)): raise totalTimeout, or split the goal"
    case .maxStepsExceeded(let steps):
      "not done within \(steps) steps: raise maxSteps, or split the goal"
    case .noProgress(let reason):
      "stopped, for nothing came of it any more: \(reason)"
    case .budgetExceeded(let reason):
      "stopped by its budget: \(reason)"
    case .model(let reason), .app(let reason), .configuration(let reason):
      reason
    case .replayFailed(let step, let reason, let screen):
      "the recorded step '\(step)' cannot be replayed: \(reason)\nthe screen was:\n\(screen)"
    }
  }
}
