import FlashProtocol
import Testing

@Suite struct JSONWriterTests {
  @Test func separatesMembersAndItems() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("a", 1)
    writer.name("b")
    writer.beginArray()
    writer.bool(true)
    writer.null()
    writer.string("c")
    writer.endArray()
    writer.member("d", 0.5)
    writer.endObject()
    #expect(text(of: writer) == "{\"a\":1,\"b\":[true,null,\"c\"],\"d\":0.5}")
  }

  @Test func leavesOutMembersThatHaveNoValue() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("a", nil as String?)
    writer.member("b", nil as Int?)
    writer.member("c", nil as Frame?)
    writer.endObject()
    #expect(text(of: writer) == "{}")
  }

  // RFC 8259, section 7: quotation mark, reverse solidus and U+0000 to U+001F are escaped.
  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("/", "/"), ("\n\r\t", "\\n\\r\\t"),
    ("\u{0}", "\\u0000"), ("\u{8}", "\\u0008"), ("\u{1F}", "\\u001f"), ("\u{7F}", "\u{7F}"),
    ("é€😀", "é€😀"), ("a\"b\\c\nd", "a\\\"b\\\\c\\nd"), ("", ""),
  ])
  func escapesWhatMustBeEscaped(_ value: String, _ written: String) {
    #expect(JSON.string(value).text == "\"\(written)\"")
  }

  @Test func escapesNamesAsWell() {
    #expect(JSON.members(["a\"b": 1]).text == "{\"a\\\"b\":1}")
  }

  @Test(arguments: [
    (0.5, "0.5"), (-1.25, "-1.25"), (3, "3"), (-0.0, "0"), (1e15, "1000000000000000"),
  ])
  func writesNumbersShort(_ value: Double, _ written: String) {
    #expect(JSON.double(value).text == written)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func writesNullForANumberThatJSONCannotSay(_ value: Double) {
    #expect(JSON.double(value).text == "null")
  }

  @Test(arguments: [
    0, 1, -1, 10, Int.max, Int.min, 1 << 53,
  ])
  func writesEveryInteger(_ value: Int) throws {
    #expect(JSON.int(value).text == String(value))
    #expect(try JSON(parsing: JSON.int(value).bytes) == .int(value))
  }

  @Test(
    arguments: [
      1e16, -9_223_372_036_854_775_808, 9_223_372_036_854_775_808, 1.7976931348623157e308,
      Double.leastNonzeroMagnitude, 0.1, 1 / 3, 1e-7, 123_456_789.125,
    ] as [Double])
  func writesEveryFiniteNumberSoThatItReadsBackTheSame(_ value: Double) throws {
    #expect(try JSON(parsing: JSON.double(value).bytes).double == value)
  }

  private func text(of writer: JSONWriter) -> String {
    String(decoding: writer.bytes, as: UTF8.self)
  }
}
