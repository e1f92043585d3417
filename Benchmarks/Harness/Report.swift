import FlashProtocol

/// The figures of one run, as a table and as JSON.
struct Report {
  var figures: [Figure] = []
  /// What could not be measured, and why.
  var skipped: [String] = []
  var machine = Machine.here()

  mutating func add(_ figure: Figure) { figures.append(figure) }

  /// The median of the request that never leaves Flash's own thread: all else is told as a
  /// multiple of it, since that travels between machines better than milliseconds do.
  private var ping: Double? {
    figures.first { $0.name == "ping" }?.statistics?.median
  }

  var table: String {
    var lines = [Self.row("", "n", "min", "median", "p99", "× ping", "budget")]
    for figure in figures {
      guard let statistics = figure.statistics else { continue }
      let unit = figure.unit.rawValue
      var ratio = ""
      if figure.unit == .milliseconds, let ping, ping > 0 {
        ratio = Numbers.short(statistics.median / ping)
      }
      lines.append(
        Self.row(
          figure.title, String(statistics.count), Numbers.short(statistics.min),
          Numbers.short(statistics.median) + " " + unit, Numbers.short(statistics.p99), ratio,
          Self.verdict(figure)))
    }
    for reason in skipped { lines.append("not measured: \(reason)") }
    let missed = figures.filter(\.isMissed).count
    let kept = figures.filter { $0.budget != nil }.count - missed
    lines.append("\(machine.line)")
    lines.append("\(kept) budgets met, \(missed) missed")
    return lines.joined(separator: "\n")
  }

  private static func verdict(_ figure: Figure) -> String {
    guard let budget = figure.budget, let excess = figure.excess else { return "" }
    let limit = "≤ \(Numbers.short(budget)) \(figure.unit.rawValue)"
    return excess > 0
      ? "\(limit)  MISSED by \(Numbers.short(excess))" : "\(limit)  met"
  }

  private static func row(
    _ title: String, _ count: String, _ min: String, _ median: String, _ p99: String,
    _ ratio: String, _ budget: String
  ) -> String {
    let line =
      title.padded(to: 44) + count.rightAligned(to: 6) + min.rightAligned(to: 10)
      + median.rightAligned(to: 14) + p99.rightAligned(to: 10) + ratio.rightAligned(to: 9)
      + "  " + budget
    var trimmed = line[...]
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }
}

extension Report {
  var json: JSON {
    .members([
      "machine": machine.json,
      "figures": .object(figures.compactMap(Self.member)),
      "skipped": .array(skipped.map(JSON.string)),
    ])
  }

  private static func member(_ figure: Figure) -> JSON.Member? {
    guard let statistics = figure.statistics else { return nil }
    return JSON.Member(
      figure.name,
      .members([
        "title": .string(figure.title), "unit": .string(figure.unit.rawValue),
        "n": .int(statistics.count), "min": rounded(statistics.min),
        "median": rounded(statistics.median), "p99": rounded(statistics.p99),
        "budget": figure.budget.map(JSON.double),
        "met": figure.budget.map { _ in .bool(!figure.isMissed) },
      ]))
  }

  private static func rounded(_ value: Double) -> JSON { .double((value * 1e4).rounded() / 1e4) }
}
