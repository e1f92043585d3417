#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashDevices
import FlashHTTP
import FlashProtocol
import HostSupport
import Testing

/// `flash` as it is built, against an app over a socket.
@Suite struct FlashProgramTests {
  @Test func whatWasDoneExitsWithZero() throws {
    let stage = try Stage()
    let outcome = try stage.flash("tap", "add", "+", "open", "settings")
    #expect(outcome.status == 0)
    let lines = outcome.out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("tap  add  \"Add\"  activate  "))
    #expect(lines[0].hasSuffix("  → updated count \"0\" → \"1\""))
    #expect(lines[1].hasSuffix("  → SETTINGS push"))
    #expect(outcome.error == "")
  }

  @Test func aNoOfTheAppExitsWithOneAndEndsTheChain() throws {
    let stage = try Stage()
    let outcome = try stage.flash("tap", "ad", "+", "tap", "add")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == "tap  ad  ✗ not-found  no element 'ad': the nearest on screen: add\n")
    #expect(stage.taps == 0)
  }

  @Test(arguments: [["type", "short", "abcdef"], ["open", "nowhere", "--timeout", "0"]])
  func aMismatchAndAMoveToNowhereAreANo(_ words: [String]) throws {
    let stage = try Stage()
    #expect(try Program.run("flash", words, environment: stage.environment).status == 1)
  }

  @Test func wrongUsageExitsWithTwoBeforeAnythingIsDone() throws {
    let stage = try Stage()
    let outcome = try stage.flash("tap", "add", "+", "tpa", "add")
    #expect(outcome.status == 2)
    #expect(outcome.error == "flash: no command 'tpa': did you mean 'tap'?\n")
    #expect(stage.taps == 0)
  }

  @Test func noAppExitsWithThree() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      "flash", ["tap", "add"], environment: ["FLASH_REGISTRY": folder.path])
    #expect(outcome.status == 3)
    #expect(
      outcome.error
        == "flash: no app with Flash inside is running: start one with 'flash run demo' or 'flash run PROGRAM'\n"
    )
  }

  /// L01: the registry says A, and B answers.
  @Test func anotherAppThanTheRegistrySaysExitsWithFourAndGetsNoAct() throws {
    let other = AppIdentity(
      name: "other", bundle: "dev.other", version: "1", platform: "fake", device: "phone",
      pid: Int(getpid()))
    let stage = try Stage(announced: other)
    let outcome = try stage.flash("tap", "add")
    #expect(outcome.status == 4)
    #expect(outcome.error.contains("is another app: wanted other (pid "))
    #expect(stage.taps == 0)
  }

  /// L01: a foreign web server has the port by now.
  @Test func aServerWithoutFlashExitsWithFour() throws {
    let server = HTTPServer { _, responder in
      responder.send(HTTPResponse(status: 200, body: Array("<html>".utf8)))
    }
    let port = try server.start()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      "flash", ["tap", "add", "--app", String(port)],
      environment: ["FLASH_REGISTRY": folder.path])
    #expect(outcome.status == 4)
    #expect(outcome.error.contains("port \(port) is not an app with Flash inside"))
  }

  @Test func anAppThatSomebodyHasReservedIsReadButNotTouched() throws {
    let stage = try Stage()
    let devices = Devices(registry: Registry(folder: stage.folder.path))
    let reservation = try devices.reserve(try devices.choose("demo"), by: "bench flow")
    let act = try stage.flash("tap", "add")
    #expect(act.status == 3)
    #expect(act.error.hasPrefix("flash: demo is reserved by bench flow (pid "))
    #expect(try stage.flash("act").status == 0)
    #expect(stage.taps == 0)
    withExtendedLifetime(reservation) {}
  }

  @Test func jsonIsTheReplyAsItCame() throws {
    let stage = try Stage()
    let outcome = try stage.flash("find", "count", "--json")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["element"]?["id"] == "count")
  }

  @Test func whatIsListedIsOneLineAnElement() throws {
    let stage = try Stage()
    let lines = try stage.flash("act").out.split(separator: "\n")
    #expect(lines.count == 3)  // the hash, the button, the field
    #expect(lines[1].contains("button add \"Add\""))
  }

  @Test func aPictureIsWrittenAndItsPathTold() throws {
    let stage = try Stage()
    let file = stage.folder.path + "/home.png"
    let outcome = try stage.flash("shot", "--out", file)
    #expect(outcome.status == 0)
    #expect(outcome.out.hasPrefix("shot  \(file)  400×700  "))
    #expect(stage.folder.text("home.png")?.hasPrefix("png 400x700") == true)
  }

  @Test func theListOfAppsTellsWhichAnswers() throws {
    let stage = try Stage()
    let lines = try stage.flash("ls").out.split(separator: "\n")
    #expect(lines[0].hasPrefix("NAME  DEVICE  "))
    #expect(lines[1].hasPrefix("demo  phone  "))
    #expect(lines[1].hasSuffix("  ready"))
  }

  @Test func whatIsAskedForGoesToOneStreamWithoutColours() throws {
    let stage = try Stage()
    #expect(!(try stage.flash("tap", "add").out.contains("\u{1B}")))
  }

  /// An app that runs and in which no Flash answers, under way.
  private func beginStart(_ folder: TemporaryFolder) throws -> (program: Program, app: Int) {
    let program = try Program(
      "flash", ["run", Program.path("fakeapp"), "--name", "mine", "--", "--mute"],
      environment: ["FLASH_REGISTRY": folder.path])
    let note: JSON? = Wait.until(within: 20_000) {
      guard let name = folder.names.first(where: { $0.hasSuffix(".started") }),
        let text = folder.text(name)
      else { return nil }
      return try? JSON(parsing: Array(text.utf8))
    }
    return (program, try #require(note?["pid"]?.int))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aStartThatIsInterruptedLeavesNothing(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let (program, app) = try beginStart(folder)
    program.send(signal)
    let outcome = try program.finish()
    #expect(outcome.status == 128 + signal)
    #expect(outcome.error == "flash: interrupted, so mine was stopped\n")
    #expect(!ProcessFacts.runs(app, startedAt: nil))
    #expect(folder.names == [])
  }

  @Test func aStartThatIsKilledIsUndoneByTheNextCommand() throws {
    let folder = try TemporaryFolder()
    let (program, app) = try beginStart(folder)
    program.send(SIGKILL)
    #expect(try program.finish().status == 128 + SIGKILL)
    let outcome = try Program.run("flash", ["ls"], environment: ["FLASH_REGISTRY": folder.path])
    #expect(outcome.error.contains("has ended, so it was stopped"), "\(outcome.error)")
    #expect(!ProcessFacts.runs(app, startedAt: nil))
  }

  /// Once it is left running, it outlives whoever started it.
  @Test func whatWasStartedOutlivesItsStarter() throws {
    let folder = try TemporaryFolder()
    let environment = ["FLASH_REGISTRY": folder.path]
    let run = try Program.run(
      "flash", ["run", Program.path("fakeapp"), "--name", "mine"], environment: environment)
    #expect(run.status == 0, "\(run.error)")
    let list = try Program.run("flash", ["ls"], environment: environment)
    #expect(list.out.contains("mine  "))
    #expect(list.error == "")
    #expect(try Program.run("flash", ["stop"], environment: environment).status == 0)
  }

  @Test func anAppIsRunUsedAndStoppedInOneChain() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      "flash",
      ["run", Program.path("fakeapp"), "--name", "mine", "+", "tap", "add", "+", "stop", "mine"],
      environment: ["FLASH_REGISTRY": folder.path])
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.out.split(separator: "\n")
    #expect(lines.map { $0.prefix(9) } == ["run  mine", "tap  add ", "stop  min"])
    #expect(folder.names == [])
  }
}
#endif
