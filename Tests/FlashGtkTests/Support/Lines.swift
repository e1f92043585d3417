import Glibc

/// Lines from a descriptor, each waited for with a deadline.
final class Lines {
  let descriptor: Int32
  private var rest: [UInt8] = []
  private var hasEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// - Returns: the next line; nil at the end or after so many milliseconds.
  func next(within milliseconds: Int) -> String? {
    let end = Clock.milliseconds() + Double(milliseconds)
    while true {
      if let newline = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<newline], as: UTF8.self)
        rest.removeSubrange(...newline)
        return line
      }
      guard read(until: end) else { return nil }
    }
  }

  /// Whether all that may write to it has ended within so many milliseconds.
  func reachesEnd(within milliseconds: Int) -> Bool {
    let end = Clock.milliseconds() + Double(milliseconds)
    while read(until: end) { rest = [] }
    return hasEnded
  }

  /// - Returns: false at the end, or when the time is over.
  private func read(until end: Double) -> Bool {
    while !hasEnded {
      let left = end - Clock.milliseconds()
      guard left > 0 else { return false }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(left.rounded(.up))) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        rest += chunk[..<count]
        return true
      }
      if count == 0 || errno != EINTR { hasEnded = true }
    }
    return false
  }
}

enum Clock {
  static func milliseconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) * 1000 + Double(now.tv_nsec) / 1e6
  }
}
