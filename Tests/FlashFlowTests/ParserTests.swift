import FlashProtocol
import Testing

@testable import FlashFlow

@Suite struct ParserTests {
  private func parse(_ text: String) throws -> Flow {
    try FlowParser(file: "flows/home.flow").parse(text)
  }

  /// The arguments of the only step, as JSON.
  private func arguments(_ line: String) throws -> String {
    guard case .call(_, let members) = try #require(try parse(line).steps.first).action else {
      return "no call"
    }
    return JSON.object(members).text
  }

  @Test func theFirstDocumentsFlowIsTenSteps() throws {
    let flow = try parse(
      """
      tab Profile
      assert profile.login
      tab Sections
      tab Home
      tap home.top.video
      tap home.top.sports
      tap home.top.tech
      assert feed.tech.header
      tab Profile
      tab Home
      """)
    #expect(flow.name == "home")
    #expect(flow.steps.count == 10)
    #expect(
      flow.steps.map(\.verb) == [
        "tab", "assert", "tab", "tab", "tap", "tap", "tap", "assert", "tab", "tab",
      ])
    #expect(flow.steps.map(\.line) == Array(1...10))
  }

  @Test func commentsAndEmptyLinesAreNoSteps() throws {
    let flow = try parse("# a flow\r\n\r\n  tap a#1   # the first\n\t# more\ntap b")
    #expect(flow.steps.map(\.source) == ["tap a#1", "tap b"])
    #expect(flow.steps.map(\.line) == [3, 5])
  }

  static let calls: [(String, String)] = [
    ("tap \"Sign in\"", #"{"target":"Sign in"}"#),
    ("tap 'a \"b\"'", #"{"target":"a \"b\""}"#),
    ("tap Don't", #"{"target":"Don't"}"#),
    ("tap save --index 1 --wait 2000", #"{"index":1,"wait":2000,"target":"save"}"#),
    ("longpress card", #"{"target":"card"}"#),
    ("doubletap picture", #"{"target":"picture"}"#),
    ("open search query=\"river bank\"", #"{"name":"search","arguments":{"query":"river bank"}}"#),
    ("page next", #"{"to":"next"}"#),
    ("row 40 --list feed", #"{"list":"feed","row":"40"}"#),
    ("row \"Quiet engines\" --tap", #"{"tap":true,"row":"Quiet engines"}"#),
    ("back", "{}"),
    ("dismiss", "{}"),
    ("type field \"two\\nlines\"", #"{"target":"field","value":"two\nlines"}"#),
    ("clear field", #"{"target":"field"}"#),
    ("swipe up 300", #"{"direction":"up","distance":300}"#),
    ("press Ctrl+F", #"{"key":"Ctrl+F"}"#),
    ("deeplink pulse://article/river-1", #"{"url":"pulse://article/river-1"}"#),
    ("notify pulse://home", #"{"url":"pulse://home"}"#),
    ("animations on", #"{"on":true}"#),
  ]

  @Test(arguments: calls)
  func aLineIsACommandWithItsArguments(_ line: String, _ json: String) throws {
    #expect(try arguments(line) == json)
  }

  private func action(_ line: String) throws -> Step.Action {
    try #require(try parse(line).steps.first).action
  }

  private func naming(_ id: String) -> Naming {
    Naming(arguments: [.init("target", .string(id))])
  }

  @Test func checksAreReadWithWhatTheyExpect() throws {
    #expect(try action("assert a") == .assert(naming("a"), []))
    #expect(try action("assert a text \"Log in\"") == .assert(naming("a"), [.text("Log in")]))
    #expect(
      try action("assert a contains in enabled selected")
        == .assert(
          naming("a"), [.contains("in"), .state(.disabled, false), .state(.selected, true)]))
    #expect(
      try action("assert a --index 1 text b")
        == .assert(
          Naming(arguments: [.init("index", 1), .init("target", "a")]), [.text("b")]))
    #expect(try action("gone a") == .gone(naming("a")))
    #expect(try action("wait") == .wait(milliseconds: nil))
    #expect(try action("wait 2000") == .wait(milliseconds: 2_000))
    #expect(try action("proof") == .proof(name: nil))
    #expect(try action("proof \"the end\"") == .proof(name: "the end"))
  }

  @Test(arguments: [
    "measure a y = 48 ± 2", "measure a y = 48±2", "measure a y = 48 +- 2", "measure a y = 48 +/- 2",
    "measure a y = 48pt ± 2pt", "measure a y = 48.0 ±2.0",
  ])
  func aMeasurementHasItsToleranceHoweverItIsTyped(_ line: String) throws {
    #expect(
      try action(line) == .measure(Measurement(naming("a"), .y, wanted: 48, tolerance: 2)))
  }

  @Test func aMeasurementWithoutToleranceIsExact() throws {
    #expect(
      try action("measure a width = -1.5")
        == .measure(Measurement(naming("a"), .width, wanted: -1.5, tolerance: 0)))
  }
}
