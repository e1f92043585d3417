import FlashClient
import FlashProtocol

extension Examination {
  /// All that a person with a Mac would otherwise try by hand, on Pulse.
  static let all: [Examination] = reading + acting + moving

  private static let reading: [Examination] = [
    Examination("answers") { patient in
      let health = try patient.client.health()
      return "\(health.app.name) \(health.app.version) on \(health.app.platform), "
        + "\(health.app.device), pid \(health.app.pid)"
    },
    Examination("reads the screen") { patient in
      try patient.open("home")
      let elements = try patient.client.actionables()
      let named = elements.count { $0.id != nil }
      try patient.expect(named >= 8, "\(elements.count) elements, \(named) with an identifier")
      return "\(elements.count) elements, \(named) with an identifier"
    },
    Examination("arms accessibility") { patient in
      // It happens on the first reading, which may fail by what this is to tell.
      _ = try? patient.client.actionables()
      let ways = try patient.client.health().accessibility
      guard !ways.isEmpty else { return "nothing is needed for that here" }
      try patient.expect(
        ways.contains { $0.hasSuffix("called") }, ways.joined(separator: "; "))
      return ways.joined(separator: "; ")
    },
    Examination("keeps refs") { patient in
      let before = Dictionary(
        try patient.client.actionables().compactMap { one in one.id.map { ($0, one.ref) } },
        uniquingKeysWith: { a, _ in a })
      let after = try patient.client.actionables()
      let lost = after.count { one in one.id.flatMap { before[$0] }.map { $0 != one.ref } ?? false }
      try patient.expect(lost == 0, "\(lost) of \(after.count) refs changed between two reads")
      return "\(after.count == 1 ? "1 ref" : "\(after.count) refs"), the same in two reads"
    },
    Examination("is idle in the end") { patient in
      let reply = try patient.client.idle(wait: 5000)
      try patient.expect(
        reply.idle, "busy: " + reply.busy.map { "\($0.what) of \($0.name)" }.joined(separator: ", ")
      )
      return "ignored: "
        + (reply.ignored.isEmpty ? "nothing" : reply.ignored.map(\.name).joined(separator: ", "))
    },
    Examination("takes pictures") { patient in
      let window = try patient.client.screenshot()
      let part = try patient.client.screenshot(of: Target(.id("home.search")))
      try patient.expect(window.body.count > 2000, "the window's has \(window.body.count) bytes")
      return "window \(window.body.count) bytes, element \(part.body.count) bytes"
    },
  ]

  private static let acting: [Examination] = [
    Examination("taps a button") { patient in
      try patient.open("home")
      let reply = try patient.tap("home.search")
      try patient.expect(reply.changed, "by \(reply.path?.rawValue ?? "?"), and nothing changed")
      return "by \(reply.path?.rawValue ?? "?")"
    },
    Examination("taps a card and a row") { patient in
      try patient.open("sections")
      let card = try patient.tap("sections.tech")
      try patient.expect(
        card.changed, "the card by \(card.path?.rawValue ?? "?"), and nothing changed")
      try patient.open("settings")
      let row = try patient.tap("settings.fontsize")
      try patient.expect(
        row.changed, "the row by \(row.path?.rawValue ?? "?"), and nothing changed")
      return "card by \(card.path?.rawValue ?? "?"), row by \(row.path?.rawValue ?? "?")"
    },
    Examination("flips a switch") { patient in
      try patient.open("notifications")
      let before = try patient.element("notifications.results").state.contains(.checked)
      let reply = try patient.tap("notifications.results")
      let after = try patient.element("notifications.results").state.contains(.checked)
      try patient.expect(
        before != after, "by \(reply.path?.rawValue ?? "?"), and it stayed as it was")
      return "by \(reply.path?.rawValue ?? "?")"
    },
    Examination("types into two fields of a form") { patient in
      try patient.open("login")
      let email = try patient.client.type(
        "ada@example.org", into: Target(.id("login.email")), replace: true)
      try patient.expect(email.matched == true, "email reads '\(email.value ?? "")'")
      let secret = try patient.client.type(
        "correct horse", into: Target(.id("login.password")), replace: true)
      try patient.expect(secret.matched == true, "the password does not hold what was typed")
      try patient.expect(secret.value == nil, "the password was echoed")
      let still = try patient.element("login.email").value
      try patient.expect(still == "ada@example.org", "email reads '\(still ?? "")' afterwards")
      return "both, and each kept its own"
    },
    Examination("shows and closes a sheet") { patient in
      try patient.open("article", [("id", "tech-1")])
      let opened = patient.note(try patient.client.tap(Target(.id("article.share"))))
      let names = try patient.client.actionables().compactMap(\.id)
      try patient.expect(
        !names.contains("article.share"), "what is behind the sheet is listed: \(names)")
      try patient.expect(try patient.client.dismiss().changed, "dismiss closed nothing")
      return "by \(opened.path?.rawValue ?? "?")"
    },
    Examination("answers an alert") { patient in
      try patient.open("cleardownloads")
      let reply = patient.note(try patient.client.tap(Target(.text("Cancel"))))
      try patient.expect(reply.changed, "Cancel was triggered, and the alert stayed")
      return "by \(reply.path?.rawValue ?? "?")"
    },
  ]

  private static let moving: [Examination] = [
    Examination("switches tabs") { patient in
      try patient.open("home")
      let reply = patient.note(try patient.client.tab("Sections"))
      try patient.expect(reply.changed, "by \(reply.path?.rawValue ?? "?"), and nothing changed")
      return "by \(reply.path?.rawValue ?? "?")"
    },
    Examination("turns pages") { patient in
      try patient.open("home", [("tab", "top")])
      let reply = try patient.client.page(to: "next", of: Target(.id("home.pager")))
      try patient.expect(reply.travel?.to == 1, "it ended on page \(reply.travel?.to ?? -1)")
      return "1 of \(reply.travel?.count ?? 0)"
    },
    Examination("swipes") { patient in
      try patient.open("home", [("tab", "top")])
      let reply = try patient.client.swipe("up", distance: 200)
      let moved = reply.travel.map { $0.to - $0.from } ?? 0
      try patient.expect(moved > 0, "nothing scrolled")
      return "\(Int(moved)) points"
    },
    Examination("reads rows, built or not") { patient in
      try patient.open("home", [("tab", "top")])
      let rows = try patient.client.rows(all: false)
      let count = rows["count"]?.int ?? 0
      let named = rows["rows"]?.array?.count { $0["text"]?.string != nil } ?? 0
      try patient.expect(count > 0 && named > 0, "\(count) rows, \(named) with a text")
      return "\(count) rows, \(named) with a text"
    },
    Examination("brings a row") { patient in
      let reply = try patient.client.row("7")
      try patient.expect(reply.travel?.to == 7, "it ended at \(reply.travel?.to ?? -1)")
      return reply.element?.text ?? "without a text"
    },
    Examination("opens steps, goes back") { patient in
      let opened = try patient.open("article", [("id", "tech-2")])
      try patient.expect(opened.status == .arrived, "it \(opened.status.rawValue)")
      let back = try patient.client.back()
      try patient.expect(back.status == .arrived, "back \(back.status.rawValue)")
      return "article in \(Int(opened.ms)) ms, back in \(Int(back.ms)) ms"
    },
    Examination("opens links") { patient in
      let reply = try patient.client.deeplink("pulse://search?q=river")
      try patient.expect(reply.screen?.contentType == "SEARCH", "it \(reply.status.rawValue)")
      return "search for river in \(Int(reply.ms)) ms"
    },
  ]
}
