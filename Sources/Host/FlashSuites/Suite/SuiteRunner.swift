import FlashClient
import FlashDevices
import FlashReports

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Plays cases on apps: on each device all of them, shared by the apps of that device.
final class SuiteRunner: Sendable {
  private let settings: SuiteSettings
  private let log: SuiteLog
  private let output: SuiteOutput
  private let holder: String
  private let cancelled = Guarded(false)
  private let remembered: Guarded<Durations>
  /// Why no app could be had; what comes after it is not played.
  private let startFault = Guarded<DeviceError?>(nil)

  init(
    _ settings: SuiteSettings, log: SuiteLog, output: SuiteOutput, durations: Durations,
    holder: String
  ) {
    self.settings = settings
    self.log = log
    self.output = output
    self.holder = holder
    remembered = Guarded(durations)
  }

  func cancel() { cancelled.with { $0 = true } }

  /// - Returns: the durations as they now are, and why no app could be had, where none could.
  func run(_ cases: [SuiteCase], on devices: [String]) -> (Durations, DeviceError?) {
    var workers: [WorkerThread] = []
    for device in devices {
      let queue = Guarded(queue(cases))
      for number in 0..<max(1, settings.parallel) {
        workers.append(
          WorkerThread { [self] in work(queue, device: device, number: number) })
      }
    }
    for worker in workers { worker.join() }
    return (remembered.with { $0 }, startFault.with { $0 })
  }

  /// With several apps the longest come first, so that none is left alone at the end with one.
  private func queue(_ cases: [SuiteCase]) -> [[SuiteCase]] {
    let units = Shard.units(cases)
    guard settings.parallel > 1 else { return units.reversed() }
    let durations = remembered.with { $0 }
    return units.enumerated().sorted {
      let one = Shard.cost($0.element, durations)
      let other = Shard.cost($1.element, durations)
      return one == other ? $0.offset > $1.offset : one < other
    }.map(\.element)
  }

  private func work(_ queue: Guarded<[[SuiteCase]]>, device: String, number: Int) {
    var plan = settings.plan
    if !device.isEmpty { plan.size = device }
    let app = TestApp(plan, holder: holder)
    defer { app.stop() }
    while !cancelled.with({ $0 }), let unit = queue.with({ $0.popLast() }) {
      var hasFailed = false
      for item in unit {
        if hasFailed, item.endsChain {
          let record = record(item, .skipped("a flow before it in the order failed"))
          log.end(record, item.key, on: device)
          output.end(record, on: device)
          continue
        }
        let record = play(item, on: app, device: device)
        hasFailed = hasFailed || record.outcome.fault != nil
        if startFault.with({ $0 }) != nil || log.isLost && !app.isOwn { return }
      }
    }
  }

  private func record(_ item: SuiteCase, _ outcome: Outcome) -> CaseRecord {
    CaseRecord(
      name: item.name, group: item.group, file: item.file, line: item.line, outcome: outcome,
      properties: item.properties)
  }

  private func play(_ item: SuiteCase, on app: TestApp, device: String) -> CaseRecord {
    log.begin(item.key, on: device)
    output.begin(record(item, .passed), on: device)
    var record = record(item, .passed)
    if let fault = item.fault {
      record.outcome = .broken(fault)
    } else {
      for attempt in 0...settings.retries {
        record = self.attempt(item, attempt, on: app, device: device, before: record)
        if record.outcome.fault == nil || cancelled.with({ $0 }) { break }
      }
      remembered.with { $0.remember(item.key, record.milliseconds) }
    }
    log.end(record, item.key, on: device)
    output.end(record, on: device)
    return record
  }

  private func attempt(
    _ item: SuiteCase, _ attempt: Int, on app: TestApp, device: String, before: CaseRecord
  ) -> CaseRecord {
    var record = record(item, .passed)
    record.earlier = before.earlier
    record.milliseconds = before.milliseconds
    if let fault = before.outcome.fault { record.earlier.append(fault) }
    do {
      // Another attempt begins where the first one did.
      if app.isOwn, app.isRunning, attempt > 0 || item.wantsFreshApp, !app.isFresh {
        app.stop()
        try app.empty()
      }
      if !app.isRunning {
        try app.start()
        log.describe(device, Self.facts(app))
      }
    } catch {
      startFault.with { $0 = $0 ?? error }
      record.outcome = .broken(.init(kind: "noApp", message: error.description))
      return record
    }
    let context = CaseContext(
      device: device,
      pictures: ProofPictures(
        SuiteDriver(app), folder: proofFolder(item, device, attempt), secrets: settings.secrets),
      isCancelled: { [cancelled] in cancelled.with { $0 } },
      tell: { [output] step in output.step(step, of: item.name, on: device) })
    // Starting the app is not the case's time.
    let began = Monotonic.now
    record.outcome = item.play(app, context)
    record.milliseconds += Monotonic.now - began
    record.steps = context.steps
    record.output = context.output
    for fault in context.pictures.faults { record.output += "no picture: \(fault)\n" }
    if record.outcome.fault?.kind == "deviceLost" {
      log.lose(isOther: false)
      app.stop()
    }
    return record
  }

  private func proofFolder(_ item: SuiteCase, _ device: String, _ attempt: Int) -> String? {
    guard let proof = settings.proof else { return nil }
    var parts = [proof]
    if !device.isEmpty { parts.append(Self.fileName(device)) }
    parts.append(Self.fileName(item.group + "-" + item.name + (item.line.map { "-\($0)" } ?? "")))
    return parts.joined(separator: "/") + (attempt > 0 ? "-attempt-\(attempt + 1)" : "")
  }

  static func fileName(_ text: String) -> String {
    let safe = text.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
        ? character : "-"
    }
    return String(safe.prefix(100))
  }

  private static func facts(_ app: TestApp) -> [CaseRecord.Property] {
    guard let identity = app.identity else { return [] }
    return [
      .init("app", "\(identity.bundle) \(identity.version)"), .init("device", identity.device),
      .init("platform", identity.platform),
    ]
  }
}
