#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashDevices
import FlashProtocol
import HostSupport
import Testing

/// L05 and L03: a run that was cut short in any way is not green, says how, and leaves nothing.
@Suite struct BenchEndingTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["FLASH_REGISTRY": folder.path + "/registry"] }

  init() throws { folder = try TemporaryFolder() }

  private func start(_ flow: String, _ options: [String], app: [String] = []) throws -> Program {
    let file = try folder.write(flow, to: "f.flow")
    return try Program(
      "bench",
      [
        "flow", file, "--run", Program.path("fakeapp"), "--report", folder.path + "/report.txt",
      ] + options + ["--"] + app, environment: environment)
  }

  private func report() throws -> JSON {
    try JSON(parsing: Array(try #require(folder.text("report.txt")).utf8))
  }

  private var leftovers: [String] {
    Files.names(in: folder.path + "/registry").filter { !$0.hasSuffix(".log") }
  }

  @Test func anEmptyFolderIsAnError() throws {
    let outcome = try Program.run("bench", ["flow", folder.path], environment: environment)
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "bench: \(folder.path) holds no .flow file, so nothing would be tested\n")
  }

  @Test func aFlowWithoutStepsIsAnError() throws {
    let file = try folder.write("# nothing yet\n", to: "f.flow")
    let outcome = try Program.run("bench", ["flow", file], environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("the flow has no step"))
  }

  @Test func aReportThatCannotBeKeptIsNotGreen() throws {
    let file = try folder.write("tap add", to: "f.flow")
    let outcome = try Program.run(
      "bench",
      [
        "flow", file, "--run", Program.path("fakeapp"), "--report", folder.path + "/none/r.json",
      ], environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("bench: the report could not be written: "))
    #expect(outcome.lastLine == "1 passed, 0 failed")
  }

  @Test func anOptionThatIsUnknownPointsToTheHelpThatThereIs() throws {
    let outcome = try Program.run("bench", ["flow", "a.flow", "--qqq"], environment: environment)
    #expect(outcome.status == 2)
    #expect(outcome.error == "bench: 'flow' has no option --qqq: 'bench help flow' lists them\n")
  }

  @Test func anAppIsStartedForTheRunAndStoppedAfterIt() throws {
    let outcome = try start("tap add\nassert count text 1", []).finish()
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(leftovers == [])
    #expect(Files.names(in: folder.path + "/registry") == [])
  }

  @Test func aCrashFailsTheRestAtOnceWithTheReason() throws {
    let outcome = try start(
      "tap add\ntap boom\nassert never\ntap add", [], app: ["--crash-on", "boom"]
    ).finish()
    #expect(outcome.status == 3)
    #expect(outcome.out.contains("fakeapp was ended by signal 9 (Killed)"))
    #expect(outcome.lastLine == "1 passed, 3 failed")
    let report = try report()
    #expect(report["ending"] == "app-lost")
    #expect(report["failed"] == 3)
    #expect(leftovers == [])
  }

  @Test func aRunThatTakesTooLongIsCutAndCounted() throws {
    let outcome = try start("tap add\nassert never\ntap add", ["--limit", "1500"]).finish()
    #expect(outcome.status == 124)
    #expect(outcome.out.contains("ended by --limit after 1500 ms"))
    #expect(outcome.lastLine == "1 passed, 0 failed, 2 not run")
    #expect(try report()["ending"] == "limit")
    #expect(leftovers == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheRunAtOnceWithWhatWasDone(_ signal: Int32) throws {
    let program = try start("tap add\nmeasure add x = 0\nassert never --wait 60000\ntap add", [])
    try program.wait(for: "= add x")
    program.send(signal)
    let outcome = try program.finish(seconds: 20)
    #expect(outcome.status == 128 + signal)
    #expect(outcome.lastLine == "2 passed, 0 failed, 2 not run")
    let report = try report()
    #expect(report["ending"] == "interrupted")
    let steps = try #require(report["flows"]?.array?.first?["steps"]?.array)
    #expect(
      steps.map { $0["outcome"]?.string } == ["passed", "passed", "interrupted", "not-run"])
    #expect(leftovers == [])
  }

  @Test func aRunThatWasKilledLeavesAnAppThatTheNextCommandStops() throws {
    let program = try start("measure add x = 0\nassert never --wait 60000", [])
    try program.wait(for: "= add x")
    let record = try #require(
      Registry(folder: folder.path + "/registry").read().instances.first?.app)
    program.send(SIGKILL)
    #expect(try program.finish().status == 128 + SIGKILL)
    let outcome = try Program.run("flash", ["ls"], environment: environment)
    #expect(outcome.out == "no app with Flash inside is running\n")
    #expect(outcome.error.contains("has ended, so it was stopped"))
    #expect(!ProcessFacts.runs(record.pid, startedAt: nil))
  }
}
#endif
