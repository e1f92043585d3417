import FlashClient
import FlashProtocol
import Testing

@testable import FlashFlow

@Suite struct RunnerTests {
  @Test func stepsAreDoneInOrderAndCounted() throws {
    let driver = FakeDriver()
    let report = try play("tab Home\ntap a\nback", on: driver)
    #expect(driver.asked.map(\.name) == ["tab", "tap", "back"])
    #expect(report.totals == .init(passed: 3, failed: 0, notRun: 0, noted: 0))
    #expect(report.exitCode == 0)
    #expect(report.lastLine == "3 passed, 0 failed")
  }

  @Test func aFailedStepSaysWhyAndTheFlowGoesOn() throws {
    let driver = FakeDriver([
      "tap": [
        FakeDriver.failure(.notFound("b", nearest: ["a"])),
        .success(["status": "done", "changed": true]),
      ]
    ])
    let report = try play("tap b\ntap a", on: driver)
    #expect(
      report.outcomes == [.failed("no element 'b': the nearest on screen: a"), .passed])
    #expect(report.exitCode == 1)
    #expect(report.lastLine == "1 passed, 1 failed")
  }

  /// D04: the run's patience holds only where a step does not say itself.
  @Test func theTimeoutGoesToEachStepThatHasNoneOfItsOwn() throws {
    let driver = FakeDriver()
    _ = try play(
      "tap a\ntap a --wait 100\nopen x\nopen x --timeout 200", on: driver,
      RunSettings(timeout: 7_000))
    #expect(
      driver.arguments(of: "tap") == [
        ["target": "a", "wait": 7_000], ["wait": 100, "target": "a"],
      ])
    #expect(
      driver.arguments(of: "step") == [
        ["name": "x", "timeout": 7_000], ["timeout": 200, "name": "x"],
      ])
  }

  @Test func settleAndAnimateGoToWhatTakesThem() throws {
    let driver = FakeDriver()
    _ = try play(
      "tap a\nback", on: driver, RunSettings(timeout: 1, settle: .idle, animate: true))
    #expect(driver.arguments(of: "tap") == [["target": "a", "wait": 1, "settle": "idle"]])
    #expect(driver.arguments(of: "back") == [["timeout": 1, "animate": true]])
  }

  @Test func aNavigationThatMovedNothingHasFailed() throws {
    let driver = FakeDriver(["step": [.success(["status": "unchanged", "changed": false])]])
    let report = try play("open x", on: driver)
    #expect(report.outcomes == [.failed("nothing moved: the app did not navigate")])
  }

  @Test func aTapThatChangedNothingIsNotedAndInStrictRunsFails() throws {
    let answers: [String: [Result<JSON, ClientError>]] = [
      "tap": [.success(["status": "done", "changed": false])]
    ]
    let lenient = try play("tap a", on: FakeDriver(answers))
    #expect(lenient.outcomes == [.passed])
    #expect(lenient.first?.notes == ["nothing changed on screen"])
    #expect(lenient.exitCode == 0)
    let strict = try play("tap a", on: FakeDriver(answers), RunSettings(strict: true))
    #expect(strict.outcomes == [.failed("nothing changed on screen")])
  }

  @Test func aFieldThatTookAnotherTextHasFailed() throws {
    let driver = FakeDriver([
      "type": [
        .success(["status": "done", "changed": true, "value": "abc", "matched": false])
      ]
    ])
    let report = try play("type a abcdef", on: driver)
    #expect(
      report.outcomes == [
        .failed("the field holds \"abc\" after typing: it limits or refuses the text")
      ])
  }

  @Test func anAppThatGoesAwayFailsTheRestAtOnce() throws {
    let driver = FakeDriver([
      "tap": [
        .success(["status": "done", "changed": true]),
        .failure(.lost(port: 7100, reason: "the connection ended")),
      ]
    ])
    driver.epitaph = "demo was ended by signal 11 (Segmentation fault)"
    let report = try play("tap a\ntap b\nassert c\nwait", on: driver)
    #expect(driver.asked.count == 2)
    guard case .failed(let reason) = report.outcomes[1] else {
      Issue.record("\(report.outcomes)")
      return
    }
    #expect(reason.hasSuffix("\ndemo was ended by signal 11 (Segmentation fault)"))
    #expect(report.outcomes[2...].allSatisfy { $0 == .dropped("not run: the app is gone") })
    #expect(report.lastLine == "1 passed, 3 failed")
    #expect(report.exitCode == 3)
  }

  @Test func anotherAppOnThePortEndsTheRunToo() throws {
    let driver = FakeDriver([
      "tap": [.failure(.mismatch(port: 7100, expected: "demo", answered: "other"))]
    ])
    let report = try play("tap a\ntap b", on: driver)
    #expect(driver.asked.count == 1)
    #expect(report.exitCode == 4)
  }

  @Test func aStepsTimeIsAllThatItAsked() throws {
    let report = try play("measure a y = 48", on: FakeDriver())  // an idle and an element
    #expect(report.first?.milliseconds == 21)
    #expect(report.first?.timing == Timing(queue: 2, work: 4, app: 6, wait: 8))
  }
}
