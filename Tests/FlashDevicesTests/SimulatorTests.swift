import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The simulator part, against a stand-in for `xcrun` whose shapes come from public sources.
extension XcodeTests {
  @Suite struct SimulatorTests {
    @Test func theNewestSystemComesFirstAndOtherSystemsAreLeftOut() throws {
      let mac = try Mac()
      let list = try Simulators().list()
      #expect(list.map(\.name) == ["iPad Air", "iPhone 16", "iPhone 15"])
      #expect(list.map(\.system) == ["iOS 18.6", "iOS 18.6", "iOS 17.5"])
      #expect(list.allSatisfy { !$0.isBooted })
      withExtendedLifetime(mac) {}
    }

    @Test func anAppIsInstalledAndLaunchedInAFreeSimulatorAndAnswers() throws {
      let mac = try Mac()
      let launched = try mac.place.devices.launch(mac.request(try mac.app("dev.flash.News")))
      defer { try? mac.place.devices.stop(launched.instance) }
      #expect(launched.instance.app?.device == "iPhone 16")
      #expect(launched.instance.name == "news")
      #expect(launched.simulator?.simulator == "BBBB-2")
      let calls = mac.calls.map { $0.split(separator: " ").prefix(5).joined(separator: " ") }
      #expect(
        calls.dropFirst() == [
          "bootstatus BBBB-2 -b", "spawn BBBB-2 defaults write com.apple.Accessibility",
          "spawn BBBB-2 defaults write com.apple.Accessibility",
          "install BBBB-2 \(mac.state.path)/dev.flash.News.app",
          "privacy BBBB-2 grant location dev.flash.News",
          "launch --terminate-running-process --stdout=\(mac.place.registry.path(launched.instance.port, "log")) --stderr=\(mac.place.registry.path(launched.instance.port, "log")) BBBB-2",
        ])
      try launched.instance.client().identify()
    }

