import FlashClient
import FlashProtocol

extension Trial {
  func arguments(_ naming: Naming) -> [(name: String, value: JSON)] {
    var arguments = naming.arguments.map { (name: $0.name, value: $0.value) }
    if !arguments.contains(where: { $0.name == "wait" }) {
      arguments.append(("wait", .int(settings.timeout)))
    }
    return arguments
  }

  mutating func idle(within milliseconds: Int) throws(ClientError) {
    let json = try ask("idle", [("wait", .int(milliseconds))])
    let idle: IdleReply
    do {
      idle = try IdleReply(json: json)
    } catch {
      throw .badReply(error.description)
    }
    guard !idle.idle else { return }
    let busy = idle.busy.map { activity in
      let rest = activity.remaining.map { ", \(Int($0)) ms left" } ?? ""
      return "\(activity.what) of \(activity.name)\(rest)"
    }
    objection =
      "not idle within \(milliseconds) ms; busy: "
      + (busy.isEmpty ? "the app does not say with what" : busy.joined(separator: "; "))
  }

  mutating func measure(_ measurement: Measurement) throws(ClientError) {
    try idle(within: settings.timeout)
    guard objection == nil else { return }
    let found = try find(arguments(measurement.naming))
    let got = measurement.value(in: found.frame)
    let line = measurement.line(got: got)
    if measurement.holds(got) { measured = line } else { objection = line }
  }

  /// Waits for the element, then for it to be as expected, and reads it anew each time that
  /// something may have changed.
  mutating func check(_ naming: Naming, _ expectations: [Expectation]) throws(ClientError) {
    let patience = naming.arguments.first { $0.name == "wait" }?.value.int ?? settings.timeout
    let end = clock() + Double(patience)
    var hasAwaitedText = false
    while true {
      let remaining = max(0, Int((end - clock()).rounded(.up)))
      var query = naming.arguments.map { (name: $0.name, value: $0.value) }
      query.removeAll { $0.name == "wait" }
      let found = try find(query + [("wait", .int(remaining))])
      let isVisible = reply?["visible"]?.bool ?? true
      let problems = expectations.lazy.compactMap { $0.objection(to: found) }
      guard let problem = isVisible ? problems.first : "it is there, and nothing of it shows"
      else { return }
      guard remaining > 0 else {
        objection = "'\(naming.name)': \(problem)"
        return
      }
      if !hasAwaitedText, let text = expectations.lazy.compactMap(\.awaited).first {
        hasAwaitedText = true
        try waitFor(text, within: remaining)
      } else {
        try rest(within: remaining)
      }
    }
  }

  /// Until an element of that text is on screen, wherever that is.
  private mutating func waitFor(_ text: String, within milliseconds: Int) throws(ClientError) {
    do {
      _ = try ask("element", [("text", .string(text)), ("wait", .int(milliseconds))])
    } catch {
      guard case .failure(_, let reply) = error else { throw error }
      count(reply)
    }
  }

  /// Until the app is idle, and a moment longer where it is so at once.
  private mutating func rest(within milliseconds: Int) throws(ClientError) {
    _ = try ask("idle", [("wait", .int(milliseconds))])
    driver.pause(milliseconds: min(16, milliseconds))
  }

  private mutating func find(_ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Element
  {
    let json = try ask("element", arguments)
    do {
      let found = try Element(json: json["element"] ?? json)
      element = found
      return found
    } catch {
      throw .badReply(error.description)
    }
  }
}
