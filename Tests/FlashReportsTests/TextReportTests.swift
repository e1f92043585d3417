import FlashProtocol
import FlashReports
import Testing

@Suite("Reports as lines") struct TextReportTests {
  private let fault = Outcome.Fault(kind: "k", message: "100% wrong", detail: "a\nb")

  @Test("GitHub is told the place of each failure, of flakes and of warnings")
  func annotations() {
    let record = CaseRecord(
      name: "a, b: c", group: "g", file: "f.yaml", outcome: .failed(fault),
      steps: [
        StepRecord(source: "back", line: 2, outcome: .warned("not here")),
        StepRecord(source: "tap", file: "sub.yaml", line: 7, outcome: .failed(fault)),
      ])
    let flake = CaseRecord(name: "n", group: "g", file: "g.yaml", earlier: [fault])
    let run = RunRecord(name: "r", suites: [SuiteRecord(name: "s", cases: [record, flake])])
    #expect(
      Annotations.lines(run) == [
        "::error file=sub.yaml,line=7,title=a%2C b%3A c::100%25 wrong%0Aa%0Ab",
        "::warning file=f.yaml,line=2,title=a%2C b%3A c::back: not here",
        "::warning file=g.yaml,title=n::flaky: passed after 1 failed attempt: 100%25 wrong",
      ])
  }

  @Test("each event is one line of JSON, whatever is in it")
  func events() throws {
    let step = StepRecord(source: "type \"a\nb\"", outcome: .failed(fault), changes: ["x\ny"])
    let record = CaseRecord(name: "n\n", group: "g", outcome: .failed(fault), steps: [step])
    let run = RunRecord(name: "r", suites: [SuiteRecord(name: "s", cases: [record])])
    let lines = [
      EventLine.begin(run, cases: 1), EventLine.begin(record, on: "s"),
      EventLine.step(step, of: "n\n", on: "s"), EventLine.end(record, on: "s"),
      EventLine.end(run, exitCode: 1),
    ]
    for line in lines {
      #expect(line.hasSuffix("\n") && !line.dropLast().contains("\n"))
    }
    let events = try lines.map { try JSON(parsing: $0.utf8)["event"]?.string }
    #expect(events == ["run", "case", "step", "result", "end"])
    #expect(try JSON(parsing: lines[4].utf8)["exitCode"] == 1)
  }

  @Test("totals name only what there is")
  func totals() {
    let passed = CaseRecord(name: "n", group: "g")
    #expect(RunTotals([passed]).line == "1 passed, 0 failed")
    let others = [
      passed, CaseRecord(name: "n", group: "g", outcome: .broken(fault)),
      CaseRecord(name: "n", group: "g", outcome: .skipped("x")),
      CaseRecord(name: "n", group: "g", earlier: [fault]),
    ]
    #expect(
      RunTotals(others).line == "2 passed, 0 failed, 1 with an error, 1 skipped, 1 flaky")
  }
}
