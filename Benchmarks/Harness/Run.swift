import FlashProtocol

/// All that `make bench` measures, in one run, group by group.
struct Run {
  let options: Options
  private let apps: Apps

  init(options: Options) {
    self.options = options
    apps = Apps(bin: options.bin)
  }

  func report() throws -> Report {
    var report = Report()
    try step("requests and taps on 100 elements") {
      try apps.onWindow(elements: 100) { subject in
        try Basics(subject: subject).measure(into: &report)
        try Reads(subject: subject, elements: 100, rounds: 300).measure(into: &report)
      }
    }
    for (elements, rounds) in [(1000, 150), (10_000, 50)] {
      try step("reads of \(elements) elements") {
        try apps.onWindow(elements: elements) { subject in
          try Reads(subject: subject, elements: elements, rounds: rounds).measure(into: &report)
        }
      }
    }
    Growth.measure(into: &report)
    try step("Pulse: sizes, pictures, commands, the ten steps") {
      try apps.onPulse { subject in
        try Size(subject: subject).measure(into: &report)
        try Pictures(subject: subject).measure(into: &report)
        try Commands(bin: options.bin, flow: options.flow, app: "\(subject.pid)")
          .measure(into: &report)
      }
    }
    try step("memory and idle time") {
      try apps.onWindow(elements: 100) { subject in
        try Resources(subject: subject, bin: options.bin).measure(into: &report)
      }
    }
    return report
  }

  private func step(_ what: String, _ body: () throws -> Void) throws {
    Console.note(what)
    try body()
  }
}
