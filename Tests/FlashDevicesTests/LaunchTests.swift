#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashClient
import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

@Suite struct LaunchTests {
  @Test func anAppIsStartedDrivenAndStopped() throws {
    let place = try Place()
    let launched = try place.devices.launch(place.request())
    #expect(launched.instance.app?.device == "tablet")
    #expect(launched.instance.app?.pid == launched.child.pid)
    #expect(place.devices.list().instances.map(\.name) == ["fake"])
    #expect(try launched.instance.client().tap("add").changed)

    try place.devices.stop(launched.instance, child: launched.child)
    #expect(launched.child.ended() == .signalled(SIGTERM))
    #expect(place.devices.list().instances == [])
    #expect(place.devices.list().cleared == [])
  }

  @Test func aTokenIsNeededAndUnguessable() throws {
    let place = try Place()
    let launched = try place.devices.launch(place.request())
    defer { try? place.devices.stop(launched.instance, child: launched.child) }
    let token = try #require(launched.instance.token)
    #expect(token.count == 32)  // 128 bits in hexadecimal
    let stranger = FlashClient(port: launched.instance.port, token: nil)
    #expect(throws: ClientError.self) { try stranger.tap("add") }
  }

  @Test func severalOfOneNameAreToldApart() throws {
    let place = try Place()
    let first = try place.devices.launch(place.request())
    let second = try place.devices.launch(place.request())
    defer {
      try? place.devices.stop(first.instance, child: first.child)
      try? place.devices.stop(second.instance, child: second.child)
    }
    #expect(first.instance.name == "fake")
    #expect(second.instance.name == "fake-2")
    #expect(first.instance.port != second.instance.port)
  }

  @Test func aProgramThatEndsEarlySaysHowAndWhatItPrinted() throws {
    let place = try Place()
    let error = try #require(throws: DeviceError.self) {
      _ = try place.devices.launch(place.request("fake", ["--exit", "3"]))
    }
    guard case .endedEarly(_, let ending, let log, let tail) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(ending == .exited(status: 3))
    #expect(tail == ["fakeapp begins", "the store cannot be opened"])
    #expect(
      error.description
        == """
        \(Program.path("fakeapp")) exited with status 3 before Flash answered in it; the end of its output (\(log)):
          | fakeapp begins
          | the store cannot be opened
        """)
  }

  @Test func aProgramWithoutFlashIsStoppedAndTold() throws {
    let place = try Place()
    let error = try #require(throws: DeviceError.self) {
      _ = try place.devices.launch(place.request("fake", ["--mute"], patience: 200))
    }
    guard case .neverAnswered(_, let milliseconds, _, let tail) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(milliseconds == 200)
    #expect(tail == ["fakeapp begins"])
    #expect(Files.names(in: place.registry.folder).filter { !$0.hasSuffix(".log") } == [])
  }

  @Test func aProgramThatIsNotThereIsTold() throws {
    let place = try Place()
    let error = try #require(throws: DeviceError.self) {
      _ = try place.devices.launch(
        LaunchRequest(program: "/nonexistent/app", name: "app", by: "a test"))
    }
    #expect(error.description == "/nonexistent/app cannot be started: No such file or directory")
  }

  @Test func onlyWhatWasStartedHereIsStopped() throws {
    let place = try Place()
    try place.announce("mine", port: 7001)
    let instance = try place.devices.choose("mine")
    let error = try #require(throws: DeviceError.self) { try place.devices.stop(instance) }
    #expect(
      error.description
        == "mine (pid \(getpid())) was not started by 'flash run', so it is not stopped: end it as it was started"
    )
  }

  @Test func anAppThatDiedByItselfIsMissedWithTheWayItDied() throws {
    let place = try Place()
    let launched = try place.devices.launch(place.request("fake", ["--crash-on", "boom"]))
    let client = launched.instance.client()
    let error = try #require(throws: ClientError.self) { try client.tap("boom") }
    #expect(error.isGone)
    let epitaph = try #require(
      place.devices.epitaph(of: launched.instance, child: launched.child))
    #expect(epitaph.hasPrefix("fake was ended by signal 9 (Killed)"))
    #expect(place.devices.list().cleared.map(\.name) == ["fake"])
  }

  /// I10: killed with its connections open and started again at once, it binds.
  @Test func anAppThatWasKilledCanBeStartedAgainAtOnce() throws {
    let place = try Place()
    for _ in 0..<2 {
      let launched = try place.devices.launch(place.request())
      let client = launched.instance.client()
      #expect(try client.tap("add").changed)
      kill(pid_t(launched.child.pid), SIGKILL)
      #expect(launched.child.ended(within: 5_000) == .signalled(SIGKILL))
    }
    #expect(place.devices.list().instances == [])
  }
}
#endif
