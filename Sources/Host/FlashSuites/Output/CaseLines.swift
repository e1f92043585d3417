import FlashCommandLine
import FlashReports

/// What a case has to say once it is done.
struct CaseLines {
  let paint: Paint

  func lines(_ record: CaseRecord, device: String?) -> [String] {
    let place = device.map { paint(.dim, " on \($0)") } ?? ""
    let time = paint(.dim, "  " + Self.time(record.milliseconds))
    var lines: [String] = []
    switch record.outcome {
    case .passed where record.isFlake:
      let count = record.earlier.count
      lines.append(paint(.yellow, "~ ") + record.name + place + time)
      lines.append(
        "    flaky: passed after \(count) failed attempt\(count == 1 ? "" : "s"): "
          + (record.earlier.first?.message ?? ""))
    case .passed, .warned: lines.append(paint(.green, "✓ ") + record.name + place + time)
    case .skipped(let reason):
      lines.append(paint(.dim, "- " + record.name) + place + paint(.dim, "  skipped: \(reason)"))
    case .failed(let fault), .broken(let fault):
      lines.append(paint(.red, "✗ ") + record.name + place + time)
      lines += self.fault(fault, record)
    }
    for step in record.steps {
      if case .warned(let reason) = step.outcome {
        lines.append(paint(.yellow, "    ! ") + "\(step.source): \(reason)")
      }
    }
    return lines
  }

  private func fault(_ fault: Outcome.Fault, _ record: CaseRecord) -> [String] {
    var lines: [String] = []
    if let step = record.steps.last(where: { $0.outcome.fault != nil }) {
      let file = step.file ?? record.file ?? ""
      let line = step.line.map { ":\($0)" } ?? ""
      lines.append(paint(.dim, "    \(file)\(line)  ") + step.source)
    }
    // What is wrong with files was told whole before the first case.
    let isTold = ["parseError", "unsupported", "undefined"].contains(fault.kind)
    let whole = fault.detail.isEmpty || isTold ? fault.message : fault.message + "\n" + fault.detail
    for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append("    " + line)
    }
    return lines
  }

  /// In seconds, whatever it is, so that the lines of a run can be compared at a glance.
  static func time(_ milliseconds: Double) -> String {
    let hundredths = Int((milliseconds / 10).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
