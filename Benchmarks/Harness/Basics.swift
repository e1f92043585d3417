import FlashProtocol

/// The request that hops to no thread, the one that hops and looks, and a tap.
struct Basics {
  let subject: Subject

  func measure(into report: inout Report) throws(BenchmarkError) {
    let ping = try repeated(2000, warmUp: 200) { () throws(BenchmarkError) in
      try subject.get("/health")
    }
    report.add(
      Figure(
        name: "ping", title: "/health, no hop", unit: .milliseconds, samples: ping.map(\.whole)))

    let idle = try repeated(1000, warmUp: 100) { () throws(BenchmarkError) in
      try subject.get("/idle")
    }
    report.add(
      Figure(name: "idle", title: "/idle", unit: .milliseconds, samples: idle.map(\.whole)))
    report.add(
      Figure(
        name: "idle.work", title: "/idle, own work", unit: .milliseconds,
        samples: idle.map(\.timing.work), budget: 0.2))
    try tap(into: &report)
  }

  private func tap(into report: inout Report) throws(BenchmarkError) {
    for (name, words, settle) in [
      ("tap", "a tap", "frame"), ("tap.unsettled", "a tap, not settled", "none"),
    ] {
      let taps = try repeated(300, warmUp: 20) { () throws(BenchmarkError) in
        try subject.post("/tap", ["id": "bench.tap", "settle": .string(settle)])
      }
      report.add(
        Figure(name: name, title: words, unit: .milliseconds, samples: taps.map(\.whole)))
      report.add(
        Figure(
          name: "\(name).work", title: "\(words), own work", unit: .milliseconds,
          samples: taps.map(\.timing.work), budget: 0.2))
    }
  }
}
