#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashDevices
import FlashProtocol
import FlashServer
import FlashTesting
import HostSupport
import Testing

/// `bench` as it is built, against an app over a socket.
@Suite struct BenchProgramTests {
  @Test func aFlowThatPassesExitsWithZeroAndEndsWithItsCount() throws {
    let stage = try Stage()
    let outcome = try stage.bench("tap add\nassert count text 1\nopen settings")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.out.hasSuffix("\n3 passed, 0 failed\n"))
  }

  @Test func aFailedStepSaysWhyAndTheRestIsDone() throws {
    let stage = try Stage()
    let outcome = try stage.bench("tap ad\ntap add", "--timeout", "0")
    #expect(outcome.status == 1)
    #expect(
      outcome.out.contains(
        "f.flow:1  tap ad\n  ✗ no element 'ad': the nearest on screen: add\n"))
    #expect(outcome.lastLine == "1 passed, 1 failed")
    #expect(stage.taps == 1)
  }

  @Test func aLineThatDoesNotParseStopsTheRunBeforeItsFirstStep() throws {
    let stage = try Stage()
    let outcome = try stage.bench("tap add\ntpa add")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("f.flow:2:1: no step 'tpa'"))
    #expect(outcome.error.contains("= did you mean 'tap'?"))
    #expect(stage.taps == 0)
  }

  @Test func whatIsNoTextIsNoFlowAndOfManyErrorsTheFirstAreTold() throws {
    let folder = try TemporaryFolder()
    try Files.write([0x66, 0xFF, 0x0A], to: folder.path + "/binary.flow")
    let binary = try Program.run("bench", ["flow", folder.path + "/binary.flow"])
    #expect(binary.status == 2)
    #expect(
      binary.error == "bench: \(folder.path)/binary.flow is no text in UTF-8, so it is no flow\n")
    let line = String(repeating: "x", count: 5_000)
    let file = try folder.write(
      String(repeating: line + "\n", count: 25), to: "huge.flow")
    let huge = try Program.run("bench", ["flow", file])
    #expect(huge.status == 2)
    #expect(huge.error.hasSuffix("\nand 5 more errors\n"))
    #expect(huge.error.utf8.count < 50_000)
  }

  /// D04: the wait ends at the time that was asked for, through HTTP and through the flow's text.
  @Test func aWaitEndsAtItsOwnTimeAndNamesWhatIsBusy() throws {
    let stage = try Stage()
    stage.app.ui { $0.busy = [.init(what: "animation", name: "card")] }
    let start = Monotonic.now
    let outcome = try stage.bench("wait 400\nwait", "--timeout", "700")
    let took = Monotonic.now - start
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("✗ not idle within 400 ms; busy: animation of card"))
    #expect(outcome.out.contains("✗ not idle within 700 ms; busy: animation of card"))
    #expect(took >= 1_100)
  }

  /// D07: (a) fails at its own time with what is there; (b) is waited for and tapped once.
  @Test func anElementIsWaitedForAsLongAsAskedAndNoStepIsSkipped() throws {
    let stage = try Stage()
    let missing = try stage.bench("assert never --wait 200")
    #expect(missing.status == 1)
    #expect(
      missing.out.contains(
        "'never' did not come within 200 ms; on screen: window, count, add, short"))

    stage.app.ui { app in
      let add = app.windows[0].children[1]
      add.isHidden = true
      app.after(milliseconds: 300) { add.isHidden = false }
    }
    let late = try stage.bench("tap add\nassert count text 1")
    #expect(late.status == 0, "\(late.out)")
    #expect(stage.taps == 1)
  }

  @Test func aFolderIsAllItsFlowsInOrder() throws {
    let stage = try Stage()
    let folder = stage.folder.path + "/flows"
    try Files.makeFolder(folder)
    try Files.write(Array("assert count text 1".utf8), to: folder + "/b.flow")
    try Files.write(Array("tap add".utf8), to: folder + "/a.flow")
    try Files.write(Array("not a flow".utf8), to: folder + "/notes.txt")
    let outcome = try Program.run("bench", ["flow", folder], environment: stage.environment)
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.out.contains("\n\(folder)/a.flow\n"))
    #expect(outcome.lastLine == "2 passed, 0 failed")
  }

  @Test func jsonIsTheReportAndNothingElse() throws {
    let stage = try Stage()
    let outcome = try stage.bench("tap ad --wait 0\ntap add", "--json")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["passed"] == 1)
    #expect(json["failed"] == 1)
    #expect(json["app"]?["name"] == "demo")
    #expect(json["exitCode"] == 1)
  }

  @Test func theProofOfEachStepIsKept() throws {
    let stage = try Stage()
    let outcome = try stage.bench("tap add", "--proof", stage.folder.path + "/proof")
    #expect(outcome.status == 0)
    #expect(Files.names(in: stage.folder.path + "/proof") == ["01-tap-add.jpg", "01-tap-add.json"])
    #expect(outcome.out.contains("proof: \(stage.folder.path)/proof\n"))
  }

  @Test func aSecretIsTypedAndSeenNowhere() throws {
    let stage = try Stage()
    let file = try stage.folder.write("type short ${PIN}\nassert short text ${PIN}", to: "f.flow")
    let outcome = try Program.run(
      "bench",
      [
        "flow", file, "--secret", "PIN", "--report", stage.folder.path + "/report.txt", "--proof",
        stage.folder.path + "/proof",
      ], environment: stage.environment.merging(["PIN": "739"]) { $1 })
    #expect(outcome.status == 0, "\(outcome.out)")
    let proof = stage.folder.path + "/proof/"
    let kept = try Files.names(in: proof).map {
      String(decoding: try Files.read(proof + $0), as: UTF8.self)
    }
    let everything = [outcome.out, outcome.error, try #require(stage.folder.text("report.txt"))]
    // Numbers of the timings may hold the same digits, so the text that was typed is looked for.
    for text in everything + kept { #expect(!text.contains("\"739\"")) }
    #expect(kept.count == 2)
    let value = stage.app.ui { $0.windows[0].children[2].value }
    #expect(value == "739")
  }
}
#endif
