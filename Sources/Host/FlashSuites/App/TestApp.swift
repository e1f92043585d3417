import FlashClient
import FlashCommandLine
import FlashDevices
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The app that flows are played on, which they may start, stop and empty.
public final class TestApp {
  let plan: AppPlan
  private let devices: Devices
  private let holder: String
  private var reservation: Reservation?
  private(set) var instance: Instance?
  private var child: ChildProcess?
  private var client: FlashClient?
  private(set) var identity: AppIdentity?
  /// The simulator that it runs in, or ran in when it was last started.
  private(set) var simulated: SimulatedDevice?
  /// Whether nothing has been done to it since it was started.
  private(set) var isFresh = false
  /// Where it keeps what it remembers; ours alone, so that it can be emptied.
  private let home: String?
  /// What the last answer took, in milliseconds.
  private(set) var lastRoundTrip = 0.0

  /// - Parameter holder: the command that others are told of, such as `bench maestro`.
  public init(_ plan: AppPlan, holder: String, devices: Devices = Devices()) {
    self.plan = plan
    self.holder = holder
    self.devices = devices
    home = plan.run == nil ? nil : Self.makeHome()
  }

  deinit { if let home { Files.removeFolder(home) } }

  /// Whether it may be stopped and started.
  var isOwn: Bool { plan.run != nil }
  var isRunning: Bool { client != nil }

  public func start(_ extra: [String] = []) throws(DeviceError) {
    guard let word = plan.run else { return try attach() }
    let run = Invocation.Run(
      app: word, size: plan.size, animate: plan.animate, arguments: plan.arguments + extra)
    var request = try Session.request(run, by: holder)
    request.isOwned = true
    request.environment = privateFolders
    let launched = try devices.launch(request)
    reservation = launched.reservation
    child = launched.child
    use(launched.instance)
    if !plan.animate, let animations = Command.named("animations") {
      // An app that cannot is played as it is.
      _ = try? client?.call(animations, [("on", false)])
    }
    isFresh = true
  }

  private func attach() throws(DeviceError) {
    let chosen = try devices.choose(plan.app ?? Environment.value("FLASH_APP"))
    reservation = try devices.reserve(chosen, by: holder)
    use(chosen)
  }

  private func use(_ instance: Instance) {
    self.instance = instance
    client = instance.client()
    identity = try? client?.identify()
    simulated = instance.simulated ?? simulated
  }

  /// Ends it, where it was started here.
  public func stop() {
    guard isOwn, let instance else { return }
    client = nil
    reservation = nil
    try? devices.stop(instance, child: child)
    self.instance = nil
    child = nil
  }

  /// Takes from it what it remembers; it must not be running.
  func empty() throws(DeviceError) {
    if let simulated { return try simulated.emptyContainer() }
    guard let home else { return }
    Files.removeFolder(home)
    try? Files.makeFolder(home, mode: 0o700)
  }

  func call(_ name: String, _ arguments: [(name: String, value: JSON)]) throws(ClientError) -> Reply
  {
    guard let command = Command.named(name) else { throw .unknownCommand(name) }
    guard let client else { throw .unreachable(port: 0, reason: "the app was stopped by the flow") }
    if command.method == .post { isFresh = false }
    let reply = try client.call(command, arguments)
    lastRoundTrip = reply.roundTrip
    return reply
  }

  /// How it ended, where that is known of an app that is gone.
  var epitaph: String? { instance.flatMap { devices.epitaph(of: $0, child: child) } }

  private var privateFolders: [(name: String, value: String)] {
    guard let home else { return [] }
    return ["CONFIG", "DATA", "STATE", "CACHE"].map { ("XDG_\($0)_HOME", "\(home)/\($0)") }
  }

  private static func makeHome() -> String? {
    var template = Array("\(Environment.value("TMPDIR") ?? "/tmp")/flash-home.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
