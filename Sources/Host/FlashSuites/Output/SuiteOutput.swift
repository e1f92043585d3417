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
  private struct State {
    var done = 0
    var failed = 0
    var hasLine = false
  }

  private let console: Console
  private let total: Int
  private let isLive: Bool
  private let hasSeveral: Bool
  private let secrets: Secrets
  private let events: EventStream?
  private let state: Guarded<State>

  /// - Parameter total: how many cases will be played, on all devices.
  init(console: Console, total: Int, devices: Int, secrets: Secrets, events: EventStream?) {
    self.console = console
    self.total = total
    self.secrets = secrets
    hasSeveral = devices > 1
    isLive = isatty(1) == 1 && Environment.value("TERM") != "dumb" && events?.isOutput != true
    self.events = events
    state = Guarded(State())
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
    state.with { state in
      state.done += 1
      if record.outcome.fault != nil { state.failed += 1 }
      wipe(&state)
      if events?.isOutput == true { return }
      for line in lines { console.print(secrets.redact(line)) }
    }
  }

  func end(_ run: RunRecord, exitCode: Int32) { emit(EventLine.end(run, exitCode: exitCode)) }

  /// One line that is written over, on a terminal alone.
  private func progress(_ name: String, _ device: String, _ step: String) {
    guard isLive else { return }
    state.with { state in
      wipe(&state)
      let place = hasSeveral ? "\(device) · " : ""
      let count = "[\(state.done)/\(total)\(state.failed > 0 ? ", \(state.failed) failed" : "")]"
      let whole = "\(count) \(place)\(name)\(step.isEmpty ? "" : " · " + step)"
      let line = whole.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      console.write(console.paint(.dim, secrets.redact(String(line.prefix(Self.width - 1)))))
      state.hasLine = true
    }
  }

  private func wipe(_ state: inout State) {
    if state.hasLine { console.write("\r\u{1B}[2K") }
    state.hasLine = false
  }

  func clear() { state.with { wipe(&$0) } }

  private static var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }

  private func emit(_ line: String) {
    guard let events else { return }
    // One line at a time, whichever thread it comes from.
    state.with { _ in events.write(secrets.redact(line)) }
  }
}
