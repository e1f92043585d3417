import FlashCommandLine
import FlashDevices
import FlashFlow
import FlashProtocol
import FlashReports

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Tells how a run goes, as it goes: to a person on the terminal, and to tools as JSON lines.
final class SuiteOutput: Sendable {
  private let console: Console
  private let total: Int
  private let hasSeveral: Bool
  private let secrets: Secrets
  private let events: EventStream?
  /// Nil where the output is no terminal; guarded in either case, so that lines come whole.
  private let live: Guarded<LiveView?>

  /// - Parameter total: how many cases will be played, on all devices.
  init(console: Console, total: Int, devices: Int, secrets: Secrets, events: EventStream?) {
    self.console = console
    self.total = total
    self.secrets = secrets
    hasSeveral = devices > 1
    let isLive =
      isatty(1) == 1 && Environment.value("TERM") != "dumb" && events?.isOutput != true
    self.events = events
    live = Guarded(isLive ? LiveView(console: console, total: total) : nil)
  }

  func begin(_ run: RunRecord) { emit(EventLine.begin(run, cases: total)) }

  func begin(_ record: CaseRecord, on device: String) {
    emit(EventLine.begin(record, on: device))
    progress(record.name, device, "")
  }

  func step(_ step: StepRecord, of name: String, on device: String) {
    emit(EventLine.step(step, of: name, on: device))
    progress(name, device, step.source)
  }

  func end(_ record: CaseRecord, on device: String) {
    emit(EventLine.end(record, on: device))
    let lines = CaseLines(paint: console.paint).lines(
      record, device: hasSeveral ? device : nil)
    live.with { live in
      live?.end(Self.key(record.name, device), hasFailed: record.outcome.fault != nil)
      live?.wipe()
      if events?.isOutput == true { return }
      for line in lines { console.print(secrets.redact(line)) }
      live?.draw(secrets.redact)
    }
  }

  func end(_ run: RunRecord, exitCode: Int32) { emit(EventLine.end(run, exitCode: exitCode)) }

  private static func key(_ name: String, _ device: String) -> String { device + "/" + name }

  private func progress(_ name: String, _ device: String, _ step: String) {
    live.with { live in
      let place = hasSeveral ? "\(device) · " : ""
      live?.show("\(place)\(name)\(step.isEmpty ? "" : " · " + step)", for: Self.key(name, device))
      live?.draw(secrets.redact)
    }
  }

  func clear() { live.with { $0?.wipe() } }

  private func emit(_ line: String) {
    guard let events else { return }
    // One line at a time, whichever thread it comes from.
    live.with { _ in events.write(secrets.redact(line)) }
  }
}
