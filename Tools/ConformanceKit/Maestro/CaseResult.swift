#if FLASH
import FlashDevices
import FlashMaestro
import FlashProtocol
import FlashTesting

/// What came of a case, and how it compares to what must be.
struct CaseResult {
  let device: MemoryDevice
  let recorder: CaseRecorder
  let failure: MaestroFailure?
  let folder: String
  let flow: MaestroFlow

  /// - Returns: the first thing that is not as expected.
  func objection(to expect: JSON) -> String? {
    outcome(expect) ?? events(expect) ?? words(expect) ?? statuses(expect) ?? screen(expect)
      ?? derived(expect["derived"] ?? .null)
  }

  private func differ(_ name: String, _ got: JSON?, _ wanted: JSON?) -> String? {
    guard let wanted else { return nil }
    return Difference.first(got: got, wanted: wanted, at: name)?.description
  }

  private func outcome(_ expect: JSON) -> String? {
    let got = failure?.kind ?? "pass"
    let detail = failure.map { " (\($0.message))" } ?? ""
    if let wanted = expect["outcome"]?.string, got != wanted {
      return "outcome: got \(got)\(detail), wanted \(wanted)"
    }
    return differ("message", failure.map { .string($0.message) }, expect["message"])
  }

  private func events(_ expect: JSON) -> String? {
    for wanted in [expect] + (expect["also"]?.array ?? []) {
      guard let match = wanted["match"]?.string else { continue }
      if let objection = EventMatch(
        got: device.events, wanted: wanted["events"]?.array ?? [], expect: wanted
      ).objection(match) {
        return objection
      }
    }
    return nil
  }

  private func words(_ expect: JSON) -> String? {
    if let objection = differ("textInput", .string(device.textInput), expect["textInput"])
      ?? differ("logs", .array(recorder.logs.map(JSON.string)), expect["logs"])
    {
      return objection
    }
    for file in expect["files"]?.array ?? [] {
      let path = file["path"]?.string ?? ""
      guard let bytes = try? Files.read("\(folder)/\(path)") else {
        return "files: \(path) is not there"
      }
      guard file["width"] != nil else { continue }
      func number(_ at: Int) -> JSON {
        .int(bytes.count < at + 4 ? 0 : bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) })
      }
      if let objection = differ("files.width", number(16), file["width"])
        ?? differ("files.height", number(20), file["height"])
      {
        return objection
      }
    }
    return nil
  }

  private func statuses(_ expect: JSON) -> String? {
    if let objection = commands(expect["commands"])
      ?? differ("lifecycle", .array(recorder.lifecycle.map(JSON.string)), expect["lifecycle"])
    {
      return objection
    }
    if let wanted = expect["commandsStarted"]?.array?.compactMap(\.string) {
      var rest = recorder.starts[...]
      for name in wanted {
        guard let index = rest.firstIndex(of: name) else {
          return "commandsStarted: got \(recorder.starts), wanted \(wanted)"
        }
        rest = rest[(index + 1)...]
      }
    }
    for member in expect["statusCounts"]?.object ?? [] {
      let got = recorder.counts[member.name] ?? 0
      let least = member.value["atLeast"]?.int
      if least.map({ got < $0 }) ?? (member.value.int != got) {
        return "statusCounts.\(member.name): got \(got), wanted \(member.value.text)"
      }
    }
    return nil
  }

  private func commands(_ wanted: JSON?) -> String? {
    guard let wanted else { return nil }
    let started = recorder.statuses.map { Self.entry($0.name, $0.status) }
    guard differ("commands", .array(started), wanted) != nil else { return nil }
    // Those that were never begun may be listed too.
    var rest = recorder.statuses[...]
    let all =
      (flow.config.onFlowStart ?? []) + flow.commands + (flow.config.onFlowComplete ?? [])
    let listed = all.map { command -> JSON in
      guard let first = rest.first, first.line == command.source.line, first.name == command.name
      else { return Self.entry(command.name, "unfinished") }
      rest.removeFirst()
      return Self.entry(command.name, first.status)
    }
    return Difference.first(got: .array(listed), wanted: wanted) == nil
      ? nil : differ("commands", .array(started), wanted)
  }

  private static func entry(_ name: String, _ status: String) -> JSON {
    ["command": .string(name), "status": .string(status)]
  }

  private func screen(_ expect: JSON) -> String? {
    let state: JSON = [
      "darkMode": .bool(device.darkMode), "airplaneMode": .bool(device.airplaneMode),
    ]
    for member in expect["finalState"]?.object ?? [] {
      if let objection = differ("finalState.\(member.name)", state[member.name], member.value) {
        return objection
      }
    }
    for wanted in expect["evaluated"]?.array ?? [] {
      guard let plan = recorder.plans.last else { return "evaluated: no scroll was done" }
      if let objection = differ("evaluated.durationMs", .int(plan.duration), wanted["durationMs"])
        ?? differ("evaluated.timeoutMs", .int(Int(plan.timeout)), wanted["timeoutMs"])
      {
        return objection
      }
    }
    if let objection = differ("hierarchyReads", .int(device.reads), expect["hierarchyReads"]) {
      return objection
    }
    if let most = expect["elapsedMsAtMost"]?.double, device.now > most {
      return "elapsedMsAtMost: got \(device.now), wanted \(most)"
    }
    for member in expect["tapsDispatched"]?.object ?? [] {
      let got = JSON.int(device.dispatched[member.name] ?? 0)
      if let objection = differ("tapsDispatched.\(member.name)", got, member.value) {
        return objection
      }
    }
    if let ref = expect["tapWithinFinalBoundsOf"]?.string {
      guard let tap = device.lastTap, let bounds = device.element(ref)?.bounds,
        bounds.contains(x: tap.x, y: tap.y)
      else {
        return "the last tap, \(String(describing: device.lastTap)), is not within the final "
          + "bounds of \(ref), \(String(describing: device.element(ref)?.bounds))"
      }
    }
    return nil
  }

  private func derived(_ expect: JSON) -> String? {
    if let wanted = expect["events"] {
      let got = device.events.filter { $0["takeScreenshot"] == nil }
      if let objection = differ("derived.events", .array(got), wanted) { return objection }
    }
    return commands(expect["commands"])
      ?? differ("derived.message", failure.map { .string($0.message) }, expect["message"])
  }
}

