#if FLASH
import FlashProtocol
import HostSupport
import Testing

@testable import FlashDevices

/// `flash` on a Mac as the stand-in for `xcrun` tells of it.
@Suite struct SimulatorProgramTests {
  private struct Mac {
    let state: TemporaryFolder
    let registry: TemporaryFolder

    init() throws {
      state = try TemporaryFolder()
      registry = try TemporaryFolder()
      try Files.makeFolder(state.path + "/News.app")
      try state.write("", to: "News.app/Info.plist")
      try state.write("dev.flash.News", to: "News.app/bundle")
      try state.write(Program.path("fakeapp"), to: "News.app/program")
    }

    var app: String { state.path + "/News.app" }
    var calls: [String] {
      (state.text("calls") ?? "").split(separator: "\n").map(String.init)
    }

    func flash(_ words: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
      let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
      let own = [
        "FLASH_XCRUN": "/\(tests)/FlashDevicesTests/Fixtures/xcrun",
        "FLASH_PLUTIL": "/\(tests)/FlashDevicesTests/Fixtures/plutil",
        "FLASH_TEST_STATE": state.path, "FLASH_REGISTRY": registry.path,
        "FLASH_TEST_COMPANION": Program.path("fakecompanion"),
      ]
      return try Program.run("flash", words, environment: own.merging(environment) { $1 })
    }
  }

