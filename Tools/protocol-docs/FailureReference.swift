import FlashProtocol

/// What goes wrong, by the code that a program reads.
enum FailureReference {
  static var markdown: String {
    var lines = ["## Failures", ""]
    lines += [
      "A failure is a status and `{\"error\": {\"code\", \"message\", \"target\", …facts}}`. The code",
      "is for programs and never changes its meaning; the message says what was got, what was",
      "wanted and what to do; facts are further members.", "",
      "| code | status | when | facts |", "|---|---|---|---|",
    ]
    lines += Failure.Code.allCases.map { code in
      let facts = facts(of: code).map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(code.rawValue)` | \(code.status) | \(meaning(of: code)) | \(facts) |"
    }
    lines += ["", "For example:", "", "```json"]
    let example = Failure.notFound("home.top.vide", nearest: ["home.top.video"])
    lines += [String(decoding: example.jsonBytes, as: UTF8.self), "```", ""]
    return lines.joined(separator: "\n")
  }

  private static func meaning(of code: Failure.Code) -> String {
    switch code {
    case .notFound: "no element, route, step or row of that name; the nearest names are told"
    case .ambiguous: "several elements answer to the name; the candidates are told"
    case .staleRef: "the element of that ref is gone; a ref is never given to another"
    case .disabled: "the app does not accept an act on it now"
    case .covered: "something else takes the touches at its place, or a modal is in front"
    case .offScreen: "off screen, and no scroll view can bring it into view"
    case .notAField: "typing into what holds no text"
    case .readOnly: "typing into a field that takes no text"
    case .axUnarmed: "the app's accessibility tree is not built yet"
    case .unsupported: "this platform or this app has no such thing"
    case .busy:
      "the UI thread did not take the request in time; it is withdrawn and never runs late"
    case .badRequest: "a field that is unknown, missing, repeated or of another form"
    case .forbidden: "refused by the rules of access, before routing"
    case .notActivated: "every way to trigger it was tried, and none got through"
    case .app: "the app's own code answered with an error"
    case .timeout: "a wait ended before what was waited for came"
    }
  }

  private static func facts(of code: Failure.Code) -> [String] {
    switch code {
    case .notFound: ["nearest", "count", "index"]
    case .ambiguous: ["count", "candidates"]
    case .covered: ["by"]
    case .notAField: ["kind"]
    case .busy: ["queue", "app", "started"]
    case .badRequest: ["field", "got", "wanted"]
    case .notActivated: ["tried"]
    case .timeout: ["waited", "visible"]
    case .staleRef, .disabled, .offScreen, .readOnly, .axUnarmed, .unsupported, .forbidden, .app:
      []
    }
  }
}
