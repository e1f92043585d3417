import FlashClient

/// How a run goes about its steps.
public struct RunSettings: Sendable {
  /// How long a step waits for what it is about, in milliseconds, where it does not say itself.
  public var timeout: Int
  /// When acts answer; nil for each command's own default.
  public var settle: ActOptions.Settle?
  /// Keep animations on.
  public var animate: Bool
  /// Count what is noted, such as a tap that changed nothing, as a failure.
  public var strict: Bool

  public init(
    timeout: Int = 5_000, settle: ActOptions.Settle? = nil, animate: Bool = false,
    strict: Bool = false
  ) {
    self.timeout = timeout
    self.settle = settle
    self.animate = animate
    self.strict = strict
  }
}
