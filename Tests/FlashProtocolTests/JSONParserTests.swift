import FlashProtocol
import Testing

/// RFC 8259; sections in the names of the tests' comments.
@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    #expect(try parse("null") == .null)
    #expect(try parse("true") == .bool(true))
    #expect(try parse("false") == .bool(false))
    #expect(try parse("\"a\"") == .string("a"))
    #expect(try parse("[]") == .array([]))
    #expect(try parse("{}") == .object([]))
    #expect(try parse("[1,[2],{\"a\":3}]") == [1, [2], .members(["a": 3])])
  }

  @Test func allowsTheFourBlanksAroundEveryToken() throws {
    #expect(
      try parse(" \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : null }\n")
        == .members([
          "a": [1, 2], "b": JSON.null,
        ]))
  }

  @Test func keepsTheOrderOfMembers() throws {
    let names = try parse("{\"z\":1,\"a\":2,\"m\":3}").object?.map(\.name)
    #expect(names == ["z", "a", "m"])
  }

  @Test func findsTheFirstOfTwoMembersOfOneName() throws {
    #expect(try parse("{\"a\":1,\"a\":2}")["a"] == 1)
  }

  // Section 6.
  @Test(arguments: [
    ("0", JSON.int(0)), ("-0", .int(0)), ("7", .int(7)), ("-12", .int(-12)),
    ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)),
    ("1.5", .double(1.5)), ("-0.25", .double(-0.25)), ("1e3", .double(1000)),
    ("1E+3", .double(1000)), ("25e-1", .double(2.5)), ("0.1", .double(0.1)),
    ("1e-400", .double(0)),
  ])
  func readsNumbers(_ text: String, _ value: JSON) throws {
    #expect(try parse(text) == value)
  }

  @Test(arguments: [
    ("01", 0, "a number may not start with a zero"),
    ("-01", 1, "a number may not start with a zero"),
    ("1.", 2, "a digit is missing"), (".5", 0, "a value cannot start with this character"),
    ("-", 1, "a digit is missing"), ("1e", 2, "a digit is missing"),
    ("1e+", 3, "a digit is missing"), ("1e999", 0, "a number too large"),
    ("+1", 0, "a value cannot start with this character"),
    ("NaN", 0, "a value cannot start with this character"),
    ("Infinity", 0, "a value cannot start with this character"),
    ("0x10", 1, "text after the value"),
  ])
  func refusesWhatIsNoNumber(_ text: String, _ offset: Int, _ reason: String) {
    expectFault(text, offset, reason)
  }

  // Section 7.
  @Test(arguments: [
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{c}\n\r\t"),
    ("\"\\u0041\\u00e9\\u20AC\"", "Aé€"), ("\"\\ud83d\\ude00\"", "😀"),
    ("\"\\uD834\\uDD1E\"", "\u{1D11E}"), ("\"é😀\"", "é😀"), ("\"\\u0000\"", "\u{0}"),
    ("\"\\uFFFF\"", "\u{FFFF}"), ("\"\u{7F}\"", "\u{7F}"), ("\"\"", ""),
  ])
  func readsStrings(_ text: String, _ value: String) throws {
    #expect(try parse(text) == .string(value))
  }

  @Test func joinsAnEscapedCombiningMarkToTheLetterBefore() throws {
    #expect(try parse("\"e\\u0301\"").string == "é")
  }

  @Test(arguments: [
    ("\"\\ud83d\"", 7, "half of a surrogate pair"),
    ("\"\\ud83dx\"", 7, "half of a surrogate pair"),
    ("\"\\ude00\\ud83d\"", 7, "half of a surrogate pair"),
    ("\"\\ud83d\\u0041\"", 13, "half of a surrogate pair"),
    ("\"\\ud83d\\ud83d\"", 13, "half of a surrogate pair"),
    ("\"\\u12g4\"", 5, "\\u needs four hexadecimal digits"),
    ("\"\\u12\"", 5, "\\u needs four hexadecimal digits"),
    ("\"\\x\"", 3, "no such escape"),
    ("\"\\", 2, "a string does not end"), ("\"abc", 4, "a string does not end"),
    ("\"a\nb\"", 2, "a control character must be escaped in a string"),
    ("\"\u{0}\"", 1, "a control character must be escaped in a string"),
    ("'a'", 0, "a value cannot start with this character"),
  ])
  func refusesWhatIsNoString(_ text: String, _ offset: Int, _ reason: String) {
    expectFault(text, offset, reason)
  }

  // Section 8.1: UTF-8, and no byte-order mark.
  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func refusesBytesThatAreNotUTF8(_ bytes: [UInt8]) {
    let text = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
    #expect(throws: JSONError.self) { try JSON(parsing: text) }
  }

  @Test func refusesAByteOrderMark() {
    expectFault("\u{FEFF}{}", 0, "a value cannot start with this character")
  }

  // Sections 4 and 5.
  @Test(arguments: [
    ("", 0, "the text ends where a value should be"),
    ("  ", 2, "the text ends where a value should be"),
    ("[1,]", 3, "a value cannot start with this character"),
    ("[1 2]", 3, "a comma or ] must follow an item"),
    ("[1", 2, "a comma or ] must follow an item"),
    ("{\"a\":1,}", 7, "a member's name must be a string"),
    ("{a:1}", 1, "a member's name must be a string"),
    ("{\"a\" 1}", 5, "a colon must follow a member's name"),
    ("{\"a\":1 \"b\":2}", 7, "a comma or } must follow a member"),
    ("{\"a\":}", 5, "a value cannot start with this character"),
    ("{", 1, "a member's name must be a string"),
    ("{} {}", 3, "text after the value"), ("nul", 3, "did you mean null?"),
    ("tru3", 3, "did you mean true?"), ("// no", 0, "a value cannot start with this character"),
  ])
  func saysWhereAndWhyItIsNotJSON(_ text: String, _ offset: Int, _ reason: String) {
    expectFault(text, offset, reason)
  }

  // Section 9: an implementation may set a limit on the depth.
  @Test func nestsAsDeepAsItIsAllowedAndNoDeeper() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    _ = try JSON(parsing: nested(5), maxDepth: 4)
    let fault = #expect(throws: JSONError.self) { try JSON(parsing: nested(6), maxDepth: 4) }
    #expect(fault?.description == "not JSON at byte 5: nested deeper than 4 levels")
    #expect(throws: JSONError.self) { try JSON(parsing: nested(1_000_000)) }
  }

  private func expectFault(
    _ text: String, _ offset: Int, _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
      try parse(text)
    }
    #expect(
      fault?.description == "not JSON at byte \(offset): \(reason)", sourceLocation: sourceLocation)
  }
}
