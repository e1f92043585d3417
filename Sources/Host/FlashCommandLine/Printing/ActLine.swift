import FlashClient
import FlashProtocol

/// What an act came to, in one line: what was hit, how, and where the app landed.
public struct ActLine {
  let verb: String
  let arguments: [JSON.Member]
  let paint: Paint

  public init(verb: String, arguments: [JSON.Member], paint: Paint) {
    self.verb = verb
    self.arguments = arguments
    self.paint = paint
  }

  public func line(_ reply: ActReply, roundTrip: Double) -> String {
    let subject = subject(reply.element)
    var parts = [paint(.bold, verb), paint(.cyan, subject)]
    if let text = reply.element?.text, text != subject { parts.append(Self.quote(text)) }
    if let path = reply.path { parts.append(paint(.dim, path.rawValue)) }
    parts.append(paint(.dim, Numbers.milliseconds(roundTrip)))
    let outcome = outcome(reply)
    parts.append((outcome.isWell ? "→ " : paint(.yellow, "→ ")) + outcome.text)
    parts += notes(reply).map { paint(.yellow, $0) }
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  public func line(_ failure: ClientError) -> String {
    var parts = [paint(.bold, verb), paint(.cyan, subject(nil))]
    if case .failure(let reason, _) = failure {
      parts.append(paint(.red, "✗ " + reason.code.rawValue))
      parts.append(reason.spoken.printable + Self.candidates(reason))
    } else {
      parts.append(paint(.red, "✗") + " " + failure.description.printable)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Which elements a name may mean, as far as a line has room for them.
  private static func candidates(_ failure: Failure) -> String {
    guard failure.code == .ambiguous,
      let all = failure.facts.first(where: { $0.name == "candidates" })?.value.array, !all.isEmpty
    else { return "" }
    let names = all.prefix(4).map { candidate in
      ([candidate["ref"]?.string, candidate["text"]?.string.map(quote)] as [String?])
        .compactMap(\.self).joined(separator: " ")
    }
    return ": " + names.joined(separator: ", ") + (all.count > 4 ? ", …" : "")
  }

  /// The element by its shortest sure name, else what the caller named.
  private func subject(_ element: Element?) -> String {
    if let element, verbNamesElement { return (element.id ?? element.ref).brief.printable }
    return echo
  }

  /// What the caller typed: words by their place, then what else says which thing is meant. What
  /// was to be typed into a field may be a secret, and is not said.
  private var echo: String {
    let command = Command.all.first { ($0.word ?? $0.name) == verb }
    let places = (command?.places ?? ["target"]).filter { $0 != "value" }
    let telling =
      Parameter.naming.map(\.name) + ["force", "list", "section", "arguments", "tap", "all"]
    var words = places.compactMap { place in arguments.first { $0.name == place } }
      .map { Self.word($0.value) }
    for argument in arguments where telling.contains(argument.name) {
      if places.contains(argument.name) { continue }
      switch argument.value {
      case .bool(let isOn): words += isOn ? ["--\(argument.name)"] : []
      case .object: words.append(Self.word(argument.value))
      default: words.append("--\(argument.name) \(Self.word(argument.value))")
      }
    }
    return words.joined(separator: " ")
  }

  private var verbNamesElement: Bool {
    !["swipe", "page", "row", "press", "tab", "open"].contains(verb)
  }

  private static func word(_ value: JSON) -> String {
    if case .object(let members) = value {
      return members.map { "\($0.name.printable)=\(word($0.value))" }.joined(separator: " ")
    }
    let text = value.string ?? value.text
    return text.isEmpty || text.contains { $0 == " " || $0 == "\"" }
      ? quote(text) : text.brief.printable
  }

  private func outcome(_ reply: ActReply) -> (text: String, isWell: Bool) {
    switch reply.status {
    case .arrived:
      (paint(.green, reply.screen.map(Self.screen) ?? "arrived"), true)
    case .presented:
      (
        paint(.green, "presented ")
          + (changes(reply.changes) ?? reply.screen.map(Self.screen) ?? ""), true
      )
    case .unchanged where reply.already:
      (paint(.green, "already there") + (reply.screen.map { ": " + Self.screen($0) } ?? ""), true)
    case .unchanged:
      (paint(.yellow, "nothing moved") + Self.stay(reply.screen, verb), false)
    case .done:
      if let value = reply.value, reply.element?.state.contains(.secure) != true {
        ("holds " + Self.quote(value), true)
      } else if let changes = changes(reply.changes) {
        (changes, true)
      } else {
        reply.changed
          ? (paint(.green, "changed"), true) : (paint(.yellow, "nothing changed"), false)
      }
    }
  }

  /// Where the app still is, and what may be the matter.
  private static func stay(_ screen: ScreenInfo?, _ verb: String) -> String {
    let reason = ["deeplink", "notify"].contains(verb) ? ": the app opened nothing for it" : ""
    return reason + (screen.map { ", still \(Self.screen($0))" } ?? "")
  }

  private func notes(_ reply: ActReply) -> [String] {
    var notes: [String] = []
    if reply.matched == false { notes.append("≠ what was typed") }
    if let travel = reply.travel {
      let count = travel.count.map { " of \($0)" } ?? ""
      notes.append(
        "\(Numbers.plain(travel.from)) → \(Numbers.plain(travel.to))\(count)"
          + (travel.atEnd ? ", at the end" : ""))
    }
    if reply.revealed, reply.travel == nil { notes.append("scrolled into view") }
    if let cover = reply.coveredBy { notes.append("partly covered by \(cover.brief.printable)") }
    if let matches = reply.matches, matches > 1 { notes.append("one of \(matches)") }
    return notes
  }

  static func screen(_ screen: ScreenInfo) -> String {
    ([screen.contentType.printable, screen.title.map(quote), screen.mode.printable] as [String?])
      .compactMap(\.self).joined(separator: " ")
  }

  static func quote(_ text: String) -> String {
    let line = text.printable
    return "\"" + (line.count > 48 ? line.prefix(47) + "…" : line) + "\""
  }
}
