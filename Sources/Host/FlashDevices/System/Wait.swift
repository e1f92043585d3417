#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waiting for what no descriptor tells of.
public enum Wait {
  /// Asks again and again, ever less often, until there is an answer or the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: how long at most.
  ///   - pause: the longest pause between two questions, in milliseconds.
  public static func until<Answer>(
    within milliseconds: Int, pause: Int = 10, _ ask: () throws -> Answer?
  ) rethrows -> Answer? {
    let end = Monotonic.now + Double(milliseconds)
    var next: Int32 = 1
    while true {
      if let answer = try ask() { return answer }
      let left = end - Monotonic.now
      guard left > 0 else { return nil }
      poll(nil, 0, min(next, Int32(clamping: Int(left) + 1)))
      next = min(next * 2, Int32(clamping: pause))
    }
  }
}
