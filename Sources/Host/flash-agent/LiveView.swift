import UIXCuteCore

/// What a person sees of a run while it goes on.
enum LiveView {
  static func show(_ step: AgentExecutionReport.Step) {
    let mark = step.isError ? "✗" : step.isReplayed ? "↻" : "·"
    let milliseconds = Int((step.duration * 1_000).rounded())
    var line = "\(mark) \(step.resultSummary)  \(milliseconds) ms"
    if step.changedNothing { line += "  (nothing changed)" }
    if let healing = step.healing { line += "  (found \(healing))" }
    AgentTool.say(line)
  }

  static func conclusion(_ report: AgentExecutionReport) -> String {
    var lines = ["\(report.isSuccess ? "done" : "not done"): \(report.reason)", report.facts]
    if let prompts = report.promptFacts { lines.append(prompts) }
    if !report.evidence.isEmpty {
      lines.insert("rests on: " + report.evidence.joined(separator: ", "), at: 1)
    }
    return lines.joined(separator: "\n")
  }
}
