import Testing

@testable import FlashFlow

/// A line that does not parse says where, what, and the likely fix.
@Suite struct BadFlowTests {
  struct Bad: Sendable {
    var line: String
    var message: String

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }
  }

  static let bad: [Bad] = [
    Bad(
      "tpa home.top",
      """
      f.flow:1:1: no step 'tpa'
       1 | tpa home.top
         | ^^^
         = did you mean 'tap'?
      """),
    Bad(
      "sleep 1",
      """
      f.flow:1:1: no step 'sleep'
       1 | sleep 1
         | ^^^^^
         = flows wait on state, not on a timer: use 'wait' or 'assert ID'
      """),
    Bad(
      "tap",
      """
      f.flow:1:1: 'tap' needs TARGET: ref (`e12`), identifier or exact text, tried in that order
       1 | tap
         | ^^^
         = such as: tap home.top.video
      """),
    Bad(
      "tap Sign in",
      """
      f.flow:1:10: 'in' is one word too many: 'tap' takes TARGET
       1 | tap Sign in
         |          ^^
         = put a text that has spaces in quotes
      """),
    Bad(
      "tap a --indx 1",
      """
      f.flow:1:7: 'tap' has no option --indx
       1 | tap a --indx 1
         |       ^^^^^^
         = did you mean --index?
      """),
    Bad(
      "swipe north",
      """
      f.flow:1:7: direction is 'north': it must be one of up, down, left, right
       1 | swipe north
         |       ^^^^^
      """),
    Bad(
      "type login.email",
      """
      f.flow:1:1: 'type' needs VALUE: the text; line breaks are kept by multi-line fields; a slider takes a number
       1 | type login.email
         | ^^^^
         = such as: type login.email ada@example.org
      """),
    Bad(
      "open search river",
      """
      f.flow:1:13: 'river' is not NAME=VALUE
       1 | open search river
         |             ^^^^^
         = such as: open search query=river
      """),
    Bad(
      "assert a \"Log in\"",
      """
      f.flow:1:10: 'Log in' does not say what to compare
       1 | assert a "Log in"
         |          ^^^^^^^^
         = such as: assert a text "Log in"
      """),
    Bad(
      "assert a txt b",
      """
      f.flow:1:10: 'txt' does not say what to compare
       1 | assert a txt b
         |          ^^^
         = did you mean 'text'?
      """),
    Bad(
      "assert a text Log in",
      """
      f.flow:1:19: 'in' is one word too many
       1 | assert a text Log in
         |                   ^^
         = put a text that has spaces in quotes
      """),
    Bad(
      "assert a text",
      """
      f.flow:1:10: 'text' needs what to compare with
       1 | assert a text
         |          ^^^^
         = such as: assert a text "Hello"
      """),
    Bad(
      "assert",
      """
      f.flow:1:1: 'assert' needs the element's identifier
       1 | assert
         | ^^^^^^
         = such as: assert profile.login
      """),
    Bad(
      "wait 2s",
      """
      f.flow:1:6: '2s' is not a time
       1 | wait 2s
         |      ^^
         = give whole milliseconds up to 600000, such as: wait 2000
      """),
    Bad(
      "measure a hieght = 3",
      """
      f.flow:1:11: 'hieght' cannot be measured: x, y, width and height can
       1 | measure a hieght = 3
         |           ^^^^^^
         = did you mean 'height'?
      """),
    Bad(
      "measure a y 48",
      """
      f.flow:1:13: measure needs '=' between the property and the number
       1 | measure a y 48
         |             ^^
         = such as: measure home.header y = 48 ± 2
      """),
    Bad(
      "measure a y = tall",
      """
      f.flow:1:15: 'tall' is not a number of points
       1 | measure a y = tall
         |               ^^^^
         = such as: measure home.header y = 48 ± 2
      """),
    Bad(
      "measure a y = 48 ± -2",
      """
      f.flow:1:20: the tolerance in '48±-2' is not a number from 0
       1 | measure a y = 48 ± -2
         |                    ^^
         = such as: measure home.header y = 48 ± 2
      """),
    Bad(
      "type a \"open",
      """
      f.flow:1:8: a quote is not closed
       1 | type a "open
         |        ^^^^^
         = end it with ", and write \\" for a quote within
      """),
    Bad(
      "type a \"b\\q\"",
      """
      f.flow:1:10: '\\q' means nothing in quotes
       1 | type a "b\\q"
         |          ^^
         = write \\\\ for a backslash, \\" for a quote, \\n for a line break
      """),
  ]

  @Test(arguments: bad)
  func aBadLineIsMarkedWithItsFix(_ bad: Bad) throws {
    let errors = try #require(throws: FlowErrors.self) {
      try FlowParser(file: "f.flow").parse(bad.line)
    }
    #expect(errors.description == bad.message)
  }

  @Test func everyBadLineIsTold() throws {
    let errors = try #require(throws: FlowErrors.self) {
      try FlowParser(file: "f.flow").parse("tap a\nnope\ntap b\nwat\n")
    }
    #expect(errors.errors.map(\.line) == [2, 4])
  }

  /// L05: a run of nothing must not end green.
  @Test(arguments: ["", "\n\n", "# only a comment\n"])
  func anEmptyFlowIsAnError(_ text: String) throws {
    let errors = try #require(throws: FlowErrors.self) {
      try FlowParser(file: "f.flow").parse(text)
    }
    #expect(
      errors.errors.map(\.message) == ["the flow has no step, so a run of it would prove nothing"])
  }

  @Test func aVariableThatIsNotSetIsFoundBeforeTheFirstStep() throws {
    let flow = try FlowParser(file: "f.flow").parse("tap a\ntype b \"${PASSWORD}\"")
    let errors = try #require(throws: FlowErrors.self) { try flow.check { _ in false } }
    #expect(
      errors.description
        == """
        f.flow:2:9: the environment has no variable PASSWORD
         2 | type b "${PASSWORD}"
           |         ^^^^^^^^^^^
           = set it, or write $${PASSWORD} for that text itself
        """)
  }
}
