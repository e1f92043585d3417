import FlashProtocol
import HostSupport

@testable import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A registry of a test's own.
struct Place {
  let folder: TemporaryFolder
  let devices: Devices

  init() throws {
    folder = try TemporaryFolder()
    devices = Devices(registry: Registry(folder: folder.path + "/registry"))
    try devices.registry.make()
  }

  var registry: Registry { devices.registry }

  /// An app as one announces itself: this process, unless told otherwise.
  @discardableResult
  func announce(
    _ name: String = "demo", port: Int = 7001, pid: Int = Int(getpid()),
    startTicks: Int? = ProcessFacts.startTicks(Int(getpid()))
  ) throws -> InstanceRecord {
    let app = AppIdentity(
      name: name, bundle: "dev.flash.\(name)", version: "1.0", platform: "fake",
      device: "memory", pid: pid)
    let record = InstanceRecord(app: app, port: port, token: "t0ken", startTicks: startTicks)
    try registry.announce(record)
    return record
  }

  func request(_ name: String = "fake", _ arguments: [String] = [], patience: Int = 20_000)
    -> LaunchRequest
  {
    LaunchRequest(
      program: Program.path("fakeapp"), arguments: arguments, name: name, device: "tablet",
      by: "a test", patience: patience)
  }

  /// A pid that no process has any more.
  static func endedPid() throws -> Int {
    let program = try Program("fakeapp", ["--exit", "0"])
    _ = try program.finish()
    return Int(program.pid)
  }
}
