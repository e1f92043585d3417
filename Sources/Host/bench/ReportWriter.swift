import FlashCommandLine
import FlashDevices
import FlashFlow

/// Puts a run where it was asked for: the terminal, a file, or both.
struct ReportWriter: Sendable {
  let options: FlowOptions
  let console: Console

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

  /// What a step has to say at once.
  func tell(_ result: StepResult, of flow: Flow) {
    for line in terminal.lines(result, of: flow) {
      // With --json the output is one JSON value and nothing else.
      options.json ? console.complain(line) : console.print(line)
    }
  }

  /// - Parameter faults: why some proof could not be kept.
  /// - Returns: whether the file that was asked for is there.
  @discardableResult
  func write(_ report: Report, faults: [String] = []) -> Bool {
    var isKept = true
    if let file = options.report {
      do {
        try Files.write(report.json.bytes, to: file)
      } catch {
        isKept = false
        console.complain("bench: the report could not be written: \(error)")
      }
    }
    var remarks = faults.map { "no proof of a step: " + $0 }
    if let folder = options.proof { remarks.append("proof: \(folder)") }
    if options.json {
      for remark in remarks { console.complain(remark) }
      console.print(report.json.text)
    } else {
      for line in terminal.ending(report, remarks: remarks) { console.print(line) }
    }
    return isKept
  }
}
