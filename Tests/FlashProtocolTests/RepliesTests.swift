import FlashProtocol
import Testing

/// Every value of the wire, whole and with as little as it can have.
@Suite struct RepliesTests {
  static let element = Element(
    ref: "e12", kind: .field, type: "GtkEntry", id: "login.email", text: "E-mail",
    value: "ada@example.org", placeholder: "you@example.org", state: [.focused, .readonly],
    frame: Frame(x: 1, y: 2.5, width: 300, height: 40), window: 1, parent: 3, row: 7)

  @Test func elementsReadBackTheSame() throws {
    try expectRoundTrip(Self.element)
    try expectRoundTrip(Element(ref: "e1", kind: .switch))
    try expectRoundTrip(Element(ref: "e1", kind: .text, text: "a \"quoted\"\nline é😀"))
  }

  @Test func anElementSaysOnlyWhatItHas() {
    let element = Element(
      ref: "e1", kind: .button, frame: Frame(x: 0, y: 0, width: 10, height: 10))
    #expect(
      String(decoding: element.jsonBytes, as: UTF8.self)
        == "{\"ref\":\"e1\",\"kind\":\"button\",\"frame\":[0,0,10,10]}")
  }

  @Test(arguments: Kind.allCases)
  func everyKindReadsBackTheSame(_ kind: Kind) throws {
    try expectRoundTrip(Element(ref: "e1", kind: kind))
  }

  @Test func actsReadBackTheSame() throws {
    try expectRoundTrip(
      ActReply(
        status: .done, path: .nearest, element: Self.element, changed: true,
        changes: Changes(
          appeared: [.init(kind: .dialog, id: "share", text: "Share")],
          removed: [.init(kind: .row)],
          updated: [.init(kind: .toggle, id: "save", text: "Saved", before: "Save")], more: 2),
        screen: ScreenInfo(contentType: "ARTICLE", mode: "push", id: "river-1", title: "River"),
        value: "ada", matched: false, revealed: true, coveredBy: "toast", matches: 3,
        travel: Travel(from: 0, to: 400.5, count: nil, atEnd: true), ms: 12.345))
    try expectRoundTrip(ActReply(status: .unchanged))
    try expectRoundTrip(ActReply(status: .arrived, screen: .init(contentType: "A", mode: "tab")))
  }

  @Test(arguments: ActReply.Path.allCases)
  func everyPathReadsBackTheSame(_ path: ActReply.Path) throws {
    try expectRoundTrip(ActReply(status: .done, path: path))
  }

  @Test func anActThatChangedNothingSaysSo() {
    #expect(
      String(decoding: ActReply(status: .done, ms: 0.5).jsonBytes, as: UTF8.self)
        == "{\"status\":\"done\",\"changed\":false,\"ms\":0.5}")
  }

  @Test func idleReadsBackTheSame() throws {
    try expectRoundTrip(
      IdleReply(
        idle: false, busy: [.init(what: "scroll", name: "feed", remaining: 180)],
        ignored: [.init(what: "spinner", name: "feed.more")], waited: 250.25, timedOut: true))
    try expectRoundTrip(IdleReply(idle: true))
  }

  @Test func stepsReadBackTheSame() throws {
    try expectRoundTrip(
      StepSpec(
        "search", summary: "Search",
        arguments: [.init("query", summary: "river"), .init("in", required: false)]))
    try expectRoundTrip(StepSpec("home"))
  }

  @Test func travelsReadBackTheSame() throws {
    try expectRoundTrip(Travel(from: 2, to: 3, count: 6))
  }

  @Test func identitiesReadBackTheSame() throws {
    try expectRoundTrip(Self.pulse)
  }

  @Test func recordsOfInstancesReadBackTheSame() throws {
    try expectRoundTrip(
      InstanceRecord(app: Self.pulse, port: 7007, token: "s3cret", startTicks: 123_456))
    try expectRoundTrip(InstanceRecord(app: Self.pulse, port: 1))
  }

  @Test(arguments: [
    ("{}", "ref"), ("{\"ref\":\"e1\"}", "kind"), ("{\"ref\":1,\"kind\":\"button\"}", "ref"),
    ("{\"ref\":\"e1\",\"kind\":\"gizmo\"}", "kind"),
    ("{\"ref\":\"e1\",\"kind\":\"button\",\"frame\":[1,2]}", "frame"),
  ])
  func anElementThatBreaksThePromiseIsRefusedByName(_ text: String, _ member: String) throws {
    let json = try JSON(parsing: text.utf8)
    let error = #expect(throws: WireError.self) { try Element(json: json) }
    #expect(error?.member == member)
  }

  @Test(arguments: [
    "{\"changed\":true}", "{\"status\":\"maybe\",\"changed\":true}", "{\"status\":\"done\"}",
  ])
  func anActThatBreaksThePromiseIsRefused(_ text: String) throws {
    let json = try JSON(parsing: text.utf8)
    #expect(throws: WireError.self) { try ActReply(json: json) }
  }

  static let pulse = AppIdentity(
    name: "Pulse", bundle: "dev.flash.Pulse", version: "1.2", platform: "gtk", device: "phone",
    pid: 4242)

  private func expectRoundTrip<Value: JSONConvertible & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let read = try Value(json: JSON(parsing: value.jsonBytes))
    #expect(read == value, sourceLocation: sourceLocation)
  }
}
