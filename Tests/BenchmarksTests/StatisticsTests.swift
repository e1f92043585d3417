import Testing

@testable import flash_benchmarks

@Suite struct StatisticsTests {
  @Test func saysNothingOfNoSamples() {
    #expect(Statistics([]) == nil)
  }

  @Test func takesTheMiddleOneOrBetweenTheMiddleTwo() {
    #expect(Statistics([3, 1, 2])?.median == 2)
    #expect(Statistics([4, 1, 3, 2])?.median == 2.5)
    #expect(Statistics([7])?.median == 7)
  }

  @Test func takesTheSmallest() {
    #expect(Statistics([3, 1, 2])?.min == 1)
  }

  /// Nearest rank: the smallest sample that at least 99 of 100 do not exceed.
  @Test func takesTheOneThatOneInAHundredExceeds() {
    #expect(Statistics((1...100).map(Double.init))?.p99 == 99)
    #expect(Statistics((1...1000).map(Double.init))?.p99 == 990)
    #expect(Statistics((1...10).map(Double.init))?.p99 == 10)
    #expect(Statistics([5])?.p99 == 5)
  }
}

@Suite struct NumbersTests {
  @Test(arguments: [
    (0.0213, "0.021"), (0.9996, "1.000"), (1.234, "1.23"), (12.34, "12.3"), (123.4, "123"),
    (12_345.6, "12346"), (0, "0.000"), (-2.5, "-2.50"),
  ])
  func keepsThreeDigitsInSight(_ value: Double, _ text: String) {
    #expect(Numbers.short(value) == text)
  }

  @Test func saysADashForWhatIsNoNumber() {
    #expect(Numbers.fixed(.nan, 2) == "-")
    #expect(Numbers.fixed(.infinity, 0) == "-")
  }

  @Test func hasNoNegativeZero() {
    #expect(Numbers.fixed(-0.001, 1) == "0.0")
  }
}

@Suite struct ReportTests {
  private func report(budget: Double?, samples: [Double]) -> Report {
    var report = Report(
      machine: Machine(processor: "P", cores: 2, system: "S", date: "2026-01-31"))
    report.add(
      Figure(name: "ping", title: "ping", unit: .milliseconds, samples: [0.02, 0.02, 0.02]))
    report.add(
      Figure(name: "tap", title: "a tap", unit: .milliseconds, samples: samples, budget: budget))
    return report
  }

  @Test func showsTheRatioToThePingAndWhetherTheBudgetIsMet() {
    let lines = report(budget: 0.2, samples: [0.1, 0.1, 0.4]).table.split(separator: "\n")
    #expect(lines[2].hasSuffix("5.00  ≤ 0.200 ms  met"))
    #expect(lines.last == "1 budgets met, 0 missed")
  }

  @Test func saysByHowMuchABudgetIsMissed() {
    let lines = report(budget: 0.2, samples: [0.3]).table.split(separator: "\n")
    #expect(lines[2].hasSuffix("≤ 0.200 ms  MISSED by 0.100"))
    #expect(lines.last == "0 budgets met, 1 missed")
  }

  @Test func writesEachFigureByName() {
    let json = report(budget: 0.2, samples: [0.3]).json
    let tap = json["figures"]?["tap"]
    #expect(tap?["median"]?.double == 0.3)
    #expect(tap?["met"] == false)
    #expect(json["figures"]?["ping"]?["budget"] == nil)
    #expect(json["machine"]?["cores"] == 2)
  }
}
