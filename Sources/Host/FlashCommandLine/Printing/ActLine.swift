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
      parts.append(reason.message)
    } else {
      parts.append(paint(.red, "✗") + " " + failure.description)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The element by its shortest sure name, else what the caller named.
  private func subject(_ element: Element?) -> String {
    if let element, let name = element.id ?? Optional(element.ref), verbNamesElement { return name }
    let given = arguments.filter { !["wait", "settle", "deadline", "timeout"].contains($0.name) }
    return given.map { Self.word($0.name, $0.value) }.joined(separator: " ")
  }

  private var verbNamesElement: Bool {
    !["swipe", "page", "row", "press", "tab", "open"].contains(verb)
  }

  private static func word(_ name: String, _ value: JSON) -> String {
    switch value {
    case .object(let members):
      members.map { "\($0.name)=\($0.value.string ?? $0.value.text)" }.joined(separator: " ")
    case .bool: "--\(name)"
    default: value.string ?? value.text
    }
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
    case .unchanged:
      (paint(.yellow, "nothing moved"), false)
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
    if let cover = reply.coveredBy { notes.append("partly covered by \(cover)") }
    if let matches = reply.matches, matches > 1 { notes.append("one of \(matches)") }
    return notes
  }

  static func screen(_ screen: ScreenInfo) -> String {
    ([screen.contentType, screen.title.map(quote), screen.mode] as [String?])
      .compactMap(\.self).joined(separator: " ")
  }

  static func quote(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"" + (line.count > 48 ? line.prefix(47) + "…" : line) + "\""
  }
}
