import FlashProtocol

/// `flash tab X` and `bench flow` as whole processes.
struct Commands {
  let bin: String
  let flow: String
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
    let flows = try repeated(20, warmUp: 2) { () throws(BenchmarkError) in
      try Child.succeed(["\(bin)/bench", "flow", flow, "--app", app])
    }
    report.add(
      Figure(
        name: "flow", title: "ten steps, one-frame settle", unit: .milliseconds,
        samples: flows.map(\.milliseconds), budget: 250))
  }
}
