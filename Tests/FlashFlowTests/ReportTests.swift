import FlashClient
import FlashDevices
import FlashProtocol
import HostSupport
import Testing

@testable import FlashFlow

@Suite struct ReportTests {
  private func report() throws -> Report {
    let driver = FakeDriver([
      "tap": [
        .success(["status": "done", "path": "activate", "changed": true]),
        FakeDriver.failure(.notFound("b", nearest: [])),
        .success(["status": "done", "path": "control", "changed": false]),
      ]
    ])
    return try play("tap a\ntap b\ntap \"c d\"", on: driver)
  }

  @Test func theTableHasAPartForEachColumnAndTheTotalsStandAlone() throws {
    let lines = TerminalReport().ending(try report(), remarks: ["proof: here"])
    #expect(
      lines == [
        "",
        "   #  STEP       PATH        MS  QUEUE  WORK  APP  WAIT",
        "✓  1  tap a      activate  10.5    1.0   2.0  3.0   4.0",
        "✗  2  tap b      -          0.0    0.0   0.0  0.0   0.0",
        "!  3  tap \"c d\"  control   10.5    1.0   2.0  3.0   4.0",
        "",
        "proof: here",
        "3 steps in 21.0 ms",
        "2 passed, 1 failed",
      ])
  }

  @Test func whatGoesWrongIsToldAtOnceWithItsPlace() throws {
    let report = try report()
    let flow = report.flows[0].flow
    let terminal = TerminalReport()
    let lines = report.flows[0].results.map { terminal.lines($0, of: flow) }
    #expect(lines[0] == [])
    #expect(
      lines[1] == [
        "f.flow:2  tap b",
        "  ✗ no element 'b': nothing on screen has a name like it; 'flash act' lists what is there",
      ])
    #expect(lines[2] == ["f.flow:3  tap \"c d\"", "  ! nothing changed on screen"])
  }

  @Test func theStepUnderWayIsMarkedWhenTheRunIsInterrupted() throws {
    let flow = try FlowParser(file: "f.flow").parse("tap a\ntap b\ntap c")
    let log = RunLog(Report(flows: [flow]))
    _ = log.end(StepResult(number: 1, step: flow.steps[0]), of: 0)
    let report = try #require(log.close(.interrupted(signal: 2)))
    #expect(report.outcomes == [.passed, .interrupted])
    #expect(report.lastLine == "1 passed, 0 failed, 2 not run")
    #expect(report.exitCode == 130)
    #expect(log.close(.finished) == nil)
    let isTold = log.end(StepResult(number: 2, step: flow.steps[1]), of: 0) {
      Issue.record("told after the end")
    }
    #expect(!isTold)
    let steps = try #require(report.json["flows"]?.array?.first?["steps"]?.array)
    #expect(steps.map { $0["outcome"]?.string } == ["passed", "interrupted", "not-run"])
    #expect(report.json["ending"] == "interrupted")
  }

  /// L05: each way not to be green has its own exit code.
  @Test func theExitCodeSaysHowTheRunEnded() throws {
    let flow = try FlowParser(file: "f.flow").parse("tap a")
    var report = Report(flows: [flow])
    #expect(report.exitCode == 1)  // nothing was run
    report.ending = .limit(milliseconds: 10)
    #expect(report.exitCode == 124)
    report.ending = .interrupted(signal: 15)
    #expect(report.exitCode == 143)
  }

  @Test func aProofIsAPictureAndTheFactsOfEachStep() throws {
    let folder = try TemporaryFolder()
    let text = "tap \"Sign in\"\nassert home.header"
    let flow = try FlowParser(file: "f.flow").parse(text)
    let proof = try ProofFolder(folder: folder.path, flows: [flow])
    _ = try play(text, on: FakeDriver(["screenshot": [.success("a picture")]]), proof: proof)
    #expect(
      folder.names == [
        "01-tap-Sign-in.jpg", "01-tap-Sign-in.json", "02-assert-home.header.jpg",
        "02-assert-home.header.json",
      ])
    let json = try JSON(parsing: Array(try #require(folder.text(folder.names[3])).utf8))
    #expect(json["target"] == "home.header")
    #expect(json["frame"] == [0, 48, 320, 44])
    #expect(json["text"] == "Hello")
    #expect(json["timing"]?["work"] == 2)
    #expect(json["timing"]?["transport"] == 0.5)
    #expect(json["reply"]?["visible"] == true)
    #expect(json["picture"] == "02-assert-home.header.jpg")
  }

  @Test func severalFlowsHaveAFolderEach() throws {
    let folder = try TemporaryFolder()
    let flow = try FlowParser(file: "a/x.flow").parse("tap a")
    let twin = try FlowParser(file: "b/x.flow").parse("tap a")
    _ = try ProofFolder(folder: folder.path + "/p", flows: [flow, twin])
    #expect(Files.names(in: folder.path + "/p") == ["x", "x-2"])
  }
}
