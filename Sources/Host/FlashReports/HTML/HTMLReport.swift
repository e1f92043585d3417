/// A run as one page that needs nothing beside it: pictures, style and script are within it.
public struct HTMLReport {
  private let run: RunRecord
  let picture: (String) -> [UInt8]?

  /// - Parameter picture: the bytes of a picture's file; nil where it cannot be had.
  public init(_ run: RunRecord, picture: @escaping (String) -> [UInt8]?) {
    self.run = run
    self.picture = picture
  }

  public var text: String {
    let totals = run.totals
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(Self.escape(run.name)): \(totals.line)</title>
      <style>
      \(Self.style)
      </style>
      <header>
      <h1>\(Self.escape(run.name))</h1>
      <p class="totals \(totals.failed + totals.broken == 0 ? "passed" : "failed")">\(totals.line)\
       in \(Self.time(run.milliseconds))</p>
      \(bar(totals))
      \(index)\(key)</header>
      <main>
      \(suites)
      </main>
      </html>

      """
  }

  private func bar(_ totals: RunTotals) -> String {
    let parts = [
      ("passed", totals.passed - totals.flaky), ("flaky", totals.flaky),
      ("failed", totals.failed), ("error", totals.broken), ("skipped", totals.skipped),
    ]
    let spans = parts.filter { $0.1 > 0 }.map { "<i class=\"\($0.0)\" style=\"flex:\($0.1)\"></i>" }
    return "<div class=\"bar\">\(spans.joined())</div>"
  }

  /// What went wrong, each with a link to its place.
  private var index: String {
    let wrong = run.cases.enumerated().filter { $0.element.outcome.fault != nil }
    guard !wrong.isEmpty else { return "" }
    let lines = wrong.map { number, record in
      "<li><a href=\"#case-\(number)\">\(Self.escape(record.name))</a> "
        + "\(Self.escape(record.outcome.reason ?? ""))</li>"
    }
    return "<ul class=\"wrong\">\n\(lines.joined(separator: "\n"))\n</ul>\n"
  }

  /// What the colours of a step's bar stand for.
  private var key: String {
    guard run.cases.contains(where: { $0.steps.contains { $0.timing != nil } }) else { return "" }
    let parts = [
      ("queue", "waiting for the app's thread"), ("work", "Flash"), ("app", "the app's own code"),
      ("wait", "waiting for the app to react"),
    ]
    return "<p class=\"key\">time of a step:"
      + parts.map { "<i class=\"\($0.0)\"></i>\($0.1)" }.joined() + "</p>\n"
  }

  private var suites: String {
    var first = 0
    return run.suites.map { suite in
      defer { first += suite.cases.count }
      return self.suite(suite, first: first)
    }.joined(separator: "\n")
  }

  private func suite(_ suite: SuiteRecord, first: Int) -> String {
    let facts = suite.properties.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
    return """
      <section>
      <h2>\(Self.escape(suite.name))\(facts.isEmpty ? "" : " <small>\(Self.escape(facts))</small>")</h2>
      \(zip(first..., suite.cases).map { record($1, $0) }.joined(separator: "\n"))
      </section>
      """
  }

  private func record(_ record: CaseRecord, _ number: Int) -> String {
    let word = record.isFlake ? "flaky" : record.outcome.word
    // What went wrong is open from the start.
    let isOpen = record.outcome.fault != nil || record.isFlake
    var body = ""
    if let fault = record.outcome.fault {
      body += "<pre class=\"fault\">\(Self.escape(Self.whole(fault)))</pre>\n"
    } else if let reason = record.outcome.reason {
      body += "<p class=\"reason\">\(Self.escape(reason))</p>\n"
    }
    for (number, fault) in zip(1..., record.earlier) {
      body += "<pre class=\"fault\">attempt \(number): \(Self.escape(Self.whole(fault)))</pre>\n"
    }
    if !record.steps.isEmpty {
      body += "<ol>\n\(steps(record.steps))\n</ol>\n"
    }
    if !record.output.isEmpty {
      body +=
        "<details><summary>output</summary><pre>\(Self.escape(record.output))</pre></details>\n"
    }
    let place = [record.file, record.line.map(String.init)].compactMap(\.self).joined(
      separator: ":")
    return """
      <details id="case-\(number)" class="case \(word)"\(isOpen ? " open" : "")>
      <summary><b class="mark">\(word)</b> \(Self.escape(record.name)) \
      <small>\(Self.escape(place))</small> <time>\(Self.time(record.milliseconds))</time></summary>
      \(body)</details>
      """
  }

  private static func whole(_ fault: Outcome.Fault) -> String {
    fault.detail.isEmpty ? fault.message : fault.message + "\n" + fault.detail
  }

  static func time(_ milliseconds: Double) -> String {
    let tenths = Int((milliseconds * 10).rounded())
    if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) ms" }
    let hundredths = (tenths + 50) / 100
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// Text that a browser shows as it is; characters that HTML has not are made visible.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: result += VisibleText.visible(scalar) ?? String(scalar)
      }
    }
    return result
  }
}
