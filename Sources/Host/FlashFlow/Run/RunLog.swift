import FlashClient
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What has been done so far; read by the thread that a signal wakes while a step is under way.
public final class RunLog: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var report: Report
  private var isClosed = false

  public init(_ report: Report) {
    self.report = report
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Notes what came of a step, and tells it, unless the log is closed.
  ///
  /// - Parameter tell: called before the log can be closed, so that nothing is told after the end.
  /// - Returns: whether the run goes on.
  func end(_ result: StepResult, of flow: Int, tell: () -> Void = {}) -> Bool {
    locked {
      guard !isClosed else { return false }
      report.flows[flow].results.append(result)
      tell()
      return true
    }
  }

  public func name(_ app: AppIdentity) {
    locked { report.app = app }
  }

  func lose(_ error: ClientError) {
    locked { report.loss = error }
  }

  public var snapshot: Report { locked { report } }

  /// Ends the log for good: where the run was cut short, the first step that was not done is
  /// marked, and the others count as not run.
  ///
  /// - Returns: the report, or nil where another caller has closed it.
  public func close(_ ending: Report.Ending) -> Report? {
    locked {
      guard !isClosed else { return nil }
      isClosed = true
      report.ending = ending
      if ending != .finished,
        let flow = report.flows.firstIndex(where: { $0.results.count < $0.flow.steps.count })
      {
        let done = report.flows[flow].results.count
        report.flows[flow].results.append(
          StepResult(
            number: done + 1, step: report.flows[flow].flow.steps[done], outcome: .interrupted))
      }
      return report
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
