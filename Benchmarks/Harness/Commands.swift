import FlashProtocol

/// `flash tab X` and `bench flow` as whole processes.
struct Commands {
  let bin: String
  let flow: String
  /// The same steps as Maestro writes them.
  let maestro: String
  /// Which running app, for `--app`.
  let app: String

  func measure(into report: inout Report) throws(BenchmarkError) {
    var isOnProfile = false
    let tabs = try repeated(60, warmUp: 6) { () throws(BenchmarkError) in
      isOnProfile.toggle()
      let outcome = try Child.succeed(
        ["\(bin)/flash", "tab", isOnProfile ? "Profile" : "Home", "--app", app, "--json"])
      guard let ms = (try? JSON(parsing: outcome.output.utf8))?["ms"]?.double else {
        throw .process("flash tab --json", status: 0, output: outcome.output)
      }
      return (process: outcome.milliseconds, server: ms)
    }
    report.add(
      Figure(
        name: "tab", title: "`flash tab X`, the process", unit: .milliseconds,
        samples: tabs.map(\.process)))
    report.add(
      Figure(
        name: "tab.over", title: "`flash tab X` over the server's time", unit: .milliseconds,
        samples: tabs.map { $0.process - $0.server }, budget: 15))
    // In turn, so that what else runs on the machine touches both alike.
    let flows = try repeated(20, warmUp: 2) { () throws(BenchmarkError) in
      let own = try Child.succeed(["\(bin)/bench", "flow", flow, "--app", app]).milliseconds
      let other = try Child.succeed(["\(bin)/bench", "maestro", maestro, "--app", app])
      return (flow: own, maestro: other.milliseconds)
    }
    report.add(
      Figure(
        name: "flow", title: "ten steps, one-frame settle", unit: .milliseconds,
        samples: flows.map(\.flow), budget: 250))
    let own = Statistics(flows.map(\.flow))?.median ?? 0
    let other = Statistics(flows.map(\.maestro))?.median ?? 0
    report.add(
      Figure(
        name: "maestro", title: "the same by `bench maestro`", unit: .milliseconds,
        samples: flows.map(\.maestro)))
    guard own > 0 else { return }
    report.add(
      Figure(
        name: "maestro.ratio", title: "`bench maestro` over `bench flow`", unit: .times,
        samples: [other / own], budget: 1.3))
  }
}