  @Test func theListTellsWhichThereAreAndWhoHasThem() throws {
    let mac = try Mac()
    _ = try mac.flash("run", mac.app, "--name", "news", "--size", "iPhone 15")
    let lines = try mac.flash("sim", "list").out.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("NAME       SYSTEM    STATE   UDID    BY"))
    #expect(lines[1].hasPrefix("iPad Air   iOS 18.6"))
    #expect(lines[3] == "iPhone 15  iOS 17.5  booted  AAAA-1  news")
    let json = try JSON(
      parsing: Array(try mac.flash("sim", "list", "--json").out.utf8.dropLast()))
    #expect(json.array?.map { $0["udid"]?.string } == ["CCCC-3", "BBBB-2", "AAAA-1"])
    #expect(json.array?[2]["by"] == "news")
    #expect(try mac.flash("stop", "news").status == 0)
  }

  @Test func whatIsDoneGoesToTheSimulatorAndBundleOfTheAppAtHand() throws {
    let mac = try Mac()
    let outcome = try mac.flash(
      "run", mac.app, "--name", "News", "--grant", "photos,location", "+", "sim", "openurl",
      "news://story/1", "+", "sim", "push", "Rain", "+", "sim", "grant", "camera", "+", "sim",
      "appearance", "dark", "+", "sim", "statusbar", "+", "tap", "add", "+", "sim", "terminate",
      "+", "stop")
    #expect(outcome.status == 0, "\(outcome.error)")
    let expected = [
      "privacy BBBB-2 grant photos dev.flash.News", "privacy BBBB-2 grant location dev.flash.News",
      "openurl BBBB-2 news://story/1", "privacy BBBB-2 grant camera dev.flash.News",
      "ui BBBB-2 appearance dark", "terminate BBBB-2 dev.flash.News",
    ]
    for call in expected { #expect(mac.calls.contains(call), "\(call)") }
    #expect(mac.state.text("pushed") == #"{"aps":{"alert":"Rain"}}"#)
    #expect(
      outcome.out.split(separator: "\n").contains(
        "sim openurl  news://story/1  iPhone 16  iOS 18.6  BBBB-2"))
  }

  @Test func aSimulatorInWhichAnAppRunsIsNotErasedUnderIt() throws {
    let mac = try Mac()
    _ = try mac.flash("run", mac.app, "--name", "news")
    let refused = try mac.flash("sim", "erase", "iPhone 16")
    #expect(refused.status == 1)
    #expect(
      refused.error
        == "flash: news runs in the simulator iPhone 16: 'flash stop news' first\n")
    #expect(try mac.flash("stop", "news", "+", "sim", "erase", "iPhone 16").status == 0)
    #expect(mac.calls.suffix(2) == ["shutdown BBBB-2", "erase BBBB-2"])
  }

  @Test func theSimulatorOfAnotherProcessIsLeftAlone() throws {
    let mac = try Mac()
    let reservation = try #require(
      try Reservation.take(
        simulator: "BBBB-2", in: Registry(folder: mac.registry.path), by: "a test"))
    let outcome = try mac.flash("sim", "appearance", "dark", "--on", "iPhone 16")
    #expect(outcome.status == 3)
    #expect(outcome.error.hasPrefix("flash: the simulator iPhone 16 is reserved by a test (pid "))
    #expect(!mac.calls.contains { $0.hasPrefix("ui") })
    // Without a name a free one is booted instead.
    let booted = try mac.flash("sim", "boot")
    #expect(booted.out.hasSuffix("iPhone 15  iOS 17.5  AAAA-1\n"))
    withExtendedLifetime(reservation) {}
  }

  @Test func aProjectIsBuiltAndItsAppAnswers() throws {
    let mac = try Mac()
    try Files.makeFolder(mac.state.path + "/News.xcodeproj")
    try mac.state.write("\"News\"", to: "schemes")
    try mac.state.write("News.app", to: "product")
    let project = mac.state.path + "/News.xcodeproj"
    let outcome = try mac.flash(
      "run", "--build", project, "--scheme", "News", "+", "tap", "add", "+", "stop")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.hasPrefix("run  News  iPhone 16  port "))
    #expect(mac.calls.contains { $0.contains("-scheme News") && $0.contains("-quiet build") })
  }

  @Test func aPermissionAlertIsListedAndAnsweredThroughTheCompanion() throws {
    let mac = try Mac()
    _ = try mac.flash("run", mac.app, "--name", "news")
    let listed = try mac.flash("alert")
    #expect(
      listed.out == """
        alert  "Allow “News” to use your location?"
          button  Allow Once
          button  Allow While Using App
          button  Don’t Allow

        """)
    #expect(listed.error.contains("starting the companion"))
    let tapped = try mac.flash("alert", "Don't Allow")
    #expect(
      tapped.out
        == "alert  Don’t Allow  \"Allow “News” to use your location?\"  → nothing is asked any more\n"
    )
    #expect(tapped.error == "")
    let none = try mac.flash("alert", "allow")
    #expect(none.status == 1)
    #expect(none.error == "flash: no alert is up\n")
    #expect(
      try mac.flash("alert").out == "no dialog of the app's is up and none of the system's\n")
    #expect(try mac.flash("stop", "news").status == 0)
    #expect(!mac.registry.names.contains { $0.hasSuffix(".companion") })
  }

  /// On the stand-in of UIKit nothing fills the tree of an app that has no SwiftUI, and all is read.
  @Test func theDoctorLaunchesWithEachWayOfArmingAloneAndTellsWhatCameOfIt() throws {
    let mac = try Mac()
    try mac.state.write(Program.path("fakeuikit"), to: "News.app/program")
    let outcome = try mac.flash("doctor", mac.app, "--json")
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    #expect(json["platform"] == "ios")
    let ways = json["arming"]?.array ?? []
    #expect(
      ways.map { $0["by"]?.string } == [
        "_AXSSetAutomationEnabled alone", "_AXSSetApplicationAccessibilityEnabled alone", "neither",
      ])
    #expect(ways.allSatisfy { $0["elements"] == 1 })
    let told = json["examinations"]?.array?.first {
      $0["name"] == "arms accessibility"
    }
    // Linux has no libAccessibility: both are looked for, and neither is found.
    #expect(told?["well"] == false)
    #expect(told?["detail"]?.string?.contains("_AXSSetAutomationEnabled: not found") == true)
    let armed = mac.calls.filter { $0.contains("AccessibilityEnabled -bool") }
    #expect(armed.count { $0.hasSuffix("true") } == 2 && armed.count { $0.hasSuffix("false") } == 6)
  }

  @Test func whereThereIsNoXcodeThatIsSaid() throws {
    let mac = try Mac()
    let outcome = try mac.flash(
      "sim", "list", environment: ["FLASH_XCRUN": "/nowhere/xcrun"])
    #expect(outcome.status == 3)
    #expect(
      outcome.error
        == "flash: /nowhere/xcrun cannot be started (No such file or directory): simulators need a Mac with Xcode\n"
    )
  }
}
#endif
