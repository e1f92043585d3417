#if FLASH
import FlashHTTP
import FlashProtocol

/// A stopwatch that is always in one of the four parts of `Timing`, so that they add up.
///
/// It is handed from thread to thread with the request, never used by two at once.
final class Meter: @unchecked Sendable {
  enum Part { case queue, work, app, wait }

  private var nanoseconds: (queue: UInt64, work: UInt64, app: UInt64, wait: UInt64) = (0, 0, 0, 0)
  private var part: Part = .work
  private var since: UInt64
  private let start: UInt64

  /// - Parameter start: when the last byte of the request was read, in nanoseconds.
  init(start: UInt64) {
    self.start = start
    since = start
  }

  /// Ends the part that runs and begins another.
  func enter(_ next: Part) {
    let now = Clock.nanoseconds()
    let elapsed = now > since ? now - since : 0
    switch part {
    case .queue: nanoseconds.queue += elapsed
    case .work: nanoseconds.work += elapsed
    case .app: nanoseconds.app += elapsed
    case .wait: nanoseconds.wait += elapsed
    }
    part = next
    since = now
  }

  /// Counts what the closure takes as the app's own time.
  func app<T>(_ body: () throws -> T) rethrows -> T {
    let before = part
    enter(.app)
    defer { enter(before) }
    return try body()
  }

  /// Milliseconds since the request was read.
  var elapsed: Double { Double(Clock.nanoseconds() - start) / 1e6 }

  var timing: Timing {
    enter(part)
    return Timing(
      queue: Double(nanoseconds.queue) / 1e6, work: Double(nanoseconds.work) / 1e6,
      app: Double(nanoseconds.app) / 1e6, wait: Double(nanoseconds.wait) / 1e6)
  }
}
#endif
