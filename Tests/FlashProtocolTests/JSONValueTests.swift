import FlashProtocol
import Testing

@Suite struct JSONValueTests {
  @Test func givesAWholeNumberInEitherForm() {
    #expect(JSON.int(3).int == 3)
    #expect(JSON.double(3).int == 3)
    #expect(JSON.int(3).double == 3)
    #expect(JSON.double(2.5).int == nil)
    #expect(JSON.double(1e300).int == nil)
    #expect(JSON.double(.nan).int == nil)
    #expect(JSON.string("3").int == nil)
  }

  @Test func hasNoMembersUnlessItIsAnObject() {
    #expect(JSON.array([1])["a"] == nil)
    #expect(JSON.members(["a": 1])["b"] == nil)
  }

  @Test func makesObjectsOfThePairsThatArePresent() {
    #expect(JSON.members(["a": 1, "b": nil, "c": "x"]).text == "{\"a\":1,\"c\":\"x\"}")
  }

  @Test(arguments: [
    (JSON.null, "null"), (true, "a boolean"), (1, "a number"), (1.5, "a number"),
    ("x", "a string"), (.array([1]), "an array"), (.object([]), "an object"),
  ])
  func saysWhatKindItIs(_ value: JSON, _ name: String) {
    #expect(value.typeName == name)
  }

  @Test func namesTheMemberThatIsMissingOrOfAnotherType() {
    #expect(throws: WireError(member: "port", wanted: "number")) {
      try JSON.members(["port": "80"]).require("port", "number", \.int)
    }
    #expect(
      "\(WireError(member: "port", wanted: "number"))" == "the app's reply has no number 'port'")
  }

  @Test func writesTenthsAsSwiftDoes() {
    for tenths in -2005...2005 {
      let value = Double(tenths) / 10
      let wanted = tenths % 10 == 0 ? "\(tenths / 10)" : "\(value)"
      #expect(JSON.double(value).text == wanted)
    }
    for value in [0.30000000000000004, -0.05, 1e-7, 123_456_789.5, 1e300, -1099511627775.3] {
      #expect(Double(JSON.double(value).text) == value)
    }
  }
}
