#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashProtocol

/// The folder in which running apps announce themselves.
public struct Registry: Sendable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// The user's own.
  public static var standard: Registry {
    Registry(folder: InstanceRecord.folder(environment: Environment.value, uid: getuid()))
  }

  /// The apps that run, oldest first, and what was cleared away because it is no running app.
  public func read() -> (instances: [Instance], cleared: [Cleared]) {
    var instances: [Instance] = []
    var cleared: [Cleared] = []
    for name in Files.names(in: folder) where name.hasSuffix(".json") {
      let port = Int(name.dropLast(5))
      let record: InstanceRecord
      do {
        record = try InstanceRecord(json: JSON(parsing: try Files.read(folder + "/" + name)))
      } catch let error as FileError where !Files.exists(error.path) {
        continue  // it ended between the listing and the reading
      } catch {
        Files.remove(folder + "/" + name)
        cleared.append(Cleared(name: name, port: port, reason: .unreadable("\(error)"), log: nil))
        continue
      }
      let note = note(port: record.port)
      switch ProcessFacts.startTicks(record.app.pid) {
      case .some(let ticks) where record.startTicks == nil || ticks == record.startTicks:
        instances.append(Instance(record: record, note: note))
      case .some:
        clear(record, note, because: .pidReused(pid: record.app.pid), into: &cleared)
      case nil:
        clear(record, note, because: .ended(pid: record.app.pid), into: &cleared)
      }
    }
    instances.sort { ($0.startTicks ?? 0, $0.port) < ($1.startTicks ?? 0, $1.port) }
    return (instances, cleared)
  }

  private func clear(
    _ record: InstanceRecord, _ note: StartNote?, because reason: Cleared.Reason,
    into cleared: inout [Cleared]
  ) {
    if let display = note?.display { Display.stop(display) }
    // Its output stays, since it may say why the app ended.
    forget(port: record.port, keepingLog: true)
    cleared.append(
      Cleared(name: record.app.name, port: record.port, reason: reason, log: note?.log))
  }

  // MARK: - What is kept about one port

  func path(_ port: Int, _ suffix: String) -> String { "\(folder)/\(port).\(suffix)" }

  func note(port: Int) -> StartNote? {
    guard let bytes = try? Files.read(path(port, "started")), let json = try? JSON(parsing: bytes)
    else { return nil }
    return try? StartNote(json: json)
  }

  func make() throws(DeviceError) {
    do {
      try Files.makeFolder(folder, mode: 0o700)
    } catch {
      throw .file(error)
    }
  }

  func write(_ note: StartNote, port: Int) throws(DeviceError) {
    do {
      try Files.write(note.jsonBytes, to: path(port, "started"), mode: 0o600)
    } catch {
      throw .file(error)
    }
  }

  /// For an app that announces itself elsewhere or not at all.
  func announce(_ record: InstanceRecord) throws(DeviceError) {
    let path = folder + "/" + record.fileName
    guard !Files.exists(path) else { return }
    do {
      try Files.write(record.jsonBytes, to: path, mode: 0o600)
    } catch {
      throw .file(error)
    }
  }

  func forget(port: Int, keepingLog: Bool = false) {
    Files.remove(path(port, "json"))
    Files.remove(path(port, "started"))
    Files.removeFolder(path(port, "run"))
    if !keepingLog { Files.remove(path(port, "log")) }
  }
}
