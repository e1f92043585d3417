import FlashProtocol

extension RunRecord {
  public var json: JSON {
    let totals = totals
    return [
      "name": .string(name), "started": .int(started), "host": .string(host),
      "passed": .int(totals.passed), "failed": .int(totals.failed),
      "errors": .int(totals.broken), "skipped": .int(totals.skipped),
      "flaky": .int(totals.flaky), "ms": .double(Self.micro(milliseconds)),
      "suites": .array(suites.map(\.json)),
    ]
  }

  static func micro(_ milliseconds: Double) -> Double {
    (milliseconds * 1_000).rounded() / 1_000
  }
}

extension SuiteRecord {
  var json: JSON {
    .members([
      "name": .string(name), "file": file.map(JSON.string), "properties": properties.json,
      "cases": .array(cases.map(\.json)),
    ])
  }
}

extension [CaseRecord.Property] {
  var json: JSON? { isEmpty ? nil : .object(map { .init($0.name, .string($0.value)) }) }

  init(json: JSON?) {
    self = (json?.object ?? []).map { .init($0.name, $0.value.string ?? $0.value.text) }
  }
}

extension CaseRecord {
  public var json: JSON {
    .members([
      "name": .string(name), "group": .string(group), "file": file.map(JSON.string),
      "line": line.map(JSON.int), "outcome": .string(outcome.word),
      "fault": outcome.fault?.json,
      "reason": outcome.fault == nil ? outcome.reason.map(JSON.string) : nil,
      "ms": .double(RunRecord.micro(milliseconds)), "flaky": isFlake ? true : nil,
      "earlier": earlier.isEmpty ? nil : .array(earlier.map(\.json)),
      "output": output.isEmpty ? nil : .string(output), "properties": properties.json,
      "steps": .array(steps.map(\.json)),
    ])
  }
}

extension Outcome.Fault {
  var json: JSON {
    .members([
      "kind": .string(kind), "message": .string(message),
      "detail": detail.isEmpty ? nil : .string(detail),
    ])
  }
}

extension StepRecord {
  public var json: JSON {
    func lines(_ lines: [String]) -> JSON? {
      lines.isEmpty ? nil : .array(lines.map(JSON.string))
    }
    return .members([
      "source": .string(source), "file": file.map(JSON.string), "line": line.map(JSON.int),
      "depth": depth == 0 ? nil : .int(depth), "outcome": .string(outcome.word),
      "fault": outcome.fault?.json,
      "reason": outcome.fault == nil ? outcome.reason.map(JSON.string) : nil,
      "ms": .double(RunRecord.micro(milliseconds)), "timing": timing.map(Self.json),
      "path": path.map(JSON.string),
      "changes": lines(changes), "notes": lines(notes), "picture": picture.map(JSON.string),
    ])
  }

  private static func json(_ timing: Timing) -> JSON {
    [
      "queue": .double(RunRecord.micro(timing.queue)),
      "work": .double(RunRecord.micro(timing.work)), "app": .double(RunRecord.micro(timing.app)),
      "wait": .double(RunRecord.micro(timing.wait)),
    ]
  }
}
