import FlashCommandLine
import FlashDevices
import FlashFlow
import FlashReports
import FlashSuites

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Puts a run where it was asked for: the terminal, a file, or both.
struct ReportWriter: Sendable {
  let options: FlowOptions
  let console: Console
  /// What may be seen in no report.
  let secrets: Secrets
  private let events: EventStream?
  private let started = Int(time(nil))

  init(options: FlowOptions, console: Console, secrets: Secrets) {
    self.options = options
    self.console = console
    self.secrets = secrets
    events = EventStream(options.events, console: console)
  }

  private var terminal: TerminalReport {
    TerminalReport { [console] style, text in
      switch style {
      case .good: console.paint(.green, text)
      case .bad: console.paint(.red, text)
      case .warning: console.paint(.yellow, text)
      case .quiet: console.paint(.dim, text)
      case .name: console.paint(.bold, text)
      }
    }
  }

  func begin(_ flows: [Flow]) {
    events?.write(EventLine.begin(record(Report(flows: [])), cases: flows.count))
  }

  /// What a step has to say at once.
  func tell(_ result: StepResult, of flow: Flow) {
    if let events {
      let step = result.record(file: flow.file)
      events.write(secrets.redact(EventLine.step(step, of: flow.name, on: "")))
      if events.isOutput { return }
    }
    for line in terminal.lines(result, of: flow) {
      // With --json the output is one JSON value and nothing else.
      options.json ? console.complain(line) : console.print(line)
    }
  }

  private func record(_ report: Report, _ proof: ProofFolder? = nil) -> RunRecord {
    let run = report.record(name: "Flows", started: started, host: HostName.current) {
      proof?.picture(of: $0, $1)
    }
    guard !secrets.isEmpty else { return run }
    return (try? RunRecord(json: secrets.redact(run.json))) ?? run
  }

  /// What all of bench has in common.
  private func share(_ report: Report, _ proof: ProofFolder?) -> Bool {
    guard events != nil || !options.reports.isEmpty else { return true }
    let run = record(report, proof)
    if let events {
      for record in run.cases { events.write(EventLine.end(record, on: "")) }
      events.write(EventLine.end(run, exitCode: report.exitCode))
    }
    let faults = options.reports.write(run, console: console)
    for fault in faults { console.complain("bench: \(fault)") }
    return faults.isEmpty
  }

  /// - Parameter proof: where pictures are, and why some could not be kept.
  /// - Returns: whether the files that were asked for are there.
  @discardableResult
  func write(_ report: Report, proof: ProofFolder? = nil) -> Bool {
    var isKept = share(report, proof)
    if let file = options.report {
      do {
        try Files.write(report.json.bytes, to: file)
      } catch {
        isKept = false
        console.complain("bench: the report could not be written: \(error)")
      }
    }
    var remarks = (proof?.faults ?? []).map { "no proof of a step: " + $0 }
    if let folder = options.proof { remarks.append("proof: \(folder)") }
    if events?.isOutput == true {
      for remark in remarks { console.complain(remark) }
    } else if options.json {
      for remark in remarks { console.complain(remark) }
      console.print(report.json.text)
    } else {
      for line in terminal.ending(report, remarks: remarks) { console.print(line) }
    }
    return isKept
  }
}
