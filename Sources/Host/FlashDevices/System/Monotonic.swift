#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A clock that only goes forward.
public enum Monotonic {
  /// Milliseconds since some fixed moment.
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}
