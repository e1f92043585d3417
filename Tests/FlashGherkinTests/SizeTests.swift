import FlashGherkin
import Testing

@Suite("Large features") struct SizeTests {
  @Test("10,000 scenarios, and an outline of 10,000 rows")
  func scenarios() throws {
    var text = "Feature: f\n"
    for number in 0..<10_000 {
      text += "  @t\(number)\n  Scenario: s\(number)\n    Given x\n    Then y\n"
    }
    text += "  Scenario Outline: o\n    Given <a>\n    Examples:\n      | a |\n"
    for number in 0..<10_000 { text += "      | \(number) |\n" }
    let pickles = PickleCompiler.compile(try GherkinParser().parse(text), uri: "f")
    #expect(pickles.count == 20_000)
    #expect(pickles.last?.steps.first?.text == "9999")
  }
}
