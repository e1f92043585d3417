#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A moment by which a call must be through.
struct Deadline {
  let milliseconds: Int
  private let due: UInt64

  init(milliseconds: Int) {
    self.milliseconds = milliseconds
    due = Clock.nanoseconds() &+ UInt64(max(0, min(milliseconds, 1 << 40))) &* 1_000_000
  }

  /// Waits until a socket is ready, and answers for what.
  func wait(_ descriptor: Int32, _ events: Int32) throws(HTTPClientError) -> Int32 {
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let now = Clock.nanoseconds()
      let left = due > now ? (due - now + 999_999) / 1_000_000 : 0
      let ready = poll(&polled, 1, Int32(min(left, 3_600_000)))
      if ready > 0 { return Int32(polled.revents) }
      if ready == 0 {
        if Clock.nanoseconds() >= due { throw .timedOut(milliseconds: milliseconds) }
      } else if errno != EINTR, errno != EAGAIN {
        throw HTTPClient.failure("poll", errno)
      }
    }
  }
}
#endif
