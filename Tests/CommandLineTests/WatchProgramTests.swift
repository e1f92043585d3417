#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashDevices
import FlashOracles
import FlashProtocol
import FlashServer
import FlashTesting
import HostSupport
import Testing

/// `flash watch` and `flash tree --save` as they are built, against an app over a socket.
@Suite struct WatchProgramTests {
  private static let place = Frame(x: 0, y: 300, width: 100, height: 40)

  private func add(_ view: @escaping @UIActor @Sendable () -> FakeView, to stage: Stage) {
    stage.app.ui { app in app.windows[0].add(view()) }
  }

  @Test func anEmptyReportSaysThatTheOraclesFoundNothing() throws {
    let outcome = try Stage().flash("watch")
    #expect(outcome.status == 0)
    #expect(outcome.out == Report.nothingFound + "\n")
  }

  @Test func aFindingIsALineAndANo() throws {
    let stage = try Stage()
    add({ FakeView(.text, id: "hello", text: "Hello {name}", frame: Self.place) }, to: stage)
    let outcome = try stage.flash("watch")
    #expect(outcome.status == 1)
    #expect(
      outcome.out
        == "raw-placeholder  hello: \"Hello {name}\" holds the placeholder {name}, "
        + "never filled in  [0,300 100x40]\n")
    #expect(try stage.flash("watch", "--only", "covered").status == 0)
    let json = try JSON(parsing: Array(try stage.flash("watch", "--json").out.utf8.dropLast()))
    #expect(json["findings"]?.array?.first?["id"] == "hello")
  }

  /// The picture of the app in memory is none: all else is judged all the same.
  @Test func aPictureOfNoUseIsToldOnTheOtherStream() throws {
    let outcome = try Stage().flash("watch")
    #expect(outcome.error.hasPrefix("flash: contrast was not looked at: the app's picture: "))
    #expect(try Stage().flash("watch", "--only", "text-cut").error == "")
  }

  @Test(arguments: [true, false])
  func aTapThatChangedNothingIsFoundInOneChainAndAfterIt(_ inOneChain: Bool) throws {
    let stage = try Stage()
    add(
      {
        let dead = FakeView(.button, id: "dead", text: "Dead", frame: Self.place)
        dead.claimsTaps = true
        return dead
      }, to: stage)
    let outcome: Program.Outcome
    if inOneChain {
      outcome = try stage.flash("tap", "dead", "+", "watch", "--only", "dead-tap")
    } else {
      #expect(try stage.flash("tap", "dead").status == 0)
      outcome = try stage.flash("watch", "--only", "dead-tap")
    }
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("dead-tap  dead: the tap got through"))
    #expect(try stage.flash("tap", "add", "+", "watch", "--only", "dead-tap").status == 0)
  }

  @Test func followingTellsWhatIsNewUntilItIsInterrupted() throws {
    let stage = try Stage()
    let program = try Program(
      "flash", ["watch", "--follow"], environment: stage.environment)
    try program.wait(for: Report.nothingFound)
    add({ FakeView(.text, id: "price", text: "$NaN", frame: Self.place) }, to: stage)
    try program.wait(for: "raw-placeholder  price")
    program.send(SIGINT)
    let outcome = try program.finish()
    #expect(outcome.status == 1)
    #expect(outcome.out.split(separator: "\n").count == 2)
  }

  @Test func followingEndsWithTheApp() throws {
    let folder = try TemporaryFolder()
    let environment = ["FLASH_REGISTRY": folder.path]
    let run = try Program.run(
      "flash", ["run", Program.path("fakeapp"), "--name", "mine"], environment: environment)
    #expect(run.status == 0, "\(run.error)")
    let program = try Program("flash", ["watch", "--follow"], environment: environment)
    try program.wait(for: "\n")
    #expect(try Program.run("flash", ["stop", "mine"], environment: environment).status == 0)
    #expect(try program.finish().status == 3)
    #expect(folder.names == [])
  }

  @Test func aTreeIsKeptAndJudgedLater() throws {
    let stage = try Stage()
    add({ FakeView(.text, id: "hello", text: "Hello {name}", frame: Self.place) }, to: stage)
    let file = stage.folder.path + "/home.json"
    let kept = try stage.flash("tree", "--save", file)
    #expect(kept.status == 0)
    #expect(kept.out.hasPrefix("tree  \(file)  5 elements  "))
    let snapshot = try ScreenSnapshot(file: try Files.read(file))
    #expect(snapshot.app?.name == "demo")
    #expect(snapshot.taken?.hasSuffix("Z") == true)
    let outcome = try stage.flash("watch", file)
    #expect(outcome.status == 1)
    #expect(outcome.out.hasPrefix("raw-placeholder  hello: "))
  }

  @Test func whatIsNoSnapshotIsToldWithTheReason() throws {
    let stage = try Stage()
    let file = try stage.folder.write("{}", to: "not.json")
    let outcome = try stage.flash("watch", file)
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "flash: \(file): it has no 'version', so it is no snapshot; "
        + "flash tree --save FILE writes one\n")
  }
}
#endif
