import FlashClient
import FlashProtocol
import Testing

@testable import FlashFlow

@Suite struct CheckTests {
  @Test func anElementThatIsThereIsEnough() throws {
    let driver = FakeDriver()
    let report = try play("assert a", on: driver, RunSettings(timeout: 300))
    #expect(report.outcomes == [.passed])
    #expect(driver.arguments(of: "element") == [["target": "a", "wait": 300]])
  }

  /// D07: it fails at its own time with the identifiers that are there.
  @Test func anElementThatNeverComesFailsWithWhatIsThere() throws {
    let driver = FakeDriver([
      "element": [FakeDriver.failure(.timeout("a", waited: 300, nearest: ["b", "c"]))]
    ])
    let report = try play("assert a\ntap b", on: driver, RunSettings(timeout: 300))
    #expect(
      report.outcomes == [
        .failed("'a' did not come within 300 ms; the nearest on screen: b, c"), .passed,
      ])
    #expect(driver.arguments(of: "element").count == 1)
  }

  @Test func aTextThatComesLaterIsWaitedForAndReadAnew() throws {
    let driver = FakeDriver([
      "element": [
        .success(FakeDriver.element(text: "Loading")),  // the element itself
        .success(FakeDriver.element("b", text: "Ready")),  // the text, somewhere
        .success(FakeDriver.element(text: "Ready")),
      ]
    ])
    let report = try play("assert a text Ready", on: driver, RunSettings(timeout: 300))
    #expect(report.outcomes == [.passed])
    #expect(driver.arguments(of: "element")[1] == ["text": "Ready", "wait": 300])
  }

  @Test func aTextThatStaysWrongIsToldWithBoth() throws {
    let driver = FakeDriver(["element": [.success(FakeDriver.element(text: "Log in"))]])
    let report = try play(
      "assert a text \"Log out\"", on: driver, RunSettings(timeout: 100),
      clock: FakeClock(stretch: 30))
    #expect(report.outcomes == [.failed("'a': text is \"Log in\", wanted \"Log out\"")])
  }

  @Test(arguments: [
    ("value 5", "value is nothing, wanted \"5\""),
    ("contains out", "text is \"Log in\", wanted \"out\" in it"),
    ("disabled", "it is enabled, wanted disabled"),
    ("unselected", "it is selected, wanted unselected"),
  ])
  func whatIsNotAsExpectedIsTold(_ expectation: String, _ problem: String) throws {
    let driver = FakeDriver([
      "element": [.success(FakeDriver.element(text: "Log in", state: ["selected"]))]
    ])
    let report = try play("assert a \(expectation)", on: driver, RunSettings(timeout: 0))
    #expect(report.outcomes == [.failed("'a': \(problem)")])
  }

  @Test func aFieldsValueCountsAsItsText() throws {
    let driver = FakeDriver(["element": [.success(FakeDriver.element(value: "ada"))]])
    #expect(try play("assert a text ada", on: driver).outcomes == [.passed])
  }

  @Test func anElementOfWhichNothingShowsIsNotThere() throws {
    let driver = FakeDriver([
      "element": [.success(FakeDriver.element(text: "Hello", visible: false))]
    ])
    let report = try play("assert a", on: driver, RunSettings(timeout: 0))
    #expect(report.outcomes == [.failed("'a': it is there, and nothing of it shows")])
  }

  @Test func goneAsksForTheAbsence() throws {
    let driver = FakeDriver(["element": [.success(["gone": true])]])
    #expect(try play("gone a", on: driver, RunSettings(timeout: 50)).outcomes == [.passed])
    #expect(
      driver.arguments(of: "element") == [["target": "a", "wait": 50, "gone": true]])
  }

  /// D04: the time given holds, and its end is a failure that names what is busy.
  @Test func aWaitThatRunsOutNamesWhatIsBusy() throws {
    let busy: JSON = [
      "idle": false, "timedOut": true, "waited": 2_000,
      "busy": [["what": "animation", "name": "card", "remaining": 180]],
    ]
    let driver = FakeDriver(["idle": [.success(busy)]])
    let report = try play("wait 2000\nwait 15000\nwait", on: driver, RunSettings(timeout: 900))
    #expect(
      driver.arguments(of: "idle") == [["wait": 2_000], ["wait": 15_000], ["wait": 900]])
    #expect(
      report.outcomes[0]
        == .failed("not idle within 2000 ms; busy: animation of card, 180 ms left"))
    #expect(report.totals.failed == 3)
  }

  @Test func aMeasurementWaitsForRestAndTellsTheGap() throws {
    let driver = FakeDriver([
      "element": [.success(FakeDriver.element(frame: [0, 50.5, 320, 44]))]
    ])
    let report = try play("measure a y = 48 ± 2\nmeasure a y = 50 ± 0.5", on: driver)
    #expect(driver.asked.map(\.name) == ["idle", "element", "idle", "element"])
    #expect(
      report.outcomes == [.failed("a y: got 50.5, wanted 48 ± 2, gap +2.5 pt"), .passed])
    #expect(
      report.flows[0].results[1].measured == "a y: got 50.5, wanted 50 ± 0.5, gap +0.5 pt")
  }
}
