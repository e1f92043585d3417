/// A run in the terminal: what goes wrong as it happens, a table at the end.
public struct TerminalReport {
  public enum Style: Sendable { case good, bad, warning, quiet, name }

  private let paint: (Style, String) -> String

  /// - Parameter paint: colours a text, or gives it back as it is.
  public init(paint: @escaping (Style, String) -> String = { $1 }) { self.paint = paint }

  /// What a step has to say while the run goes on; nothing where it simply passed.
  public func lines(_ result: StepResult, of flow: Flow) -> [String] {
    let place = paint(.quiet, "\(flow.file):\(result.step.line)  ") + result.step.source
    switch result.outcome {
    case .failed(let reason):
      return [place, paint(.bad, "  ✗ ") + Self.indented(reason)]
    case .interrupted:
      return [place, paint(.bad, "  ✗ interrupted")]
    case .dropped:
      return []  // all of them have one reason, and the step that lost the app has told it
    case .passed:
      if let measured = result.measured { return [paint(.good, "= ") + measured] }
      return result.notes.isEmpty
        ? [] : [place, paint(.warning, "  ! ") + result.notes.joined(separator: "; ")]
    }
  }

  /// Step, path, milliseconds, and where they went.
  public func table(_ report: Report.FlowReport) -> [String] {
    let heads = ["#", "STEP", "PATH", "MS", "QUEUE", "WORK", "APP", "WAIT"]
    var rows = [[""] + heads]
    for result in report.results {
      let timing = result.timing
      let isBegun: Bool
      switch result.outcome {
      case .passed, .failed: isBegun = true
      case .dropped, .interrupted: isBegun = false
      }
      let numbers =
        isBegun
        ? [result.milliseconds, timing.queue, timing.work, timing.app, timing.wait].map(Self.fixed)
        : Array(repeating: "-", count: 5)
      rows.append(
        [
          Self.mark(result), String(result.number), Self.short(result.step.source),
          result.path ?? "-",
        ]
          + numbers)
    }
    for step in report.flow.steps.dropFirst(report.results.count) {
      let number = rows.count
      rows.append(
        ["·", String(number), Self.short(step.source), "-"] + Array(repeating: "-", count: 5))
    }
    return Self.columns(rows).enumerated().map { number, line in
      if number == 0 { return paint(.quiet, line) }
      switch rows[number][0] {
      case "✗": return paint(.bad, line)
      case "!": return paint(.warning, line)
      default: return line
      }
    }
  }

  /// All that stands below the last step; the totals alone on the last line.
  ///
  /// - Parameter remarks: what else there is to say, such as where the proof is.
  public func ending(_ report: Report, remarks: [String] = []) -> [String] {
    var lines: [String] = []
    for flow in report.flows {
      if report.flows.count > 1 { lines += ["", paint(.name, flow.flow.file)] }
      lines += flow.results.isEmpty ? [] : [""] + table(flow)
    }
    lines.append("")
    if let reason = Self.reason(report) { lines.append(paint(.bad, reason)) }
    let time = report.flows.flatMap(\.results).reduce(0) { $0 + $1.milliseconds }
    let count = report.totals.passed + report.totals.failed
    lines += remarks
    lines.append(paint(.quiet, "\(count) step\(count == 1 ? "" : "s") in \(Self.fixed(time)) ms"))
    lines.append(paint(report.exitCode == 0 ? .good : .bad, report.lastLine))
    return lines
  }

  private static func reason(_ report: Report) -> String? {
    switch report.ending {
    case .interrupted(let signal): "interrupted by signal \(signal): what had been done is above"
    case .limit(let milliseconds): "ended by --limit after \(milliseconds) ms"
    case .finished:
      report.loss.map {
        $0.isOther
          ? "another app answered, so the steps after that were not run"
          : "the app went away, so the steps after that were not run"
      }
    }
  }

  private static func mark(_ result: StepResult) -> String {
    switch result.outcome {
    case .passed: result.notes.isEmpty ? "✓" : "!"
    case .failed, .dropped, .interrupted: "✗"
    }
  }

  private static func short(_ source: String) -> String {
    source.count > 56 ? source.prefix(55) + "…" : source
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
  }

  private static func fixed(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func columns(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        let isNumber = column == 1 || column > 3
        line += (column > 0 ? "  " : "") + (isNumber ? gap + cell : cell + gap)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
