import FlashProtocol
import Foundation

/// A run as one page that needs nothing beside it.
struct AgentPage {
  private let run: AgentRun

  init(_ run: AgentRun) { self.run = run }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <title>\(Self.escape(run.name))</title>
    <style>\(Self.style)</style>
    <h1>\(Self.escape(run.name))</h1>
    <p class="\(run.isSuccess ? "passed" : "failed")">\(run.isSuccess ? "passed" : "failed"): \
    \(run.steps) steps, \(run.modelCalls) model calls, \(run.usage.totalTokens) tokens\
    \(run.usage.cacheReadTokens > 0 ? " (\(run.usage.cacheReadTokens) cached)" : "")\
    \(run.cost.map { ", cost \(Money.text($0))" } ?? ""), \(Durations.taken(run.duration))</p>
    \(run.reports.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ report: AgentExecutionReport) -> String {
    var body = "<p>\(Self.escape(report.reason))</p>"
    if let criterion = report.criterion {
      body += "<p class=\"note\">expecting: \(Self.escape(criterion))</p>"
    }
    if !report.evidence.isEmpty {
      body +=
        "<p class=\"note\">rests on: \(Self.escape(report.evidence.joined(separator: ", ")))</p>"
    }
    body += report.notes.map { "<p class=\"note\">\(Self.escape($0))</p>" }.joined()
    body += "<ol start=\"0\">\(report.steps.map(step).joined(separator: "\n"))</ol>"
    if !report.isSuccess {
      body += "<h3>The last screen</h3>\(Self.picture(report.lastScreenshot))"
      body += "<pre>\(Self.escape(report.lastScreen))</pre>"
    }
    // What went wrong is seen at once, and so is what stands alone.
    let isOpen = !report.isSuccess || run.reports.count == 1
    return """
      <details class="\(report.isSuccess ? "passed" : "failed")"\(isOpen ? " open" : "")>
      <summary><b>\(report.kind.rawValue)</b> \(Self.escape(report.goal)) \
      <small>\(Self.escape(report.model)) · \(Self.escape(report.facts))</small></summary>
      \(body)
      </details>
      """
  }

  private func step(_ step: AgentExecutionReport.Step) -> String {
    let tokens = step.usage.map { " · \($0.totalTokens) tokens" } ?? ""
    var body =
      "<code>\(Self.escape(step.toolName)) \(Self.escape(step.input.description))</code> "
      + "<small>\(Durations.taken(step.duration))\(tokens)"
      + "\(step.isReplayed ? " · replayed" : "")</small>"
      + "<p>\(Self.escape(step.resultSummary))</p>"
    if step.changedNothing { body += "<p class=\"note\">nothing changed on the screen</p>" }
    if let healing = step.healing {
      body += "<p class=\"note\">found \(Self.escape(healing))</p>"
    }
    if !step.changes.isEmpty {
      body += "<pre>\(Self.escape(step.changes.joined(separator: "\n")))</pre>"
    }
    body += "<details><summary>the screen before it</summary>\(Self.picture(step.screenshot))"
    body += "<pre>\(Self.escape(step.screen))</pre></details>"
    return "<li class=\"\(step.isError ? "failed" : "passed")\">\(body)</li>"
  }

  private static func picture(_ picture: Screenshot?) -> String {
    guard let picture else { return "" }
    return "<img alt=\"the screen\" src=\"data:\(picture.format.mediaType);base64,"
      + Data(picture.bytes).base64EncodedString() + "\">"
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        if scalar.properties.generalCategory == .control {
          result += "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #cf222e; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
    h1 { font-size: 1.4rem; } small { color: #6e7781; } p { margin: .3rem 0; }
    details { border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0; padding: .3rem .6rem; }
    summary { cursor: pointer; } li { border-top: 1px solid var(--line); padding: .3rem 0; }
    p.passed, .passed > summary b { color: var(--good); }
    p.failed, .failed > summary b, li.failed code { color: var(--bad); }
    .note { color: #6e7781; } img { max-width: 20rem; border: 1px solid var(--line); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; font-size: .9em; }
    """
}
