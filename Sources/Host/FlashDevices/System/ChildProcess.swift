#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A process that this one has started.
public final class ChildProcess {
  /// How a process ended.
  public enum Ending: Sendable, Equatable, CustomStringConvertible {
    case exited(status: Int32)
    case signalled(Int32)
    /// It was another's child, as an app of a simulator is, so nobody here learns how.
    case gone

    public var description: String {
      switch self {
      case .exited(let status): "exited with status \(status)"
      case .signalled(let signal):
        "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      case .gone: "has ended"
      }
    }
  }

  public let pid: Int
  public let startTicks: Int?
  private var ending: Ending?

  init(pid: Int) {
    self.pid = pid
    startTicks = ProcessFacts.startTicks(pid)
  }

  /// How it ended, within so many milliseconds; nil where it still runs.
  public func ended(within milliseconds: Int = 0) -> Ending? {
    if let ending { return ending }
    ending = Wait.until(within: milliseconds) {
      var status: Int32 = 0
      let waited = waitpid(Int32(pid), &status, WNOHANG)
      if waited < 0, errno == ECHILD, !ProcessFacts.runs(pid, startedAt: startTicks) {
        return .gone
      }
      guard waited == Int32(pid) else { return nil }
      // The macros of wait(2): the low seven bits are the signal, the next eight the status.
      let signal = status & 0x7F
      return signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
    }
    return ending
  }
}
