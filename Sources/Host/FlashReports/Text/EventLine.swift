import FlashProtocol

/// One line of the stream for tools: a JSON object, ended by a line feed.
public enum EventLine {
  /// - Parameter cases: how many will be run.
  public static func begin(_ run: RunRecord, cases: Int) -> String {
    line([
      "event": "run", "name": .string(run.name), "started": .int(run.started),
      "host": .string(run.host), "cases": .int(cases),
    ])
  }

  public static func begin(_ record: CaseRecord, on suite: String) -> String {
    line(
      .members([
        "event": "case", "suite": .string(suite), "name": .string(record.name),
        "group": .string(record.group), "file": record.file.map(JSON.string),
      ]))
  }

  public static func step(_ step: StepRecord, of name: String, on suite: String) -> String {
    line(
      .object(
        [
          .init("event", "step"), .init("suite", .string(suite)), .init("case", .string(name)),
        ] + (step.json.object ?? [])))
  }

  /// A case without its steps, which have had their lines.
  public static func end(_ record: CaseRecord, on suite: String) -> String {
    let members = (record.json.object ?? []).filter { $0.name != "steps" }
    return line(
      .object([.init("event", "result"), .init("suite", .string(suite))] + members))
  }

  public static func end(_ run: RunRecord, exitCode: Int32) -> String {
    let members = (run.json.object ?? []).filter { $0.name != "suites" }
    return line(
      .object([.init("event", "end")] + members + [.init("exitCode", .int(Int(exitCode)))]))
  }

  private static func line(_ json: JSON) -> String { json.text + "\n" }
}
