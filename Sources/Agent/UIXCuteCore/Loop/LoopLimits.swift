/// When doing the same again counts as going in circles.
public struct LoopLimits: Sendable, Equatable {
  /// After so many times the same act on the same screen the model is told.
  public var nudgeAfterRepeats: Int
  /// And after so many the run ends.
  public var stopAfterRepeats: Int
  /// After so many acts in a row that changed nothing the model is told.
  public var nudgeAfterUnchanged: Int
  public var stopAfterUnchanged: Int
  /// After so many errors in a row the run ends.
  public var stopAfterErrors: Int

  public init(
    nudgeAfterRepeats: Int = 3, stopAfterRepeats: Int = 6, nudgeAfterUnchanged: Int = 4,
    stopAfterUnchanged: Int = 8, stopAfterErrors: Int = 6
  ) {
    self.nudgeAfterRepeats = nudgeAfterRepeats
    self.stopAfterRepeats = stopAfterRepeats
    self.nudgeAfterUnchanged = nudgeAfterUnchanged
    self.stopAfterUnchanged = stopAfterUnchanged
    self.stopAfterErrors = stopAfterErrors
  }
}
