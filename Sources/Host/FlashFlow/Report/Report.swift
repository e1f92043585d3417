import FlashClient
import FlashProtocol

/// What came of a run.
public struct Report: Sendable {
  /// How the run ended, whatever came of its steps.
  public enum Ending: Sendable, Equatable {
    case finished
    /// A signal, such as Ctrl-C, ended it.
    case interrupted(signal: Int32)
    /// It was not done within the time it was given, in milliseconds.
    case limit(milliseconds: Int)
  }

  public struct FlowReport: Sendable {
    public var flow: Flow
    public var results: [StepResult]

    public init(flow: Flow, results: [StepResult] = []) {
      self.flow = flow
      self.results = results
    }
  }

  public struct Totals: Sendable, Equatable {
    public var passed = 0
    public var failed = 0
    public var notRun = 0
    public var noted = 0
  }

  public var app: AppIdentity?
  public var flows: [FlowReport]
  public var ending: Ending

  public init(app: AppIdentity? = nil, flows: [Flow], ending: Ending = .finished) {
    self.app = app
    self.flows = flows.map { FlowReport(flow: $0) }
    self.ending = ending
  }

  /// Why the app could not be asked any more: it went away, or another answered in its place.
  public var loss: ClientError?

  public var totals: Totals {
    var totals = Totals()
    for flow in flows {
      for result in flow.results {
        switch result.outcome {
        case .passed: totals.passed += 1
        case .failed, .dropped: totals.failed += 1
        case .interrupted: totals.notRun += 1
        }
        if !result.notes.isEmpty { totals.noted += 1 }
      }
      totals.notRun += flow.flow.steps.count - flow.results.count
    }
    return totals
  }

  /// What the process exits with: each way to end has its own.
  public var exitCode: Int32 {
    switch ending {
    case .interrupted(let signal): return 128 + signal
    case .limit: return 124  // as timeout(1) has it
    case .finished: break
    }
    if let loss { return loss.isOther ? 4 : 3 }
    let totals = totals
    return totals.failed == 0 && totals.notRun == 0 && totals.passed > 0 ? 0 : 1
  }

  /// `10 passed, 0 failed`, and what was not run where that is so.
  public var lastLine: String {
    let totals = totals
    let rest = totals.notRun > 0 ? ", \(totals.notRun) not run" : ""
    return "\(totals.passed) passed, \(totals.failed) failed" + rest
  }
}
