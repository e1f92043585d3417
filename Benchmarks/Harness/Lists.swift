import FlashProtocol

/// Every row of a long list: what the toolkit has built, and all of it in one sweep.
struct Lists {
  static let rows = 10_000

  let subject: Subject

  func measure(into report: inout Report) throws(BenchmarkError) {
    let sweeps = try repeated(20, warmUp: 2) { () throws(BenchmarkError) in
      try subject.get("/rows", [("all", "1")])
    }
    try check(sweeps)
    report.add(
      Figure(
        name: "rows.all", title: "/rows?all=1 of 10,000, the whole", unit: .milliseconds,
        samples: sweeps.map(\.whole)))
    report.add(
      Figure(
        name: "rows.all.work", title: "/rows?all=1 of 10,000, own work", unit: .milliseconds,
        samples: sweeps.map { $0.timing.work + $0.timing.app }, budget: 50))
    let reads = try repeated(50) { () throws(BenchmarkError) in try subject.get("/rows") }
    report.add(
      Figure(
        name: "rows", title: "/rows of 10,000, no sweep", unit: .milliseconds,
        samples: reads.map(\.whole)))
  }

  /// A sweep that leaves rows out would be fast for nothing.
  private func check(_ sweeps: [Subject.Exchange]) throws(BenchmarkError) {
    let last = sweeps.last.flatMap { try? JSON(parsing: $0.body) }
    let texts = last?["rows"]?.array?.compactMap { $0["text"]?.string } ?? []
    guard texts.count == Self.rows, texts.last == "Row \(Self.rows - 1)" else {
      throw .missing("the text of each of \(Self.rows) rows (\(texts.count) were read)")
    }
  }
}
