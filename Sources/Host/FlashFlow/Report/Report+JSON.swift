import FlashProtocol

extension Report {
  /// The whole run for programs, with the totals first.
  public var json: JSON {
    let totals = totals
    return .members([
      "passed": .int(totals.passed), "failed": .int(totals.failed),
      "notRun": .int(totals.notRun), "noted": .int(totals.noted), "exitCode": .int(Int(exitCode)),
      "ending": .string(endingWord), "app": app.flatMap(Self.value),
      "flows": .array(flows.map(Self.json)),
    ])
  }

  private var endingWord: String {
    switch ending {
    case .finished: loss == nil ? "finished" : "app-lost"
    case .interrupted: "interrupted"
    case .limit: "limit"
    }
  }

  private static func json(_ flow: FlowReport) -> JSON {
    var steps = flow.results.map(\.json)
    for (index, step) in flow.flow.steps.enumerated().dropFirst(flow.results.count) {
      steps.append(
        .members([
          "number": .int(index + 1), "line": .int(step.line), "source": .string(step.source),
          "outcome": "not-run",
        ]))
    }
    return .members([
      "name": .string(flow.flow.name), "file": .string(flow.flow.file), "steps": .array(steps),
    ])
  }

  private static func value(_ value: some JSONConvertible) -> JSON? {
    try? JSON(parsing: value.jsonBytes)
  }
}

extension StepResult {
  /// What came of the step, without the app's reply.
  var json: JSON {
    .members([
      "number": .int(number), "line": .int(step.line), "source": .string(step.source),
      "verb": .string(step.verb), "target": step.target.map(JSON.string),
      "outcome": .string(word), "reason": reason.map(JSON.string), "path": path.map(JSON.string),
      "ms": .double(Self.micro(milliseconds)), "timing": times,
      "notes": notes.isEmpty ? nil : .array(notes.map(JSON.string)),
      "measured": measured.map(JSON.string),
    ])
  }

  private var word: String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .dropped: "dropped"
    case .interrupted: "interrupted"
    }
  }

  private var times: JSON {
    .members([
      "queue": .double(Self.micro(timing.queue)), "work": .double(Self.micro(timing.work)),
      "app": .double(Self.micro(timing.app)), "wait": .double(Self.micro(timing.wait)),
      "transport": .double(Self.micro(max(0, milliseconds - timing.total))),
    ])
  }

  private static func micro(_ milliseconds: Double) -> Double {
    (milliseconds * 1_000).rounded() / 1_000
  }
}
