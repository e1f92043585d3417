import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The right to an app, for as long as this lives: no two callers have it at once.
///
/// It is a lock on a file, so it ends with its process, however that ends.
public final class Reservation: Sendable {
  /// 0 for that of a simulator.
  public let port: Int
  /// Its identifier.
  public let simulator: String?
  private let path: String
  private let descriptor: Int32

  private init(port: Int, simulator: String?, path: String, descriptor: Int32) {
    self.port = port
    self.simulator = simulator
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    // Removed while it is locked: whoever waits for it sees that the path is another file then.
    unlink(path)
    close(descriptor)
  }

  /// Who holds a reservation.
  public struct Holder: Sendable, Equatable {
    public var pid: Int
    public var startTicks: Int?
    /// In words, such as `bench flow`.
    public var by: String

    var isThis: Bool { pid == Int(getpid()) }
  }

  /// Takes the reservation of a port, or gives nil where another has it.
  ///
  /// - Parameter holder: what others are told, such as `bench flow`.
  static func take(port: Int, in registry: Registry, by holder: String) throws(DeviceError)
    -> Reservation?
  {
    try take(registry.path(port, "lock"), port: port, in: registry, by: holder)
  }

  /// The same of a simulator.
  static func take(simulator udid: String, in registry: Registry, by holder: String)
    throws(DeviceError) -> Reservation?
  {
    try take(
      "\(registry.folder)/\(udid).lock", port: 0, simulator: udid, in: registry, by: holder)
  }

  /// The right to start an app of that name.
  static func take(name: String, in registry: Registry, by holder: String) throws(DeviceError)
    -> Reservation?
  {
    // A name may hold what a file's cannot: FNV-1a stands for it. Two names of one number would
    // only get a suffix too many.
    let number = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return try take(
      "\(registry.folder)/name-\(String(number, radix: 16)).lock", port: 0, in: registry, by: holder
    )
  }

  private static func take(
    _ path: String, port: Int, simulator: String? = nil, in registry: Registry, by holder: String
  ) throws(DeviceError) -> Reservation? {
    try registry.make()
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .file(.last(path)) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        return nil
      }
      guard isSame(descriptor, path) else {
        close(descriptor)
        continue
      }
      let text = JSON.members([
        "pid": .int(Int(getpid())),
        "startTicks": ProcessFacts.startTicks(Int(getpid())).map(JSON.int),
        "by": .string(holder),
      ]).bytes
      ftruncate(descriptor, 0)
      _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
      return Reservation(
        port: port, simulator: simulator, path: path, descriptor: descriptor)
    }
  }

  /// Who has the reservation of a port; a holder that has ended has it no more.
  static func holder(port: Int, in registry: Registry) -> Holder? {
    holder(registry.path(port, "lock"))
  }

  static func holder(simulator udid: String, in registry: Registry) -> Holder? {
    holder("\(registry.folder)/\(udid).lock")
  }

  static func holder(_ path: String) -> Holder? {
    guard let bytes = try? Files.read(path),
      let json = try? JSON(parsing: bytes), let pid = json["pid"]?.int
    else { return nil }
    let ticks = json["startTicks"]?.int
    guard ProcessFacts.runs(pid, startedAt: ticks) else { return nil }
    return Holder(pid: pid, startTicks: ticks, by: json["by"]?.string ?? "another process")
  }

  /// Whether the path still names the file that was locked: its last holder removes it.
  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var ours = stat()
    var there = stat()
    return fstat(descriptor, &ours) == 0 && stat(path, &there) == 0 && ours.st_ino == there.st_ino
      && ours.st_dev == there.st_dev
  }
}
