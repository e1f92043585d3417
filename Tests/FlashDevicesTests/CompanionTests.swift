import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension XcodeTests {
  /// The companion as it is started by Xcode's tools, here the real one on the stand-in's phone.
  @Suite struct CompanionTests {
    private func launched(_ mac: Mac) throws -> Instance {
      try mac.place.devices.launch(mac.request(try mac.app("dev.flash.News"))).instance
    }

    @Test func itIsStartedOnceAnswersAndEndsWithTheApp() throws {
      let mac = try Mac()
      let instance = try launched(mac)
      var starts = 0
      let companion = try #require(
        try mac.place.devices.companion(for: instance, by: "a test") { starts += 1 })
      let prompt = try #require(try companion.prompts().first)
      #expect(prompt.title == "Allow “News” to use your location?")
      #expect(prompt.buttons == ["Allow Once", "Allow While Using App", "Don’t Allow"])
      let again = try #require(
        try mac.place.devices.companion(for: instance, by: "a test") { starts += 1 })
      #expect(again.port == companion.port && starts == 1)
      #expect(try again.tap("Don’t Allow", at: 0) == [])
      let words = try #require(mac.calls.last)
      #expect(words.contains("xcodebuild test -project"))
      #expect(words.contains("-destination platform=iOS Simulator,id=BBBB-2"))
      let note = try #require(mac.place.registry.companion(of: "BBBB-2"))
      try mac.place.devices.stop(instance)
      #expect(!ProcessFacts.runs(note.start.pid, startedAt: note.start.startTicks))
      #expect(mac.place.registry.companion(of: "BBBB-2") == nil)
    }

    @Test func oneThatDiedIsStartedAnew() throws {
      let mac = try Mac()
      let instance = try launched(mac)
      defer { try? mac.place.devices.stop(instance) }
      let first = try #require(try mac.place.devices.companion(for: instance, by: "a test"))
      let note = try #require(mac.place.registry.companion(of: "BBBB-2"))
      kill(Int32(note.start.pid), SIGKILL)
      var status: Int32 = 0
      waitpid(Int32(note.start.pid), &status, 0)
      let second = try #require(try mac.place.devices.companion(for: instance, by: "a test"))
      #expect(try second.prompts().count == 1)
      #expect(throws: CompanionError.self) { try first.prompts() }
    }

    @Test func whatDoesNotBuildIsToldWithItsErrors() throws {
      let mac = try Mac()
      let instance = try launched(mac)
      defer { try? mac.place.devices.stop(instance) }
      try Files.write([], to: mac.state.path + "/no-companion")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.companion(for: instance, by: "a test")
      }
      #expect(error.description.contains("the companion exited with status 65"))
      #expect(error.description.contains("no such module 'XCUIAutomation'"))
      #expect(mac.place.registry.companion(of: "BBBB-2") == nil)
    }

    @Test func aForeignServerOnItsPortIsTold() throws {
      let mac = try Mac()
      let instance = try launched(mac)
      defer { try? mac.place.devices.stop(instance) }
      setenv("FLASH_TEST_FOREIGN", "1", 1)
      defer { unsetenv("FLASH_TEST_FOREIGN") }
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.companion(for: instance, by: "a test")
      }
      #expect(error.description.contains("is not the companion: 200 <html>"))
    }

    @Test func anAppOutsideOfSimulatorsHasNone() throws {
      let place = try Place()
      let instance = try place.devices.launch(place.request()).instance
      defer { try? place.devices.stop(instance) }
      #expect(try place.devices.companion(for: instance, by: "a test") == nil)
    }
  }
}
