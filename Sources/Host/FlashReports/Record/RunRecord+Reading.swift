import FlashProtocol

/// Records read back, by the tools that make a report of one.
extension RunRecord {
  /// - Throws: `WireError` naming the member that is missing.
  public init(json: JSON) throws(WireError) {
    self.init(
      name: try json.require("name", "string", \.string), started: json["started"]?.int ?? 0,
      host: json["host"]?.string ?? "localhost")
    for suite in try json.require("suites", "array", \.array) {
      suites.append(try SuiteRecord(json: suite))
    }
  }
}

extension SuiteRecord {
  init(json: JSON) throws(WireError) {
    self.init(
      name: try json.require("name", "string", \.string), file: json["file"]?.string,
      properties: .init(json: json["properties"]))
    for record in try json.require("cases", "array", \.array) {
      cases.append(try CaseRecord(json: record))
    }
  }
}

extension CaseRecord {
  init(json: JSON) throws(WireError) {
    self.init(
      name: try json.require("name", "string", \.string), group: json["group"]?.string ?? "",
      file: json["file"]?.string, line: json["line"]?.int, outcome: try Outcome(json: json),
      milliseconds: json["ms"]?.double ?? 0, output: json["output"]?.string ?? "",
      properties: .init(json: json["properties"]))
    for step in json["steps"]?.array ?? [] { steps.append(try StepRecord(json: step)) }
    for fault in json["earlier"]?.array ?? [] { earlier.append(try Outcome.Fault(json: fault)) }
  }
}

extension Outcome {
  init(json: JSON) throws(WireError) {
    let reason = json["reason"]?.string ?? ""
    switch json["outcome"]?.string {
    case "passed": self = .passed
    case "failed": self = .failed(try Fault(json: json["fault"] ?? .null))
    case "error": self = .broken(try Fault(json: json["fault"] ?? .null))
    case "warned": self = .warned(reason)
    case "skipped": self = .skipped(reason)
    default: throw WireError(member: "outcome", wanted: "word for how it went,")
    }
  }
}

extension Outcome.Fault {
  init(json: JSON) throws(WireError) {
    self.init(
      kind: try json.require("kind", "string", \.string),
      message: try json.require("message", "string", \.string),
      detail: json["detail"]?.string ?? "")
  }
}

extension StepRecord {
  init(json: JSON) throws(WireError) {
    func lines(_ name: String) -> [String] { json[name]?.array?.compactMap(\.string) ?? [] }
    self.init(
      source: try json.require("source", "string", \.string), file: json["file"]?.string,
      line: json["line"]?.int, depth: json["depth"]?.int ?? 0, outcome: try Outcome(json: json),
      milliseconds: json["ms"]?.double ?? 0, timing: json["timing"].map(Self.timing),
      path: json["path"]?.string,
      changes: lines("changes"), notes: lines("notes"), picture: json["picture"]?.string)
  }

  private static func timing(_ json: JSON) -> Timing {
    Timing(
      queue: json["queue"]?.double ?? 0, work: json["work"]?.double ?? 0,
      app: json["app"]?.double ?? 0, wait: json["wait"]?.double ?? 0)
  }
}
