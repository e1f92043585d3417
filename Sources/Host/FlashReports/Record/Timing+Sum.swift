import FlashProtocol

extension Timing {
  /// Two answers' times together.
  public static func + (one: Timing, other: Timing) -> Timing {
    Timing(
      queue: one.queue + other.queue, work: one.work + other.work, app: one.app + other.app,
      wait: one.wait + other.wait)
  }
}
