import FlashProtocol

/// What reading costs, on a window of so many elements.
struct Reads {
  let subject: Subject
  /// What the window was asked to hold.
  let elements: Int
  /// Of a `Rounds` of the whole run.
  let rounds: Int

  private var tag: String { "\(elements)" }
  private var words: String { elements >= 1000 ? "\(elements / 1000),000" : "\(elements)" }

  func measure(into report: inout Report) throws(BenchmarkError) {
    let hierarchy = try read("/hierarchy", [])
    let json = try read("/actionables", [])
    let text = try read("/actionables", [("format", "text")])
    report.add(figure("actionables", "/actionables", json, budget: Self.budgets[elements]))
    report.add(figure("actionables.text", "/actionables, text form", text, budget: nil))
    report.add(figure("hierarchy", "/hierarchy", hierarchy, budget: nil))
  }

  private static let budgets = [1000: 3.0, 10_000: 20.0]

  private func read(_ path: String, _ query: [(name: String, value: String)])
    throws(BenchmarkError) -> [Subject.Exchange]
  {
    try repeated(rounds) { () throws(BenchmarkError) in try subject.get(path, query) }
  }

  private func figure(
    _ name: String, _ title: String, _ exchanges: [Subject.Exchange], budget: Double?
  ) -> Figure {
    Figure(
      name: "\(name).\(tag)", title: "\(title), \(words) elements", unit: .milliseconds,
      samples: exchanges.map(\.whole), budget: budget)
  }
}
