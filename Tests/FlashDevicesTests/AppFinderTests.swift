import HostSupport
import Testing

@testable import FlashDevices

@Suite struct AppFinderTests {
  @Test func aPathIsTakenAsItIs() throws {
    #expect(try AppFinder.program(Program.path("fakeapp")) == Program.path("fakeapp"))
  }

  @Test func aNameIsLookedForOnThePath() throws {
    #expect(try AppFinder.program("sh").hasSuffix("/sh"))
  }

  @Test func aPathThatIsNotThereHasTheNearestBesideIt() throws {
    let wrong = Program.path("fakeap")
    let error = try #require(throws: DeviceError.self) { try AppFinder.program(wrong) }
    #expect(
      error.description
        == "there is no program '\(wrong)': did you mean '\(Program.path("fakeapp"))'?")
  }

  @Test func aNameThatIsNowhereSaysWhatMayBeGiven() throws {
    let error = try #require(throws: DeviceError.self) {
      try AppFinder.program("no-such-program-anywhere")
    }
    #expect(
      error.description
        == "there is no program 'no-such-program-anywhere': give a path, or the name of one on PATH; 'demo' is the demo app"
    )
  }

  @Test func aMisspeltDemoHasItsFix() throws {
    let error = try #require(throws: DeviceError.self) { try AppFinder.program("dmeo") }
    #expect(error.description == "there is no program 'dmeo': did you mean 'demo'?")
  }
}
