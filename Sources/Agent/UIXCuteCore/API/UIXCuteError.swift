/// Why a run, a step or an assertion did not succeed.
public enum UIXCuteError: Error, Sendable, Equatable {
  /// A condition that `assert(_:)` was to check does not hold.
  case assertionFailed(reason: String)
  /// The agent gave up, or claimed a success that a check did not confirm.
  case agentTerminatedWithFailure(reason: String)
  /// The total time was over; seconds.
  case timeout(seconds: Double)
  /// The loop came round too often.
  case maxStepsExceeded(steps: Int)
  /// The agent went on doing what changes nothing.
  case noProgress(reason: String)
  case budgetExceeded(reason: String)
  /// The model cannot be had, or does not answer in a way that can be used.
  case model(reason: String)
  /// The app cannot be had, or is gone.
  case app(reason: String)
  /// A recorded step could not be replayed, and no model was there to mend it.
  case replayFailed(step: String, reason: String, screen: String)
  /// What was asked for cannot be, such as a secret without a value.
  case configuration(reason: String)
}
