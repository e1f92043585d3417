/// How often and how long after a failure a service is asked again.
public struct RetryPolicy: Sendable, Equatable {
  /// Calls in all.
  public var attempts: Int
  /// The longest first pause, in seconds; each further one may be twice as long.
  public var base: Double
  /// The longest pause, in seconds.
  public var cap: Double

  public init(attempts: Int = 3, base: Double = 1, cap: Double = 20) {
    self.attempts = attempts
    self.base = base
    self.cap = cap
  }

  /// Full jitter: anything up to the doubled pause, so that clients do not come back together.
  ///
  /// - Parameters:
  ///   - attempt: how many calls have failed, from 1.
  ///   - random: from 0 to 1.
  func pause(after attempt: Int, error: LLMError, random: Double) -> Double {
    if case .throttled(_, _, let seconds?) = error { return min(max(0, seconds), cap) }
    var longest = base
    for _ in 1..<max(1, attempt) { longest = min(cap, longest * 2) }
    return min(cap, longest) * min(max(random, 0), 1)
  }
}
