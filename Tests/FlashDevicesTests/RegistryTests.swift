import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct RegistryTests {
  @Test func aRunningAppIsListed() throws {
    let place = try Place()
    try place.announce("demo", port: 7001)
    let (instances, cleared) = place.devices.list()
    #expect(instances.map(\.name) == ["demo"])
    #expect(instances.first?.token == "t0ken")
    #expect(cleared == [])
  }

  @Test func anEntryOfADeadProcessIsRemovedAndTold() throws {
    let place = try Place()
    let pid = try Place.endedPid()
    try place.announce("demo", port: 7001, pid: pid)
    let (instances, cleared) = place.devices.list()
    #expect(instances == [])
    #expect(
      cleared.map(\.description) == ["demo on port 7001 is gone: its process \(pid) has ended"])
    #expect(place.devices.list().cleared == [])
  }

  @Test func aPidThatAnotherProcessHasByNowIsNotTheApp() throws {
    let place = try Place()
    let ticks = try #require(ProcessFacts.startTicks(Int(getpid())))
    try place.announce("demo", port: 7001, startTicks: ticks - 1)
    let (instances, cleared) = place.devices.list()
    #expect(instances == [])
    #expect(cleared.first?.reason == .pidReused(pid: Int(getpid())))
  }

  @Test func anEntryThatCannotBeReadIsRemovedAndTold() throws {
    let place = try Place()
    try Files.write(Array("{\"port\":".utf8), to: place.registry.folder + "/7001.json")
    let (instances, cleared) = place.devices.list()
    #expect(instances == [])
    #expect(cleared.count == 1)
    guard case .unreadable = try #require(cleared.first).reason else {
      Issue.record("\(cleared)")
      return
    }
    #expect(Files.names(in: place.registry.folder) == [])
  }

  @Test func aFolderThatIsNotThereHoldsNoApps() {
    let registry = Registry(folder: "/nonexistent/flash")
    #expect(registry.read().instances == [])
  }

  @Test func aFolderThatOthersCanWriteToIsNotBelieved() throws {
    let place = try Place()
    try place.announce("demo")
    chmod(place.registry.folder, 0o777)
    #expect(place.devices.list().instances == [])
    #expect(throws: DeviceError.self) { try place.registry.make() }
  }

  @Test func whatWasStartedForARunThatWasKilledIsStopped() throws {
    let place = try Place()
    var request = place.request()
    request.isOwned = true
    let launched = try place.devices.launch(request)
    // As if the run that owns it had been killed: its pid is nobody's now.
    var note = try #require(place.registry.note(port: launched.instance.port))
    let owner = try Place.endedPid()
    note.owner = .init(pid: owner, startTicks: 1)
    try place.registry.write(note, port: launched.instance.port)

    let (instances, cleared) = place.devices.list()
    #expect(instances == [])
    #expect(cleared.first?.reason == .orphaned(owner: owner))
    #expect(launched.child.ended(within: 5_000) == .signalled(SIGTERM))
  }

  @Test func theStartOfAProcessIsThatOfTheSystem() throws {
    #if os(Linux)
    let stat = String(decoding: try Files.read("/proc/self/stat"), as: UTF8.self)
    let fields = stat[stat.index(after: try #require(stat.lastIndex(of: ")")))...]
      .split(separator: " ")
    #expect(ProcessFacts.startTicks(Int(getpid())) == Int(fields[19]))  // field 22 of proc(5)
    #endif
    #expect(ProcessFacts.startTicks(0) == nil)
  }
}
