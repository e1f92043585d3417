import FlashProtocol
import Testing

@testable import UIXCuteCore

struct SuiteTests {
  @Test func theChanceOfOnePassInKIsEstimatedWithoutBias() {
    #expect(SuiteResult.passRate(attempts: 4, passed: 0, within: 1) == 0)
    #expect(SuiteResult.passRate(attempts: 4, passed: 4, within: 2) == 1)
    #expect(SuiteResult.passRate(attempts: 4, passed: 1, within: 1) == 0.25)
    // 1 - C(3, 2) / C(4, 2)
    #expect(abs(SuiteResult.passRate(attempts: 4, passed: 1, within: 2) - 0.5) < 1e-12)
    // 1 - C(7, 5) / C(10, 5)
    #expect(
      abs(SuiteResult.passRate(attempts: 10, passed: 3, within: 5) - (1 - 21.0 / 252)) < 1e-12)
  }

  @Test(arguments: [
    ("visible:a.b", UIXCuteCore.Expectation.visible("a.b")), ("gone:x", .gone("x")),
    ("screen:HOME", .screen("HOME")), ("text:a=b=c", .text("a", "b=c")),
    ("text:a~b=c", .text("a", contains: "b=c")), ("value:f=", .value("f", "")),
    ("state:s=checked", .state("s", "checked")),
  ])
  func expectationsAreReadFromTheirShortForm(_ text: String, _ wanted: UIXCuteCore.Expectation)
    throws
  {
    #expect(try UIXCuteCore.Expectation(parsing: text) == wanted)
  }

  @Test(arguments: ["visible", "visible:", "shown:x", "text:a", "text:=b", "state:x"])
  func whatIsNoExpectationIsRefused(_ text: String) {
    #expect(throws: LLMError.self) { try UIXCuteCore.Expectation(parsing: text) }
  }

  @Test func aClaimOnTheStateIsHeldAgainstTheFile() throws {
    let state: JSON = ["account": ["email": "a@b"], "saved": ["tech-1"], "on": []]
    #expect(try StateClaim("account.email", "a@b").fault(in: state) == nil)
    #expect(
      try StateClaim("account.email", "x").fault(in: state)
        == #"account.email is "a@b", not "x""#)
    #expect(try StateClaim("saved", ["contains": "tech-1"]).fault(in: state) == nil)
    #expect(try StateClaim("saved", ["lacks": "tech-1"]).fault(in: state) != nil)
    #expect(try StateClaim("on", ["lacks": "x"]).fault(in: state) == nil)
    #expect(try StateClaim("none", ["lacks": "x"]).fault(in: state) == "none is missing")
    #expect(try StateClaim("account", .null).fault(in: ["saved": []]) == nil)
  }

  @Test func aGoalThatNothingJudgesIsRefused() throws {
    let goal: JSON = ["id": "x", "goal": "Do", "level": "easy"]
    #expect(throws: LLMError.self) { try Suite(json: ["goals": [goal]]) }
    #expect(throws: LLMError.self) {
      try Suite(json: ["goals": [["id": "x", "goal": "Do", "level": "hrad"]]])
    }
    let impossible: JSON = ["id": "x", "goal": "Do", "level": "impossible"]
    #expect(try Suite(json: ["goals": [impossible]]).goals[0].isImpossible)
  }
}
