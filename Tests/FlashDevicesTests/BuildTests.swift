import FlashClient
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
  /// What Xcode builds before an app is launched, against the stand-in for `xcrun`.
  @Suite struct BuildTests {
    @Test func aProjectIsBuiltForTheSimulatorThatIsReservedAndItsAppLaunched() throws {
      let mac = try Mac()
      let project = try mac.project("dev.flash.News")
      let launched = try mac.place.devices.launch(mac.request(SimulatorStart(project: project)))
      defer { try? mac.place.devices.stop(launched.instance) }
      #expect(launched.instance.app?.device == "iPhone 16")
      let build = mac.calls.first { $0.contains("-quiet build") } ?? ""
      #expect(
        build.hasPrefix(
          "xcodebuild -project \(project.path) -scheme News -configuration Debug -destination platform=iOS Simulator,id=BBBB-2 -quiet build"
        ))
      #expect(mac.calls.contains("install BBBB-2 \(mac.state.path)/dev.flash.News.app"))
    }

    @Test func ofSeveralSchemesOneMustBeNamed() throws {
      let mac = try Mac()
      var project = try mac.project("dev.flash.News", schemes: "\"News\", \"Widget\"")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(SimulatorStart(project: project)))
      }
      #expect(
        error == .noScheme(nil, project: project.path, schemes: ["News", "Widget"]))
      project.scheme = "Widget"
      let launched = try mac.place.devices.launch(mac.request(SimulatorStart(project: project)))
      try mac.place.devices.stop(launched.instance)
      #expect(mac.calls.contains { $0.contains("-scheme Widget -configuration Debug") })
    }

    @Test func whatDoesNotCompileIsToldByItsErrorsAndTheSimulatorIsFreeAgain() throws {
      let mac = try Mac()
      let project = try mac.project("dev.flash.News")
      try Files.write([], to: mac.state.path + "/broken")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(SimulatorStart(project: project)))
      }
      #expect(
        error.description.hasSuffix(
          "exited with status 65:\n  | /x/News.swift:7:3: error: cannot find 'stroy' in scope"))
      #expect(Reservation.holder(simulator: "BBBB-2", in: mac.place.registry) == nil)
    }

    @Test func aSchemeThatMakesNoAppIsTold() throws {
      let mac = try Mac()
      let project = try mac.project("dev.flash.News")
      try Files.write(Array("News.framework".utf8), to: mac.state.path + "/product")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(SimulatorStart(project: project)))
      }
      #expect(error == .noProduct(scheme: "News", project: project.path))
    }

    @Test func anAppWithoutFlashIsLaunchedWithTheLibraryThatBringsIt() throws {
      let mac = try Mac()
      let library = mac.state.path + "/FlashInject"
      try Files.write([], to: library)
      setenv("FLASH_INJECT", library, 1)
      defer { unsetenv("FLASH_INJECT") }
      let app = try mac.app("dev.other.Notes")
      let launched = try mac.place.devices.launch(
        mac.request(SimulatorStart(isInserted: true), program: app))
      try mac.place.devices.stop(launched.instance)
      #expect(mac.environment.contains("DYLD_INSERT_LIBRARIES=\(library)"))
      #expect(mac.environment.contains { $0.hasPrefix("FLASH_PORT=") })
    }

    /// The app knows nothing of Flash, and is linked with what the loader would bring into it.
    @Test func anAppOnTheStandInOfUIKitIsDrivenByWhatTheLoaderBrings() throws {
      let mac = try Mac()
      let library = mac.state.path + "/FlashInject"
      try Files.write([], to: library)
      setenv("FLASH_INJECT", library, 1)
      defer { unsetenv("FLASH_INJECT") }
      let app = try mac.app("dev.other.Notes", program: Program.path("fakeuikit"))
      let launched = try mac.place.devices.launch(
        mac.request(SimulatorStart(isInserted: true), program: app))
      defer { try? mac.place.devices.stop(launched.instance) }
      let client = launched.instance.client()
      #expect(try client.health().app.platform == "ios")
      #expect(try client.tap(Target(.id("add"))).changed)
      let count = try Element(json: try client.find(Target(.id("count")))["element"] ?? .null)
      #expect(count.text == "1")
    }

    @Test func theLibraryIsBuiltFromThePackageWhereItIsNotThere() throws {
      let mac = try Mac()
      let simulator = try #require(try Simulators().list().first)
      let path = try InsertedLibrary.path(for: simulator)
      #expect(path.hasSuffix("/PackageFrameworks/FlashInject.framework/FlashInject"))
      let build = try #require(mac.calls.last)
      #expect(build.hasPrefix("xcodebuild -scheme FlashInject -configuration Debug -destination"))
      let package = try #require(Package.root(above: path))
      #expect(build.hasSuffix("(in \(package))"))
      Files.removeFolder(package + "/.build/inject")
    }

    /// Some runtimes ignore inserted libraries: the app runs and nothing answers in it.
    @Test func anAppIntoWhichNothingWasBroughtIsToldAsThat() throws {
      let mac = try Mac()
      let library = mac.state.path + "/FlashInject"
      try Files.write([], to: library)
      setenv("FLASH_INJECT", library, 1)
      defer { unsetenv("FLASH_INJECT") }
      let app = try mac.app("dev.other.Notes")
      var request = mac.request(SimulatorStart(isInserted: true), program: app)
      request.arguments = ["--mute"]
      request.patience = 300
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(request)
      }
      #expect(error.description.contains("the loader brought no Flash into it within 300 ms"))
    }

    @Test func aLibraryThatIsNamedAndNotThereIsTold() throws {
      let mac = try Mac()
      setenv("FLASH_INJECT", "/nowhere/FlashInject", 1)
      defer { unsetenv("FLASH_INJECT") }
      let app = try mac.app("dev.other.Notes")
      let error = try #require(throws: DeviceError.self) {
        try mac.place.devices.launch(mac.request(SimulatorStart(isInserted: true), program: app))
      }
      #expect(error == .noInsertedLibrary(looked: ["/nowhere/FlashInject (FLASH_INJECT)"]))
    }
  }
}
