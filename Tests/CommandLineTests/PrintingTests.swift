import FlashClient
import FlashProtocol
import Testing

@testable import FlashCommandLine

@Suite struct PrintingTests {
  private func line(
    _ verb: String, _ reply: ActReply, arguments: [JSON.Member] = [], ms: Double = 12
  ) -> String {
    ActLine(verb: verb, arguments: arguments, paint: Paint(isOn: false))
      .line(reply, roundTrip: ms)
  }

  private let video = Element(ref: "e7", kind: .tab, id: "home.top.video", text: "Video")

  @Test func aTapSaysWhatWasHitHowAndWhatCameOfIt() {
    let appeared = (0..<15).map {
      Changes.Line(kind: .text, id: $0 == 0 ? "feed.video.header" : nil)
    }
    #expect(
      line(
        "tap",
        ActReply(
          status: .done, path: .activate, element: video, changed: true,
          changes: Changes(appeared: appeared)))
        == "tap  home.top.video  \"Video\"  activate  12 ms  → appeared feed.video.header (+14)")
  }

  @Test func aTextThatCameIsTold() {
    let changes = Changes(appeared: [
      .init(kind: .group, id: "toast"),
      .init(kind: .text, id: "login.error", text: "That email and password do not match."),
    ])
    #expect(
      line("tap", ActReply(status: .done, element: video, changed: true, changes: changes))
        == "tap  home.top.video  \"Video\"  12 ms  → appeared login.error "
        + "\"That email and password do not match.\" (+1)")
  }

  @Test func anUpdateShowsBeforeAndAfter() {
    let changes = Changes(updated: [.init(kind: .text, id: "count", text: "1", before: "0")])
    #expect(
      line(
        "tap", ActReply(status: .done, element: video, changed: true, changes: changes), ms: 0.42)
        == "tap  home.top.video  \"Video\"  0.42 ms  → updated count \"0\" → \"1\"")
  }

  @Test func aTapThatChangedNothingSaysSo() {
    #expect(
      line("tap", ActReply(status: .done, path: .control, element: video, changed: false))
        == "tap  home.top.video  \"Video\"  control  12 ms  → nothing changed")
  }

  @Test func aNavigationSaysWhereTheAppLanded() {
    let screen = ScreenInfo(contentType: "SEARCH", mode: "push", title: "Search")
    let arguments: [JSON.Member] = [
      .init("name", "search"), .init("arguments", ["query": "river"]),
    ]
    #expect(
      line(
        "open", ActReply(status: .arrived, changed: true, screen: screen), arguments: arguments,
        ms: 34.4)
        == "open  search query=river  34 ms  → SEARCH \"Search\" push")
  }

  @Test func aFieldsTextIsReadBackUnlessItIsSecure() {
    let field = Element(ref: "e3", kind: .field, id: "login.email")
    #expect(
      line(
        "type",
        ActReply(status: .done, element: field, changed: true, value: "ada", matched: true))
        == "type  login.email  12 ms  → holds \"ada\"")
    let secure = Element(ref: "e4", kind: .field, id: "login.password", state: .secure)
    #expect(
      line("type", ActReply(status: .done, element: secure, changed: true, value: "hunter2"))
        == "type  login.password  12 ms  → changed")
  }

  @Test func whatIsWorthALookFollows() {
    #expect(
      line(
        "tap",
        ActReply(
          status: .done, element: video, changed: true, revealed: true, coveredBy: "toast",
          matches: 2))
        == "tap  home.top.video  \"Video\"  12 ms  → changed  scrolled into view  partly covered by toast  one of 2"
    )
    #expect(
      line(
        "swipe",
        ActReply(
          status: .done, element: video, changed: true,
          travel: Travel(from: 0, to: 380.5, atEnd: true)),
        arguments: [.init("direction", "up")])
        == "swipe  up  \"Video\"  12 ms  → changed  0 → 380.5, at the end")
  }

  @Test func aRefusalSaysItsCodeAndReason() {
    let failure = Failure.disabled("save")
    let reply = Reply(status: 409)
    #expect(
      ActLine(verb: "tap", arguments: [.init("target", "save")], paint: Paint(isOn: false))
        .line(ClientError.failure(failure, reply))
        == "tap  save  ✗ disabled  'save' is disabled: the app does not accept an act on it now")
  }

  @Test func whatWasAskedForIsEchoedAsItWouldBeTyped() {
    func echo(_ verb: String, _ arguments: [JSON.Member]) -> String {
      let line = ActLine(verb: verb, arguments: arguments, paint: Paint(isOn: false))
      return line.line(ClientError.failure(.disabled("x"), Reply(status: 409)))
        .split(separator: "  ✗")[0].description
    }
    #expect(
      echo("tap", [.init("index", 5), .init("target", "Sections"), .init("force", true)])
        == "tap  Sections --index 5 --force")
    #expect(echo("tap", [.init("id", "a"), .init("ref", "e3")]) == "tap  --id a --ref e3")
    #expect(echo("press", [.init("key", "")]) == "press  \"\"")
    #expect(echo("row", [.init("row", "two words"), .init("wait", 9)]) == "row  \"two words\"")
    #expect(
      echo("open", [.init("name", "search"), .init("arguments", ["query": "a b"])])
        == "open  search query=\"a b\"")
  }

  @Test func whatMovedNothingSaysWhereTheAppStillIs() {
    let screen = ScreenInfo(contentType: "HOME", mode: "tab", title: "Pulse")
    var reply = ActReply(status: .unchanged, changed: false, screen: screen)
    reply.already = true
    #expect(line("open", reply, arguments: []).contains("→ already there: "))
    reply.already = false
    #expect(
      line("back", reply) == "back  12 ms  → nothing moved, still HOME \"Pulse\" tab")
    #expect(
      line("deeplink", reply, arguments: [.init("url", "nonsense")])
        == "deeplink  nonsense  12 ms  → nothing moved: the app opened nothing for it, "
        + "still HOME \"Pulse\" tab")
  }

  @Test func anAmbiguousNameComesWithThoseItMayMean() {
    let save = Element(ref: "e3", kind: .button, text: "Save")
    let failure = Failure.ambiguous("Save", candidates: Array(repeating: save, count: 5))
    #expect(
      ActLine(verb: "tap", arguments: [.init("target", "Save")], paint: Paint(isOn: false))
        .line(ClientError.failure(failure, Reply(status: 409)))
        == "tap  Save  ✗ ambiguous  'Save' names 5 elements: add --index, from 0, or use a ref: "
        + "e3 \"Save\", e3 \"Save\", e3 \"Save\", e3 \"Save\", …")
  }

  @Test func coloursAreThereOnlyWhenOn() {
    #expect(Paint(isOn: false)(.red, "x") == "x")
    #expect(Paint(isOn: true)(.red, "x") == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test func thePartsOfTheTimeAddUpToTheTotal() {
    let reply = Reply(
      status: 200, timing: Timing(queue: 0.1, work: 0.25, app: 3, wait: 8), roundTrip: 11.75)
    #expect(
      TimingLine.line(reply, paint: Paint(isOn: false))
        == "  queue 0.10  work 0.25  app 3.00  wait 8.00  transport 0.40  total 11.75 ms")
  }

  @Test func numbersReadAsPeopleWriteThem() {
    #expect([0.421, 8.34, 239.6].map(Numbers.milliseconds) == ["0.42 ms", "8.3 ms", "240 ms"])
    #expect([812, 38_420, 1_250_000].map(Numbers.bytes) == ["812 B", "38.4 kB", "1.3 MB"])
    #expect([8, 190, 7_500].map(Numbers.age) == ["8 s", "3 min", "2 h 05 min"])
    #expect(Numbers.fixed(-0.04, 1) == "0.0")
    #expect(Numbers.fixed(1.05, 0) == "1")
  }

  @Test func tablesAlignOnTheirColumns() {
    var table = Table([.left, .right])
    table.add(["NAME", "PORT"])
    table.add(["demo", "7"])
    #expect(table.lines() == ["NAME  PORT", "demo     7"])
  }
}
