import FlashProtocol

extension AgentExecutionReport {
  public var json: JSON {
    .members([
      kind.rawValue: .string(goal), "expecting": criterion.map(JSON.string),
      "success": .bool(isSuccess), "reason": .string(reason),
      "seconds": .double(Self.rounded(duration)), "model": .string(model),
      "modelCalls": .int(modelCalls), "tokens": usage.json,
      "promptBytes": .array(promptBytes.map(JSON.int)), "standingBytes": .int(standingBytes),
      "cost": cost.map(JSON.double),
      "evidence": evidence.isEmpty ? nil : .array(evidence.map(JSON.string)),
      "notes": notes.isEmpty ? nil : .array(notes.map(JSON.string)),
      "steps": .array(steps.map(\.json)), "lastScreen": isSuccess ? nil : .string(lastScreen),
    ])
  }

  static func rounded(_ seconds: Double) -> Double { (seconds * 1_000).rounded() / 1_000 }
}

extension AgentExecutionReport.Step {
  var json: JSON {
    .members([
      "tool": .string(toolName), "input": input.json, "result": .string(resultSummary),
      "error": isError ? true : nil, "replayed": isReplayed ? true : nil,
      "healed": healing.map(JSON.string), "tokens": usage?.json,
      "unchanged": changedNothing ? true : nil,
      "changes": changes.isEmpty ? nil : .array(changes.map(JSON.string)),
      "seconds": .double(AgentExecutionReport.rounded(duration)),
    ])
  }
}
