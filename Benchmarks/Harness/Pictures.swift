import FlashProtocol

/// A 1x JPEG of Pulse's window; the renderer's own time is told apart in Server-Timing as `app`.
struct Pictures {
  let subject: Subject

  func measure(into report: inout Report) throws(BenchmarkError) {
    let shots = try repeated(40, warmUp: 5) { () throws(BenchmarkError) in
      try subject.get("/screenshot")
    }
    report.add(
      Figure(
        name: "screenshot", title: "/screenshot of Pulse, 1x JPEG", unit: .milliseconds,
        samples: shots.map(\.whole)))
    report.add(
      Figure(
        name: "screenshot.renderer", title: "the renderer's own part of it",
        unit: .milliseconds, samples: shots.map(\.timing.app)))
    report.add(
      Figure(
        name: "screenshot.rest", title: "the rest of it", unit: .milliseconds,
        samples: shots.map { $0.whole - $0.timing.app }, budget: 9))
  }
}
