import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where apps run on this machine: which there are, who has them, how they come and go.
public struct Devices: Sendable {
  public let registry: Registry

  public init(registry: Registry = .standard) { self.registry = registry }

  /// The apps that run, and what was cleared away because it runs no more.
  public func list() -> (instances: [Instance], cleared: [Cleared]) { registry.read() }

  /// The app that a caller means.
  ///
  /// - Parameters:
  ///   - selector: name, pid or port; nil where there is only one.
  ///   - cleared: told what was cleared away.
  public func choose(_ selector: String?, cleared: ([Cleared]) -> Void = { _ in })
    throws(DeviceError) -> Instance
  {
    let (instances, gone) = registry.read()
    if !gone.isEmpty { cleared(gone) }
    guard let selector else {
      guard let only = instances.first else { throw .noApp(cleared: gone) }
      guard instances.count == 1 else {
        throw .severalApps(instances.map(Self.label), wanted: nil)
      }
      return only
    }
    if let named = instances.first(where: { $0.name == selector }) { return named }
    if let number = Int(selector) {
      let fitting = instances.filter { $0.port == number || $0.app?.pid == number }
      if fitting.count > 1 { throw .severalApps(fitting.map(Self.label), wanted: selector) }
      if let only = fitting.first { return only }
      // A port may be named that no registry knows: its /health has to be sound.
      if (1...65_535).contains(number) {
        return Instance(port: number, token: Environment.value("FLASH_TOKEN"))
      }
    }
    if instances.isEmpty { throw .noApp(cleared: gone) }
    throw .noSuchApp(
      selector, nearest: Spelling.nearest(to: selector, among: instances.map(\.name)),
      running: instances.map(Self.label))
  }

  /// Makes an app the caller's own for as long as the reservation lives.
  ///
  /// - Parameter holder: what others are told, such as `bench flow`.
  /// - Throws: `reserved` with the holder, where another has it.
  public func reserve(_ instance: Instance, by holder: String) throws(DeviceError) -> Reservation {
    if let reservation = try Reservation.take(port: instance.port, in: registry, by: holder) {
      return reservation
    }
    let other = Reservation.holder(port: instance.port, in: registry)
    throw .reserved(
      app: instance.name, by: other?.by ?? "another process", pid: other?.pid ?? 0)
  }

  /// Who has the app, unless that is this process or nobody.
  public func holder(of instance: Instance) -> Reservation.Holder? {
    let holder = Reservation.holder(port: instance.port, in: registry)
    return holder?.pid == Int(getpid()) ? nil : holder
  }

  /// Who has a simulator, unless that is this process or nobody.
  public func holder(ofSimulator udid: String) -> Reservation.Holder? {
    let holder = Reservation.holder(simulator: udid, in: registry)
    return holder?.isThis == true ? nil : holder
  }

  /// Ends an app that was started by Flash.
  ///
  /// - Parameters:
  ///   - child: where this process is its parent.
  ///   - keepingLog: leave its output.
  /// - Throws: `notStartedByUs` for any other; `reserved` where somebody is at it.
  public func stop(_ instance: Instance, child: ChildProcess? = nil, keepingLog: Bool = false)
    throws(DeviceError)
  {
    if let holder = holder(of: instance) {
      throw .reserved(app: instance.name, by: holder.by, pid: holder.pid)
    }
    guard let note = instance.note else {
      throw .notStartedByUs(app: instance.name, pid: instance.app?.pid ?? 0)
    }
    let app = instance.app.map { (pid: $0.pid, startTicks: instance.startTicks) }
    guard Ending.end(note, app: app, child: child) else {
      throw .wouldNotEnd(app: instance.name, pid: instance.app?.pid ?? note.pid)
    }
    if let udid = note.simulator { endCompanion(of: udid) }
    registry.forget(port: instance.port, keepingLog: keepingLog)
  }

  /// How an app that went away has ended, as far as that can be known.
  public func epitaph(of instance: Instance, child: ChildProcess? = nil) -> String? {
    var lines: [String] = []
    if let ending = child?.ended(within: 500) {
      lines.append("\(instance.name) \(ending)")
    } else if let app = instance.app, !ProcessFacts.runs(app.pid, startedAt: instance.startTicks) {
      lines.append("process \(app.pid) of \(instance.name) has ended")
    } else {
      return nil
    }
    if let log = instance.log {
      lines.append("the end of its output (\(log)):")
      lines += Self.tail(of: log).map { "  | " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private static func label(_ instance: Instance) -> String {
    "\(instance.name) (\(instance.app?.device ?? "?"), port \(instance.port), pid \(instance.app?.pid ?? 0))"
      .printable
  }
}
