import FlashDevices
import FlashMaestro
import FlashProtocol
import FlashYAML

extension MaestroSuite {
  /// - Returns: what is not as expected.
  func checkParse(_ json: JSON) throws -> String? {
    let expect = json["expect"] ?? .null
    switch json["kind"]?.string {
    case "commands": return try checkCommands(json, expect)
    case "error": return checkError(json, expect["error"] ?? .null)
    case "workspaceConfigKeys":
      let text = try YAMLText.decode(try Files.read(path(json["file"]?.string)))
      let keys = WorkspaceConfig.unknownKeys(in: text).map { JSON.array($0.map(JSON.string)) }
      return Difference.first(got: keys ?? .null, wanted: expect["unknownKeys"])?.description
    case "ranges": return try checkRanges(json, expect)
    default: return "no such kind of case: \(json["kind"]?.text ?? "none")"
    }
  }

  private func checkCommands(_ json: JSON, _ expect: JSON) throws -> String? {
    let file = path(json["file"]?.string)
    let flow = try FlowReader(.disk).flow(file)
    if let wanted = expect["config"],
      let difference = Difference.first(got: flow.config.json, wanted: wanted, at: "config")
    {
      return difference.description
    }
    if let wanted = expect["commands"],
      let difference = Difference.first(
        got: .array(flow.commands.map(\.json)), wanted: wanted, at: "commands")
    {
      return difference.description
    }
    if let wanted = expect["variables"],
      let difference = Difference.first(
        got: flow.config.env.json, wanted: wanted, at: "variables")
    {
      return difference.description
    }
    return try checkDescriptions(json, expect, flow)
  }

  private func checkDescriptions(_ json: JSON, _ expect: JSON, _ flow: MaestroFlow) throws
    -> String?
  {
    for wanted in expect["descriptions"]?.array ?? [] {
      guard let index = wanted["index"]?.int, flow.commands.indices.contains(index) else {
        return "there is no command \(wanted["index"]?.text ?? "")"
      }
      let command = flow.commands[index]
      let scope = try self.scope(json["env"])
      let evaluated = try command.mapTexts { try scope.interpolate($0) }
      let got: JSON = [
        "raw": .string(command.words), "evaluated": .string(evaluated.words),
        "shown": .string(evaluated.shown),
      ]
      for name in ["raw", "evaluated", "shown"] {
        if let text = wanted[name], got[name] != text {
          return Difference(
            path: "descriptions[\(index)].\(name)", got: got[name]?.text ?? "", wanted: text.text
          ).description
        }
      }
    }
    return nil
  }

  private func checkError(_ json: JSON, _ wanted: JSON) -> String? {
    let input = path(json["input"]?.string)
    let errors: [MaestroFlowError]
    do {
      _ = try WorkspacePlanner(.disk).plan([input])
      return "it was read without an error; wanted \(wanted.text)"
    } catch {
      guard case .flows(let found) = error else { return "\(error); wanted \(wanted.text)" }
      errors = found.errors
    }
    let first = errors[0]
    let got: JSON = [
      "title": .string(first.title),
      "file": .string(String(first.file.dropFirst(root.count + 1))), "line": .int(first.mark.line),
      "column": .int(first.mark.column),
      "suggestions": .array(first.suggestions.map(JSON.string)),
    ]
    let ignored: Set<String> = wanted["suggestions"] == nil ? ["suggestions"] : []
    return Difference.first(got: got, wanted: wanted, ignoring: ignored)?.description
  }

  private func checkRanges(_ json: JSON, _ expect: JSON) throws -> String? {
    let file = path(json["file"]?.string)
    let flow = try FlowReader(.disk).flow(file)
    for wanted in expect["ranges"]?.array ?? [] {
      guard let command = Self.command(flow, wanted["path"]?.array ?? []) else {
        return "there is no command at \(wanted["path"]?.text ?? "")"
      }
      let source = command.source
      var got: [JSON.Member] = [
        .init("path", wanted["path"] ?? .null), .init("text", .string(source.text)),
        .init("start", [.int(source.line), .int(source.column)]),
        .init("end", [.int(source.endLine), .int(source.endColumn)]),
      ]
      if wanted["file"] != nil {
        let relative = MaestroSuite.relative(source.file, to: root)
        got.append(.init("file", .string(relative)))
      }
      if let difference = Difference.first(got: .object(got), wanted: wanted) {
        return difference.description
      }
    }
    return nil
  }

  static func relative(_ path: String, to root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private static func command(_ flow: MaestroFlow, _ path: [JSON]) -> MaestroCommand? {
    var list = flow.commands
    var config: MaestroConfig? = flow.config
    var found: MaestroCommand?
    for step in path {
      if let name = step.string {
        list = (name == "onFlowStart" ? config?.onFlowStart : config?.onFlowComplete) ?? []
      } else if let index = step.int, list.indices.contains(index) {
        let command = list[index]
        found = command
        (list, config) = parts(of: command)
      } else {
        return nil
      }
    }
    return found
  }

  private static func parts(of command: MaestroCommand) -> ([MaestroCommand], MaestroConfig?) {
    switch command.action {
    case .runFlow(let flow), .retry(let flow, _): (flow.commands, flow.config)
    case .repeat(let commands, _, _): (commands, nil)
    default: ([], nil)
    }
  }
}
