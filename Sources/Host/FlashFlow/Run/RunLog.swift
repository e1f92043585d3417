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
  private var current: (number: Int, step: Step)?
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

  func begin(_ number: Int, _ step: Step) {
    locked { current = (number, step) }
  }

  func end(_ result: StepResult, of flow: Int) {
    locked {
      current = nil
      report.flows[flow].results.append(result)
    }
  }

  public func name(_ app: AppIdentity) {
    locked { report.app = app }
  }

  func lose(_ error: ClientError) {
    locked { report.loss = error }
  }

  public var snapshot: Report { locked { report } }

  /// Ends the log for good: the step under way is marked, the others count as not run.
  ///
  /// - Returns: the report, or nil where another caller has closed it.
  public func close(_ ending: Report.Ending) -> Report? {
    locked {
      guard !isClosed else { return nil }
      isClosed = true
      report.ending = ending
      if let current, ending != .finished,
        let flow = report.flows.firstIndex(where: { $0.results.count < $0.flow.steps.count })
      {
        report.flows[flow].results.append(
          StepResult(number: current.number, step: current.step, outcome: .interrupted))
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
