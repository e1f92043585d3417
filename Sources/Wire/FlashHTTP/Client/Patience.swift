#if FLASH || FLASH_HOST
/// Looks a few times for a reply before the thread sleeps: it often comes sooner than a sleeping
/// core wakes, which halves the median round trip.
final class Patience {
  /// In nanoseconds; longer was measured to gain nothing.
  private static let longest: UInt64 = 30_000
  /// Calls that sleep at once after one that looked in vain: its server is slow, or needs this core.
  private static let rest = 8

  private var resting = 0

  func linger(_ descriptor: Int32) {
    guard resting == 0 else {
      resting -= 1
      return
    }
    let end = Clock.nanoseconds() + Self.longest
    while Clock.nanoseconds() < end {
      if Socket.isReadable(descriptor) { return }
    }
    resting = Self.rest
  }
}
#endif
