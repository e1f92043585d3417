/// What GitHub shows beside the lines of a pull request: its workflow commands, a line each.
public enum Annotations {
  public static func lines(_ run: RunRecord) -> [String] {
    run.cases.flatMap(lines)
  }

  private static func lines(_ record: CaseRecord) -> [String] {
    var lines: [String] = []
    if let fault = record.outcome.fault {
      let step = record.steps.last { $0.outcome.fault != nil }
      let place = (step?.file ?? record.file, step?.file == nil ? record.line : step?.line)
      let detail = fault.detail.isEmpty ? "" : "\n" + fault.detail
      lines.append(command("error", place, record.name, fault.message + detail))
    }
    if record.isFlake, let fault = record.earlier.first {
      let count = record.earlier.count
      lines.append(
        command(
          "warning", (record.file, record.line), record.name,
          "flaky: passed after \(count) failed attempt\(count == 1 ? "" : "s"): \(fault.message)"))
    }
    for step in record.steps {
      guard case .warned(let reason) = step.outcome else { continue }
      lines.append(
        command(
          "warning", (step.file ?? record.file, step.line), record.name,
          "\(step.source): \(reason)"))
    }
    return lines
  }

  private static func command(
    _ level: String, _ place: (file: String?, line: Int?), _ title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file = place.file { properties.append("file=\(property(file))") }
    if let line = place.line { properties.append("line=\(line)") }
    properties.append("title=\(property(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// What a workflow command cannot hold as it is (actions/toolkit, `command.ts`).
  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
