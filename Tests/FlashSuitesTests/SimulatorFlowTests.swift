#if FLASH
import FlashDevices
import FlashMaestro
import HostSupport
import Testing

@testable import FlashSuites

/// Flows on an app in a simulator, against a stand-in for `xcrun`.
@Suite struct SimulatorFlowTests {
  @Test func whatAnAppCannotDoToItsDeviceTheSimulatorDoes() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        """
        - setLocation: {latitude: 48.85, longitude: 2.35}
        - setDarkMode: enabled
        - assertDarkMode
        - setPermissions: {permissions: {camera: deny, notifications: allow}}
        - launchApp: {clearState: true}
        - tapOn: {id: add}
        - assertVisible: {id: count, text: "1"}
        """),
      "app/News.app/Info.plist": "", "app/News.app/bundle": "dev.flash.fake",
      "app/News.app/program": Program.path("fakeapp"), "state/container/Documents/saved": "x",
    ])
    let fixtures = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let outcome = try Program.run(
      "bench",
      [
        "maestro", bench.path("f.yaml"), "--run", bench.path("app/News.app"), "--as", "iOS",
        "--events", "-",
      ],
      environment: [
        "FLASH_REGISTRY": bench.path("registry"), "XDG_CACHE_HOME": bench.path("cache"),
        "FLASH_XCRUN": "/\(fixtures)/FlashDevicesTests/Fixtures/xcrun",
        "FLASH_PLUTIL": "/\(fixtures)/FlashDevicesTests/Fixtures/plutil",
        "FLASH_TEST_STATE": bench.path("state"), "GITHUB_ACTIONS": "",
      ])
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.out.contains("'notifications: allow' cannot be set in a simulator"))
    let calls = bench.text("state/calls")
    for call in [
      "location BBBB-2 set 48.85,2.35", "ui BBBB-2 appearance dark",
      "privacy BBBB-2 revoke camera ", "get_app_container BBBB-2 ",
    ] { #expect(calls.contains(call), "\(calls)") }
    #expect(!Files.exists(bench.path("state/container/Documents/saved")))
  }

  @Test(arguments: [
    ("camera", "allow", SimulatedDevice.Consent.grant, "camera"),
    ("all", "unset", .reset, "all"), ("location", "always", .grant, "location-always"),
    ("location", "inuse", .grant, "location"), ("location", "never", .revoke, "location"),
    ("medialibrary", "deny", .revoke, "media-library"),
    ("photos", "limited", .grant, "photos-add"),
  ])
  func permissionsHaveTheNamesOfSimctl(
    name: String, value: String, consent: SimulatedDevice.Consent, service: String
  ) {
    let made = SimulatorConsent(MaestroPair(name, value))
    #expect(made?.consent == consent)
    #expect(made?.service == service)
  }

  @Test func whatSimctlDoesNotKnowIsNone() {
    #expect(SimulatorConsent(MaestroPair("notifications", "allow")) == nil)
    #expect(SimulatorConsent(MaestroPair("camera", "perhaps")) == nil)
  }
}
#endif
