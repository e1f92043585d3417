import HostSupport
import Testing

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Tests that use the tools of Xcode, one after the other: the tools are named by the environment.
@Suite(.serialized) struct XcodeTests {}

/// A Mac as the stand-in tells of it: the tools are found by the environment, as on a real one.
struct Mac {
  let place: Place
  let state: TemporaryFolder

  init() throws {
    place = try Place()
    state = try TemporaryFolder()
    let fixtures = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    setenv("FLASH_XCRUN", "/\(fixtures)/Fixtures/xcrun", 1)
    setenv("FLASH_PLUTIL", "/\(fixtures)/Fixtures/plutil", 1)
    setenv("FLASH_TEST_STATE", state.path, 1)
    setenv("FLASH_TEST_COMPANION", Program.path("fakecompanion"), 1)
  }

  var calls: [String] { lines("calls") }

  /// The variables of the app that was launched last.
  var environment: [String] { lines("environment") }

  private func lines(_ file: String) -> [String] {
    let bytes = (try? Files.read(state.path + "/" + file)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A bundle whose program is the fake app.
  func app(_ bundle: String, program: String = Program.path("fakeapp")) throws -> String {
    let path = state.path + "/\(bundle).app"
    try Files.makeFolder(path)
    try Files.write([], to: path + "/Info.plist")
    try Files.write(Array(bundle.utf8), to: path + "/bundle")
    try Files.write(Array(program.utf8), to: path + "/program")
    return path
  }

  /// A project that makes that app.
  func project(_ bundle: String, schemes: String = "\"News\"") throws -> XcodeProject {
    _ = try app(bundle)
    try Files.write(Array(schemes.utf8), to: state.path + "/schemes")
    try Files.write(Array("\(bundle).app".utf8), to: state.path + "/product")
    let path = state.path + "/News.xcodeproj"
    try Files.makeFolder(path)
    return XcodeProject(path: path)
  }

  func request(_ app: String, on device: String? = nil, _ arguments: [String] = [])
    -> LaunchRequest
  {
    LaunchRequest(
      program: app, arguments: arguments, name: "news", by: "a test",
      simulator: SimulatorStart(device: device, permissions: ["location"]))
  }

  func request(_ start: SimulatorStart, program: String = "") -> LaunchRequest {
    LaunchRequest(program: program, name: "news", by: "a test", simulator: start)
  }
}
