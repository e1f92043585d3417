/// A whole run: what every report is made of.
public struct RunRecord: Sendable, Equatable {
  public var name: String
  /// Seconds since 1970.
  public var started: Int
  public var host: String
  public var suites: [SuiteRecord]

  public init(
    name: String, started: Int = 0, host: String = "localhost", suites: [SuiteRecord] = []
  ) {
    self.name = name
    self.started = started
    self.host = host
    self.suites = suites
  }

  public var cases: [CaseRecord] { suites.flatMap(\.cases) }
  public var totals: RunTotals { RunTotals(cases) }
  public var milliseconds: Double { suites.reduce(0) { $0 + $1.milliseconds } }
}

/// The cases of one file on one device.
public struct SuiteRecord: Sendable, Equatable {
  public var name: String
  public var file: String?
  public var cases: [CaseRecord]
  /// Such as the device and the app.
  public var properties: [CaseRecord.Property]

  public init(
    name: String, file: String? = nil, cases: [CaseRecord] = [],
    properties: [CaseRecord.Property] = []
  ) {
    self.name = name
    self.file = file
    self.cases = cases
    self.properties = properties
  }

  public var totals: RunTotals { RunTotals(cases) }
  public var milliseconds: Double { cases.reduce(0) { $0 + $1.milliseconds } }
}

/// How many cases came out how.
public struct RunTotals: Sendable, Equatable {
  public var passed = 0
  public var failed = 0
  public var broken = 0
  public var skipped = 0
  /// Of those that passed.
  public var flaky = 0

  public init(_ cases: [CaseRecord]) {
    for record in cases {
      switch record.outcome {
      case .passed, .warned: passed += 1
      case .failed: failed += 1
      case .broken: broken += 1
      case .skipped: skipped += 1
      }
      if record.isFlake { flaky += 1 }
    }
  }

  public var all: Int { passed + failed + broken + skipped }

  /// `3 passed, 1 failed`, and the rest where there is any.
  public var line: String {
    var parts = ["\(passed) passed", "\(failed) failed"]
    if broken > 0 { parts.append("\(broken) with an error") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if flaky > 0 { parts.append("\(flaky) flaky") }
    return parts.joined(separator: ", ")
  }
}
