extension AgentExecutionReport {
  /// One line for a list of results: `✓ Log in and verify the home screen…`
  public var title: String {
    let flat = goal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (isSuccess ? "✓ " : "✗ ") + (flat.count > 60 ? String(flat.prefix(59)) + "…" : flat)
  }

  /// The whole as text, for a console or an attachment.
  public var text: String {
    var lines = [title, "\(isSuccess ? "success" : "failure"): \(reason)", facts]
    if let promptFacts { lines.append(promptFacts) }
    for step in steps {
      let mark = step.isError ? " ✗" : step.isReplayed ? " ↻" : ""
      lines.append(
        "[\(step.stepIndex)] \(step.toolName)\(mark)  \(Durations.taken(step.duration))")
      lines.append("    input:  \(step.input)")
      lines.append("    result: \(step.resultSummary)")
      if step.changedNothing { lines.append("    nothing changed on the screen") }
      if let healing = step.healing { lines.append("    healed: \(healing)") }
    }
    if !notes.isEmpty { lines += notes.map { "note: \($0)" } }
    if !isSuccess { lines += ["the screen was:", lastScreen] }
    return lines.joined(separator: "\n")
  }

  /// What was sent, at four bytes a token: `4 prompts, 3,100 tokens in all, the largest 900, of which
  /// 640 always the same`; nil where nothing was.
  public var promptFacts: String? {
    guard let largest = promptBytes.max() else { return nil }
    let count = promptBytes.count
    return "\(count) \(count == 1 ? "prompt" : "prompts"), "
      + "\(promptBytes.reduce(0, +) / 4) tokens in all, the largest \(largest / 4)"
      + (standingBytes > 0 ? ", of which \(standingBytes / 4) are tools and system text" : "")
  }

  /// `3 steps, 4 model calls, 2,100 tokens, 1.2 s`
  public var facts: String {
    var parts = [
      "\(steps.count) \(steps.count == 1 ? "step" : "steps")",
      "\(modelCalls) model \(modelCalls == 1 ? "call" : "calls")", "\(usage.totalTokens) tokens",
    ]
    if usage.cacheReadTokens > 0 { parts.append("\(usage.cacheReadTokens) of them cached") }
    if let cost { parts.append("cost \(Money.text(cost))") }
    parts.append(Durations.taken(duration))
    return parts.joined(separator: ", ")
  }
}
