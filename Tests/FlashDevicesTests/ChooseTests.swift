import FlashClient
import FlashHTTP
import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct ChooseTests {
  @Test func theOnlyAppNeedsNoName() throws {
    let place = try Place()
    try place.announce("demo")
    #expect(try place.devices.choose(nil).name == "demo")
  }

  @Test func severalAppsAreListedAndNoneIsChosen() throws {
    let place = try Place()
    try place.announce("demo", port: 7001)
    try place.announce("demo-2", port: 7002)
    let error = try #require(throws: DeviceError.self) { try place.devices.choose(nil) }
    let pid = getpid()
    #expect(
      error.description
        == "several apps run: choose one with --app NAME, PID or PORT; running: demo (memory, port 7001, pid \(pid)), demo-2 (memory, port 7002, pid \(pid))"
    )
  }

  @Test func anAppIsChosenByNameOrPort() throws {
    let place = try Place()
    try place.announce("demo", port: 7001)
    try place.announce("demo-2", port: 7002)
    #expect(try place.devices.choose("demo").port == 7001)
    #expect(try place.devices.choose("7002").name == "demo-2")
  }

  @Test func aMisspeltNameHasItsFix() throws {
    let place = try Place()
    try place.announce("demo")
    let error = try #require(throws: DeviceError.self) { try place.devices.choose("dmeo") }
    #expect(error.description == "no running app is called 'dmeo': did you mean 'demo'?")
  }

  @Test func noAppSaysHowToStartOne() throws {
    let place = try Place()
    let error = try #require(throws: DeviceError.self) { try place.devices.choose(nil) }
    #expect(
      error.description
        == "no app with Flash inside is running: start one with 'flash run demo' or 'flash run PROGRAM'"
    )
  }

  @Test func whatWasClearedOnTheWayIsTold() throws {
    let place = try Place()
    try place.announce("old", port: 7001, pid: try Place.endedPid())
    try place.announce("demo", port: 7002)
    var told: [Cleared] = []
    #expect(try place.devices.choose(nil) { told = $0 }.name == "demo")
    #expect(told.map(\.name) == ["old"])
  }

  @Test func aPortInNoRegistryMayBeNamed() throws {
    let place = try Place()
    let instance = try place.devices.choose("7003")
    #expect(instance.port == 7003)
    #expect(instance.app == nil)
  }

  /// L01: the entry is sound and its process runs, and yet another server has the port.
  @Test func aForeignServerOnThePortIsRecognised() throws {
    let server = HTTPServer { _, responder in
      responder.send(HTTPResponse(status: 200, body: Array("hello".utf8)))
    }
    let port = try server.start()
    defer { server.stop() }
    let place = try Place()
    try place.announce("demo", port: port)
    let client = try place.devices.choose("demo").client()
    let error = try #require(throws: ClientError.self) { try client.tap("add") }
    #expect(error.isOther)
  }
}