/// An assertion on the events of a device.
struct EventMatch {
  let got: [JSON]
  let wanted: [JSON]
  let expect: JSON

  func objection(_ match: String) -> String? {
    let holds: Bool
    switch match {
    case "any": return nil
    case "none": holds = got.isEmpty
    case "exact": holds = got == wanted
    case "has": holds = wanted.allSatisfy(got.contains)
    case "absent": holds = !wanted.contains(where: got.contains)
    case "count":
      holds = got.filter { $0 == wanted.first }.count == expect["count"]?.int
    case "contains":
      var rest = got[...]
      holds = wanted.allSatisfy { event in
        guard let index = rest.firstIndex(of: event) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    case "someKind": holds = got.contains { $0[expect["kind"]?.string ?? ""] != nil }
    case "someWhere": holds = texts.contains(where: fits)
    case "everyWhere": holds = texts.allSatisfy(fits)
    default: return "no such match: \(match)"
    }
    if holds { return nil }
    return "events do not match '\(match)'\ngot    \(JSON.array(got).text)\n"
      + "wanted \(JSON.array(wanted).text) \(expect["count"]?.text ?? "")"
  }

  private var texts: [String] { got.compactMap { $0["inputText"]?.string } }

  private func fits(_ text: String) -> Bool {
    let rule = expect["where"] ?? .null
    if let least = rule["minLength"]?.int, text.count < least { return false }
    if let part = rule["contains"]?.string, !text.utf8Contains(part) { return false }
    if let range = rule["integerBetween"]?.array?.compactMap(\.int), range.count == 2 {
      guard let number = Int(text), (range[0]...range[1]).contains(number) else { return false }
    }
    return true
  }
}

extension String {
  fileprivate func utf8Contains(_ part: String) -> Bool {
    let (whole, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= whole.count else { return false }
    return (0...(whole.count - wanted.count)).contains {
      whole[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
#endif