    @Test func twoCallersNeverShareASimulator() throws {
      let mac = try Mac()
      let app = try mac.app("dev.flash.News")
      let first = try mac.place.devices.launch(mac.request(app))
      let second = try mac.place.devices.launch(mac.request(app))
      #expect(first.simulator?.simulator == "BBBB-2")
      #expect(second.simulator?.simulator == "AAAA-1")
      let third = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(app, on: "iPhone 16"))
      }
      #expect(
        third
          == .reserved(
            app: "the simulator iPhone 16", by: "news", pid: first.instance.app?.pid ?? 0))
      try mac.place.devices.stop(first.instance)
      try mac.place.devices.stop(second.instance)
    }

    @Test func aSimulatorOutlivesItsReservationAsLongAsItsAppRuns() throws {
      let mac = try Mac()
      let app = try mac.app("dev.flash.News")
      // As `flash run` does, which ends and leaves the app running.
      let instance = try mac.place.devices.launch(mac.request(app, on: "AAAA-1")).instance
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(app, on: "AAAA-1"))
      }
      #expect(error.description.contains("the simulator iPhone 15 is reserved by news"))
      try mac.place.devices.stop(instance)
      let again = try mac.place.devices.launch(mac.request(app, on: "AAAA-1"))
      #expect(again.instance.app?.device == "iPhone 15")
      try mac.place.devices.stop(again.instance)
    }

    @Test func aMisspeltSimulatorHasItsFix() throws {
      let mac = try Mac()
      let app = try mac.app("dev.flash.News")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(app, on: "iPhone 61"))
      }
      #expect(error.description == "there is no simulator 'iPhone 61': did you mean 'iPhone 16'?")
    }

    @Test func whatAToolSaysWhenItFailsIsPassedOn() throws {
      let mac = try Mac()
      let stranger = Simulator(udid: "XXXX", name: "X", system: "iOS 18.6", isBooted: false)
      let error = try #require(throws: DeviceError.self) { try Simulators().boot(stranger) }
      #expect(error.description.hasSuffix("exited with status 148:\n  | Invalid device: XXXX"))
      withExtendedLifetime(mac) {}
    }

    @Test func anAppThatEndsOrNeverAnswersIsTold() throws {
      let mac = try Mac()
      let app = try mac.app("dev.flash.News")
      var request = mac.request(app, on: "AAAA-1", ["--mute"])
      request.patience = 300
      let error = try #require(throws: DeviceError.self) { try mac.place.devices.launch(request) }
      guard case .neverAnswered(_, 300, _, let tail) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(tail == ["fakeapp begins"])
    }

    /// It is no child of ours, and is not waited for in vain all the same.
    @Test func anAppThatEndsAtOnceIsToldWithWhatItPrinted() throws {
      let mac = try Mac()
      let app = try mac.app("dev.flash.News")
      var request = mac.request(app, on: "AAAA-1", ["--exit", "3"])
      request.patience = 600_000
      let error = try #require(throws: DeviceError.self) { try mac.place.devices.launch(request) }
      guard case .endedEarly(_, .gone, _, let tail) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(tail == ["fakeapp begins", "the store cannot be opened"])
    }

    @Test func theRestOfWhatSimctlDoesIsSentAsItIsDocumented() throws {
      let mac = try Mac()
      let simulators = Simulators()
      let one = Simulator(udid: "AAAA-1", name: "iPhone 15", system: "iOS 17.5", isBooted: true)
      try simulators.open("pulse://story/1", on: one)
      let payload = try mac.state.write("{\"aps\": {\"alert\": \"Rain\"}}", to: "payload.json")
      try simulators.push(payload, to: "dev.flash.News", on: one)
      try simulators.setAppearance(one, dark: true)
      try simulators.steadyStatusBar(one)
      try simulators.clearStatusBar(one)
      try simulators.change(.revoke, of: "photos", for: "dev.flash.News", on: one)
      try simulators.terminate("dev.flash.News", on: one)
      try simulators.erase(one)
      #expect(
        mac.calls == [
          "openurl AAAA-1 pulse://story/1", "push AAAA-1 dev.flash.News \(payload)",
          "ui AAAA-1 appearance dark",
          "status_bar AAAA-1 override --time 9:41 --dataNetwork wifi --wifiBars 3 --cellularBars 4 --batteryState charged --batteryLevel 100",
          "status_bar AAAA-1 clear", "privacy AAAA-1 revoke photos dev.flash.News",
          "terminate AAAA-1 dev.flash.News", "shutdown AAAA-1", "erase AAAA-1",
        ])
    }

    @Test func aTextIsDeliveredAsTheAlertOfANotification() throws {
      let mac = try Mac()
      let one = Simulator(udid: "AAAA-1", name: "iPhone 15", system: "iOS 17.5", isBooted: true)
      try Simulators().push("Rain \"tonight\"", to: "dev.flash.News", on: one)
      let words = try #require(mac.calls.last?.split(separator: " "))
      #expect(words.prefix(3) == ["push", "AAAA-1", "dev.flash.News"])
      #expect(mac.state.text("pushed") == #"{"aps":{"alert":"Rain \"tonight\""}}"#)
    }

    @Test func aPayloadThatIsNoneIsToldBeforeSimctlIsAsked() throws {
      let mac = try Mac()
      let one = Simulator(udid: "AAAA-1", name: "iPhone 15", system: "iOS 17.5", isBooted: true)
      let payload = try mac.state.write("{\"alert\": 1}", to: "payload.json")
      let error = try #require(throws: DeviceError.self) {
        try Simulators().push(payload, to: "dev.flash.News", on: one)
      }
      #expect(error.description.contains("it must be a JSON object with 'aps'"))
      #expect(mac.calls == [])
    }

    @Test func whatIsMeantIsTheNamedTheAppsOrTheOnlyBootedOne() throws {
      let mac = try Mac()
      let registry = mac.place.registry
      let simulators = Simulators()
      #expect(
        throws: DeviceError.noBootedSimulator(
          known: ["iPad Air (iOS 18.6)", "iPhone 16 (iOS 18.6)", "iPhone 15 (iOS 17.5)"])
      ) { try simulators.choose(nil, of: nil, in: registry) }
      #expect(try simulators.choose("iPhone 15", of: nil, in: registry).udid == "AAAA-1")
      let instance = try mac.place.devices.launch(mac.request(try mac.app("dev.flash.News")))
        .instance
      defer { try? mac.place.devices.stop(instance) }
      #expect(try simulators.choose(nil, of: instance, in: registry).udid == "BBBB-2")
      #expect(try simulators.choose(nil, of: nil, in: registry).udid == "BBBB-2")
      try Files.write([], to: mac.state.path + "/CCCC-3.booted")
      #expect(
        throws: DeviceError.severalSimulators(["iPad Air (iOS 18.6)", "iPhone 16 (iOS 18.6)"])
      ) { try simulators.choose(nil, of: nil, in: registry) }
    }

    /// A lock that its process did not live to take away is nobody's.
    @Test func theLockOfAProcessThatEndedIsFree() throws {
      let mac = try Mac()
      let pid = try Place.endedPid()
      try Files.write(
        Array("{\"pid\":\(pid),\"by\":\"bench flow\"}".utf8),
        to: mac.place.registry.folder + "/BBBB-2.lock")
      let chosen = try Simulators().choose("iPhone 16", of: nil, in: mac.place.registry)
      #expect(chosen.udid == "BBBB-2")
      let (_, reservation) = try Simulators().reserve(
        "iPhone 16", in: mac.place.registry, by: "a test")
      #expect(Reservation.holder(simulator: "BBBB-2", in: mac.place.registry)?.by == "a test")
      withExtendedLifetime(reservation) {}
    }

    @Test func whatAFlowAsksOfTheSimulatorIsSentAsItIsDocumented() throws {
      let mac = try Mac()
      let device = SimulatedDevice(udid: "AAAA-1", bundle: "dev.flash.News")
      try device.set(.revoke, of: "photos")
      try device.setLocation(latitude: 48.85, longitude: 2.35)
      try device.addMedia(["/a.png", "/b.png"])
      try device.resetKeychain()
      #expect(try !device.isDark())
      try device.setDark(true)
      #expect(try device.isDark())
      #expect(
        mac.calls == [
          "privacy AAAA-1 revoke photos dev.flash.News", "location AAAA-1 set 48.85,2.35",
          "addmedia AAAA-1 /a.png /b.png", "keychain AAAA-1 reset", "ui AAAA-1 appearance",
          "ui AAAA-1 appearance dark", "ui AAAA-1 appearance",
        ])
    }

    @Test func emptyingTakesWhatTheAppKeepsAndLeavesTheSystemsFolders() throws {
      let mac = try Mac()
      let container = mac.state.path + "/container"
      try Files.makeFolder(container + "/Library/Preferences")
      try Files.makeFolder(container + "/Documents")
      try Files.write([1], to: container + "/Documents/saved.db")
      try Files.write([1], to: container + "/Library/Preferences/app.plist")
      try Files.write([1], to: container + "/.com.apple.mobile_container_manager.metadata.plist")
      try SimulatedDevice(udid: "AAAA-1", bundle: "dev.flash.News").emptyContainer()
      #expect(Files.names(in: container + "/Documents").isEmpty)
      #expect(Files.names(in: container + "/Library").isEmpty)
      #expect(
        Set(Files.names(in: container))
          == ["Documents", "Library", ".com.apple.mobile_container_manager.metadata.plist"])
    }
  }
}
