import FlashMaestro
import FlashProtocol

extension MaestroSuite {
  /// - Returns: what is not as expected.
  func checkWorkspace(_ json: JSON) throws -> String? {
    let expect = json["expect"] ?? .null
    switch json["kind"]?.string {
    case "plan", "planError": return checkPlan(json, expect)
    case "order": return checkOrder(json, expect)
    default: return "no such kind of case: \(json["kind"]?.text ?? "none")"
    }
  }

  private func checkPlan(_ json: JSON, _ expect: JSON) -> String? {
    func texts(_ name: String) -> [String] { json[name]?.array?.compactMap(\.string) ?? [] }
    let input = texts("input").map { path($0) }
    let plan: WorkspacePlan
    do {
      plan = try WorkspacePlanner(.disk).plan(
        input, includeTags: texts("includeTags"), excludeTags: texts("excludeTags"),
        config: json["config"]?.string.map { path($0) })
    } catch {
      guard let wanted = expect["error"] else { return "it failed: \(error)" }
      return check(error, wanted, input)
    }
    guard expect["error"] == nil else { return "it was planned; wanted \(expect.text)" }
    func files(_ flows: [MaestroFlow]) -> [String] {
      flows.map { Self.relative($0.file, to: root) }
    }
    for wanted in [expect, expect["derived"] ?? .null] {
      if let flows = wanted["flows"]?.array?.compactMap(\.string),
        flows.sorted() != files(plan.flows).sorted()
      {
        return "flows: got \(files(plan.flows)), wanted \(flows)"
      }
      if let sequence = wanted["sequence"]?.array?.compactMap(\.string),
        sequence != files(plan.sequence)
      {
        return "sequence: got \(files(plan.sequence)), wanted \(sequence)"
      }
    }
    if let wanted = expect["workspaceConfig"],
      let objection = Self.missing(wanted, in: plan.config.values.json, at: "workspaceConfig")
    {
      return objection
    }
    return checkContinuing(plan, input, expect["derived"]?["continueOnFailure"])
  }

  private func checkContinuing(_ plan: WorkspacePlan, _ input: [String], _ wanted: JSON?)
    -> String?
  {
    guard let wanted else { return nil }
    // A single file has no order, and upstream's default for it.
    let got = plan.config.continueOnFailure ?? (input.count == 1 && isFile(input[0]) ? true : nil)
    let json = got.map(JSON.bool) ?? .null
    return json == wanted ? nil : "continueOnFailure: got \(json.text), wanted \(wanted.text)"
  }

  private func isFile(_ path: String) -> Bool { FlowFileAccess.disk.kind(path) == .file }

  /// The first value that is not there as wanted; there may be more.
  private static func missing(_ wanted: JSON, in got: JSON?, at path: String) -> String? {
    guard let members = wanted.object else {
      return got == wanted ? nil : "\(path): got \(got?.text ?? "nothing"), wanted \(wanted.text)"
    }
    for member in members {
      let inner = "\(path).\(member.name)"
      if let found = missing(member.value, in: got?[member.name], at: inner) { return found }
    }
    return nil
  }

  private func check(_ error: WorkspaceError, _ wanted: JSON, _ input: [String]) -> String? {
    let title = error.description.split(separator: "\n").first.map(String.init) ?? ""
    let place = (wanted["title"]?.string ?? "").replacingPlaceholder(with: input.first ?? "")
    guard title == place else { return "title: got \(title), wanted \(place)" }
    var got: [String: [String]] = [:]
    switch error {
    case .noMatch(let patterns): got["patterns"] = patterns
    case .noTaggedFlow(let include, let exclude):
      got = ["includeTags": include, "excludeTags": exclude]
    default: break
    }
    for name in ["patterns", "includeTags", "excludeTags"] {
      guard let list = wanted[name]?.array?.compactMap(\.string) else { continue }
      if got[name] != list { return "\(name): got \(got[name] ?? []), wanted \(list)" }
    }
    return nil
  }

  private func checkOrder(_ json: JSON, _ expect: JSON) -> String? {
    func texts(_ name: String) -> [String] { json[name]?.array?.compactMap(\.string) ?? [] }
    do {
      let order = try WorkspacePlanner.order(texts("available"), by: texts("flowsOrder"))
      let got = JSON.array(order.map(JSON.string))
      guard expect["error"] == nil else { return "got \(got.text), wanted \(expect.text)" }
      return Difference.first(got: got, wanted: expect["sequence"])?.description
    } catch {
      guard let wanted = expect["error"] else { return "it failed: \(error)" }
      guard let text = wanted.string ?? wanted["title"]?.string ?? wanted["message"]?.string else {
        return nil
      }
      return error.description == text ? nil : "got \(error), wanted \(text)"
    }
  }
}

extension String {
  fileprivate func replacingPlaceholder(with path: String) -> String {
    let mark = Array("{input}")
    let characters = Array(self)
    guard characters.count >= mark.count else { return self }
    for start in 0...(characters.count - mark.count)
    where Array(characters[start..<(start + mark.count)]) == mark {
      return String(characters[..<start]) + path + String(characters[(start + mark.count)...])
    }
    return self
  }
}
