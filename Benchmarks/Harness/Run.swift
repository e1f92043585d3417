import FlashProtocol

/// All that `make bench` measures, in one run, group by group.
struct Run {
  let options: Options
  private let apps: Apps

  init(options: Options) {
    self.options = options
    apps = Apps(bin: options.bin)
  }

  /// - Returns: the figures; what could not be measured is named among them.
  func report() -> Report {
    var report = Report()
    step("requests and taps on 100 elements", into: &report) { report in
      try apps.onWindow(elements: 100) { subject in
        try Basics(subject: subject).measure(into: &report)
        try Reads(subject: subject, elements: 100, rounds: 300).measure(into: &report)
      }
    }
    for (elements, rounds) in [(1000, 150), (10_000, 50)] {
      step("reads of \(elements) elements", into: &report) { report in
        try apps.onWindow(elements: elements) { subject in
          try Reads(subject: subject, elements: elements, rounds: rounds).measure(into: &report)
        }
      }
    }
    Growth.measure(into: &report)
    step("a list of 10,000 rows", into: &report) { report in
      try apps.onList(rows: Lists.rows) { subject in
        try Lists(subject: subject).measure(into: &report)
      }
    }
    step("Pulse: sizes, pictures, commands, the ten steps", into: &report) { report in
      try apps.onPulse { subject in
        try Size(subject: subject).measure(into: &report)
        try Pictures(subject: subject).measure(into: &report)
        try Commands(
          bin: options.bin, flow: options.flow, maestro: options.maestro, app: "\(subject.pid)"
        ).measure(into: &report)
      }
    }
    step("memory and idle time", into: &report) { report in
      try apps.onWindow(elements: 100) { subject in
        try Resources(subject: subject, bin: options.bin).measure(into: &report)
      }
    }
    return report
  }

  /// A group that fails is told of, and the run goes on.
  private func step(
    _ what: String, into report: inout Report, _ body: (inout Report) throws -> Void
  ) {
    Console.note(what)
    do {
      try body(&report)
    } catch {
      report.skipped.append("\(what): \(error)")
    }
  }
}
