import FlashProtocol

extension Recording {
  public var json: JSON {
    [
      "version": .int(Self.version), "name": .string(name), "tasks": .array(tasks.map(\.json)),
    ]
  }

  /// - Throws: `WireError` naming what is missing, or the version that it is of.
  public init(json: JSON) throws(WireError) {
    guard json["version"]?.int == Self.version else {
      throw WireError(member: "version", wanted: "\(Self.version) as")
    }
    self.init(name: try json.require("name", "string", \.string))
    for task in try json.require("tasks", "array", \.array) {
      tasks.append(try RecordedTask(json: task))
    }
  }
}

extension RecordedTask {
  var json: JSON {
    .members([
      kind.rawValue: .string(instruction), "expecting": criterion.map(JSON.string),
      "acts": .array(acts.map(\.json)),
      "evidence": evidence.isEmpty ? nil : .array(evidence.map(\.json)),
    ])
  }

  init(json: JSON) throws(WireError) {
    let kinds: [AgentExecutionReport.Kind] = [.goal, .step]
    guard let kind = kinds.first(where: { json[$0.rawValue]?.string != nil }) else {
      throw WireError(member: "goal", wanted: "string")
    }
    self.init(
      kind: kind, instruction: json[kind.rawValue]?.string ?? "",
      criterion: json["expecting"]?.string)
    for act in try json.require("acts", "array", \.array) {
      acts.append(try RecordedAct(json: act))
    }
    for element in json["evidence"]?.array ?? [] {
      evidence.append(try ElementFingerprint(json: element))
    }
  }
}

extension RecordedAct {
  var json: JSON {
    .members([
      "tool": .string(tool), "target": target?.json,
      "input": input.members.isEmpty ? nil : input.json, "changed": changed.map(JSON.bool),
      "screen": screen.map(JSON.string),
      "appeared": appeared.isEmpty ? nil : .array(appeared.map(JSON.string)),
    ])
  }

  init(json: JSON) throws(WireError) {
    self.init(
      tool: try json.require("tool", "string", \.string),
      input: json["input"].flatMap(ToolInput.init(json:)) ?? [:],
      target: try json["target"].map { target throws(WireError) in
        try ElementFingerprint(json: target)
      },
      changed: json["changed"]?.bool, screen: json["screen"]?.string,
      appeared: json["appeared"]?.array?.compactMap(\.string) ?? [])
  }
}

extension ElementFingerprint {
  var json: JSON {
    .members([
      "kind": .string(kind), "identifier": identifier.map(JSON.string),
      "label": label.map(JSON.string), "placeholder": placeholder.map(JSON.string),
      "index": index.map(JSON.int),
    ])
  }

  init(json: JSON) throws(WireError) {
    self.init(
      kind: try json.require("kind", "string", \.string),
      identifier: json["identifier"]?.string, label: json["label"]?.string,
      placeholder: json["placeholder"]?.string, index: json["index"]?.int)
  }
}
