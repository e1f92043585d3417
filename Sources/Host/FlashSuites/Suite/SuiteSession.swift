import FlashClient
import FlashCommandLine
import FlashDevices
import FlashProtocol
import FlashReports

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A whole run: cases in, reports and an exit code out.
public struct SuiteSession: Sendable {
  private let settings: SuiteSettings
  private let reports: ReportFiles
  private let console: Console
  /// The command that others are told of.
  private let holder: String
  /// Where JSON lines go: a file, or `-` for the output.
  private let events: String?

  public init(
    _ settings: SuiteSettings, reports: ReportFiles, events: String?, holder: String,
    console: Console
  ) {
    self.settings = settings
    self.reports = reports
    self.events = events
    self.holder = holder
    self.console = console
  }

  /// Exit codes beside those of `bench flow`.
  static let allSkipped: Int32 = 5

  /// Those of the cases that this machine plays, where several share them.
  static func part(
    of cases: [SuiteCase], _ settings: SuiteSettings, _ durations: Durations? = nil
  ) -> [SuiteCase] {
    guard let shard = settings.shard else { return cases }
    let durations = durations ?? Durations(history: settings.history, shard: shard)
    return Shard.part(shard.index, of: shard.count, cases, durations)
  }

  /// - Returns: what the process exits with.
  public func run(_ cases: [SuiteCase]) -> Int32 {
    let began = Monotonic.now
    let durations = Durations(history: settings.history, shard: settings.shard)
    let cases = Self.part(of: cases, settings, durations)
    let devices = settings.devices.isEmpty ? [""] : settings.devices
    let stream = EventStream(events, console: console)
    let output = SuiteOutput(
      console: console, total: cases.count * devices.count, devices: devices.count,
      secrets: settings.secrets, events: stream)
    let log = SuiteLog(
      cases, devices: devices, name: settings.name, started: Int(time(nil)), host: HostName.current)
    let runner = SuiteRunner(
      settings, log: log, output: output, durations: durations, holder: holder)
    let registry = Devices().registry
    let interrupts = Interrupts { [self] signal in
      runner.cancel()
      let limit = settings.limit.map { "ended by --limit after \($0) ms" } ?? "ended"
      let isLimit = signal == SIGALRM
      guard let run = log.close(isLimit ? limit : "interrupted by signal \(signal)") else {
        return
      }
      let code = isLimit ? 124 : 128 + signal
      finish(run, code, output, since: began)
      registry.endOwned()
      exit(code)
    }
    defer { withExtendedLifetime(interrupts) {} }
    if let limit = settings.limit { Interrupts.limit(milliseconds: limit) }
    output.begin(RunRecord(name: settings.name, started: Int(time(nil)), host: HostName.current))
    let (learned, fault) = runner.run(cases, on: devices)
    registry.endOwned()
    guard let run = log.close(fault.map { "no app: \($0)" }) else {
      while true { pause() }
    }
    if let file = settings.history { try? learned.keep(in: file, shard: settings.shard) }
    if let fault { console.complain("bench: \(fault)") }
    let code = exitCode(run, log, fault)
    finish(run, code, output, since: began)
    return code
  }

  private func exitCode(_ run: RunRecord, _ log: SuiteLog, _ fault: DeviceError?) -> Int32 {
    if let fault { return fault.exitCode.rawValue }
    if log.isOther { return ExitCode.otherApp.rawValue }
    if log.isLost { return ExitCode.noApp.rawValue }
    let totals = run.totals
    if totals.failed > 0 { return ExitCode.refused.rawValue }
    if totals.broken > 0 {
      let isFiles = run.cases.compactMap(\.outcome.fault).allSatisfy {
        ["parseError", "unsupported", "undefined"].contains($0.kind)
      }
      return isFiles ? ExitCode.wrongUsage.rawValue : ExitCode.refused.rawValue
    }
    // A shard may have nothing to do; a run that did nothing proves nothing.
    if totals.all == 0 { return settings.shard == nil ? ExitCode.wrongUsage.rawValue : 0 }
    return totals.passed == 0 ? Self.allSkipped : 0
  }

  private func finish(
    _ run: RunRecord, _ code: Int32, _ output: SuiteOutput, since began: Double
  ) {
    let run = redacted(run)
    output.clear()
    for fault in reports.write(run, console: console) { console.complain("bench: \(fault)") }
    output.end(run, exitCode: code)
    guard events != "-" else { return }
    var line = run.totals.line + " in " + CaseLines.time(Monotonic.now - began)
    if code == Self.allSkipped { line += ": nothing was played" }
    console.print(console.paint(code == 0 ? .green : .red, line))
  }

  private func redacted(_ run: RunRecord) -> RunRecord {
    guard !settings.secrets.isEmpty else { return run }
    return (try? RunRecord(json: settings.secrets.redact(run.json))) ?? run
  }
}
