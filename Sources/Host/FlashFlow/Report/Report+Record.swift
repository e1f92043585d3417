import FlashProtocol
import FlashReports

extension Report {
  /// The run as every report is made of one: a suite a flow, a case in it.
  ///
  /// - Parameters:
  ///   - started: seconds since 1970.
  ///   - picture: the file that a step left, by the flow's number from 0 and the step's from 1.
  public func record(
    name: String, started: Int = 0, host: String = "localhost",
    picture: (_ flow: Int, _ step: Int) -> String? = { _, _ in nil }
  ) -> RunRecord {
    var run = RunRecord(name: name, started: started, host: host)
    var facts: [CaseRecord.Property] = []
    if let app {
      facts = [
        .init("app", "\(app.bundle) \(app.version)"), .init("device", app.device),
        .init("platform", app.platform),
      ]
    }
    for (index, flow) in flows.enumerated() {
      let record = Self.record(flow) { picture(index, $0) }
      run.suites.append(
        SuiteRecord(
          name: flow.flow.file, file: flow.flow.file, cases: [record], properties: facts))
    }
    return run
  }

  private static func record(_ report: FlowReport, picture: (Int) -> String?) -> CaseRecord {
    let flow = report.flow
    var record = CaseRecord(
      name: flow.name, group: CaseRecord.group(of: flow.file), file: flow.file)
    for result in report.results {
      var step = result.record(file: flow.file)
      step.picture = picture(result.number)
      record.steps.append(step)
      record.milliseconds += result.milliseconds
    }
    for step in flow.steps.dropFirst(report.results.count) {
      record.steps.append(
        StepRecord(
          source: step.source, file: flow.file, line: step.line, outcome: .skipped("not run")))
    }
    record.outcome = verdict(report)
    return record
  }

  /// The first thing that went wrong, and how much else did.
  private static func verdict(_ report: FlowReport) -> Outcome {
    let faults = report.results.compactMap { $0.verdict(.case) }
    let count = faults.count
    guard let first = faults.first(where: \.isBroken) ?? faults.first else {
      return report.results.count < report.flow.steps.count || report.results.isEmpty
        ? .skipped("not run") : .passed
    }
    guard count > 1, var fault = first.fault else { return first }
    let rest = "\(count - 1) more step\(count == 2 ? "" : "s") failed"
    fault.detail += (fault.detail.isEmpty ? "" : "\n") + rest
    return first.isBroken ? .broken(fault) : .failed(fault)
  }
}

extension StepResult {
  /// As reports have it.
  ///
  /// - Parameter depth: how deep it is within steps that hold steps.
  public func record(file: String? = nil, depth: Int = 0) -> StepRecord {
    var record = StepRecord(
      source: step.source, file: file, line: file == nil ? nil : step.line, depth: depth,
      outcome: verdict(.step) ?? .passed, milliseconds: milliseconds, timing: timing,
      path: path, notes: notes + (measured.map { [$0] } ?? []))
    if let reply, let act = try? ActReply(json: reply) {
      record.changes = ChangeLines.lines(act.changes)
    }
    return record
  }

  fileprivate enum Level { case step, `case` }

  /// What went wrong; nil where nothing did.
  fileprivate func verdict(_ level: Level) -> FlashReports.Outcome? {
    switch outcome {
    case .passed: return nil
    case .failed(let reason):
      let lines = reason.split(separator: "\n", maxSplits: 1).map(String.init)
      let place = level == .case ? step.source + ": " : ""
      return .failed(
        .init(
          kind: "stepFailed", message: place + (lines.first ?? ""),
          detail: lines.count > 1 ? lines[1] : ""))
    case .dropped(let reason): return .broken(.init(kind: "deviceLost", message: reason))
    case .interrupted: return .broken(.init(kind: "interrupted", message: "interrupted"))
    }
  }
}

extension Outcome {
  fileprivate var isBroken: Bool {
    if case .broken = self { true } else { false }
  }
}
