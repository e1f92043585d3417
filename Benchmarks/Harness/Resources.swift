import Glibc

/// What Flash costs an app that nobody drives.
struct Resources {
  let subject: Subject
  let bin: String

  func measure(into report: inout Report) throws(BenchmarkError) {
    guard let before = ProcessFacts.ticks(ofThread: Self.thread, in: subject.pid) else {
      throw .missing("a thread named \(Self.thread)")
    }
    // The time itself is what is measured over; nothing is waited for.
    _ = poll(nil, 0, 2000)
    let after = ProcessFacts.ticks(ofThread: Self.thread, in: subject.pid) ?? before
    report.add(
      Figure(
        name: "thread.ticks", title: "Flash's thread, two idle seconds", unit: .ticks,
        samples: [after - before], budget: 0))
    let without = try Child.start(["\(bin)/bench-window", "--without-flash"])
    defer { without.end() }
    guard without.firstLine() == "ready" else { throw .missing("a window without Flash") }
    guard let with = ProcessFacts.residentMemory(of: subject.pid),
      let without = ProcessFacts.residentMemory(of: without.pid)
    else { throw .missing("memory of the process") }
    report.add(
      Figure(
        name: "memory", title: "memory, with Flash inside over without", unit: .megabytes,
        samples: [with - without], budget: 6))
  }

  private static let thread = "flash-http"
}
