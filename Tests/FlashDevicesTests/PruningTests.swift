import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What apps and callers that have ended leave behind is cleared away, and nothing else.
@Suite struct PruningTests {
  private func write(_ name: String, _ place: Place, second: Int = 0) throws {
    let path = place.registry.folder + "/" + name
    try Files.write([], to: path)
    let moment = timespec(tv_sec: 1_000_000 + second, tv_nsec: 0)
    utimensat(AT_FDCWD, path, [moment, moment], 0)
  }

  @Test func onlyTheNewestOutputsAreKept() throws {
    let place = try Place()
    let count = Registry.keptLogs + 5
    for number in 0..<count { try write("\(7000 + number).log", place, second: number) }
    place.registry.prune()
    let kept = Files.names(in: place.registry.folder)
    #expect(kept == (5..<count).map { "\(7000 + $0).log" })
  }

  @Test func theOutputOfWhatRunsIsKeptHoweverOldItIs() throws {
    let place = try Place()
    try place.announce("demo", port: 6000)
    try write("6000.log", place)
    try write("6001.started", place)
    try write("6001.log", place)
    for number in 0..<Registry.keptLogs {
      try write("\(7000 + number).log", place, second: 1 + number)
    }
    place.registry.prune()
    let kept = Files.names(in: place.registry.folder)
    #expect(kept.contains("6000.log") && kept.contains("6001.log"))
    #expect(kept.contains("7000.log"))
  }

  @Test func aLockThatNobodyHoldsGoesAndOneThatIsHeldStays() throws {
    let place = try Place()
    try write("7001.lock", place)
    let held = try #require(try Reservation.take(port: 7002, in: place.registry, by: "bench"))
    place.registry.prune()
    #expect(Files.names(in: place.registry.folder) == ["7002.lock"])
    #expect(try Reservation.take(port: 7002, in: place.registry, by: "another") == nil)
    withExtendedLifetime(held) {}
  }

  @Test func theDraftOfAProcessThatHasEndedGoes() throws {
    let place = try Place()
    let ended = try Place.endedPid()
    try write("7001.json.\(ended).part", place)
    try write("7002.json.\(getpid()).part", place)
    try write("notes.txt", place)
    place.registry.prune()
    #expect(
      Files.names(in: place.registry.folder) == ["7002.json.\(getpid()).part", "notes.txt"])
  }
}
