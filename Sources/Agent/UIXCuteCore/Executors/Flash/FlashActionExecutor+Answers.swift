import FlashClient
import FlashProtocol

extension FlashActionExecutor {
  static func name(_ target: ElementTarget) throws -> Target {
    if let handle = target.handle { return Target(.ref(handle)) }
    if let identifier = target.identifier { return Target(.any(identifier), index: target.index) }
    if let label = target.label { return Target(.any(label), index: target.index) }
    throw ActionError.refused(reason: "no element was named")
  }

  static func outcome(_ reply: ActReply) -> ActionOutcome {
    var outcome = ActionOutcome(
      changed: reply.changed || reply.status == .arrived || reply.status == .presented,
      changes: lines(reply.changes), element: reply.element.map(ScreenReading.element),
      screen: reply.screen?.contentType, value: reply.value, matched: reply.matched,
      appeared: reply.changes.appeared.compactMap(\.id))
    if let cover = reply.coveredBy { outcome.notes.append("partly covered by \(cover)") }
    if let screen = reply.screen, reply.status != .unchanged {
      outcome.notes.append("the screen is \(screen.contentType)")
    }
    return outcome
  }

  /// `+ toast "Saved"`, `- login.error`, `~ article.save "Saved"`
  private static func lines(_ changes: Changes) -> [String] {
    func line(_ sign: String, _ line: Changes.Line) -> String {
      let text = line.text.map { $0.count > 40 ? String($0.prefix(39)) + "…" : $0 }
      return ([sign, line.id ?? line.kind.rawValue] + (text.map { ["'\($0)'"] } ?? []))
        .joined(separator: " ")
    }
    // Boxes that hold the rest say nothing to a reader.
    func isTelling(_ line: Changes.Line) -> Bool {
      line.text?.isEmpty == false || line.kind.isControl
        || [.dialog, .popover, .spinner].contains(line.kind)
    }
    return changes.appeared.filter(isTelling).map { line("+", $0) }
      + changes.updated.filter(isTelling).map { line("~", $0) }
      + changes.removed.filter(isTelling).map { line("-", $0) }
      + (changes.more > 0 ? ["\(changes.more) more"] : [])
  }

  static func error(_ error: ClientError) -> ActionError {
    switch error {
    case .failure(let failure, _):
      switch failure.code {
      case .notFound,
        .timeout where failure["nearest"] != nil:
        .notFound(
          name: failure.target ?? "?",
          nearest: failure["nearest"]?.array?.compactMap(\.string) ?? [])
      case .ambiguous:
        .ambiguous(
          name: failure.target ?? "?",
          candidates: (failure["candidates"]?.array ?? []).map { candidate in
            [candidate["ref"]?.string, candidate["id"]?.string, candidate["text"]?.string]
              .compactMap(\.self).joined(separator: " ")
          })
      default: .refused(reason: failure.message)
      }
    case .silent(_, let milliseconds): .timedOut(seconds: Double(milliseconds) / 1_000)
    case .unreachable, .lost, .foreign, .mismatch, .forbidden: .appGone(reason: error.description)
    case .badReply, .unknownCommand: .refused(reason: error.description)
    }
  }
}
