import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The folder in which running apps announce themselves.
public struct Registry: Sendable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// The user's own.
  public static var standard: Registry {
    Registry(folder: InstanceRecord.folder(environment: Environment.value, uid: getuid()))
  }

  /// Nobody else may say which apps run here: whoever can would get this user's requests.
  var isOurs: Bool {
    var facts = stat()
    guard stat(folder, &facts) == 0 else { return false }
    return facts.st_uid == getuid() && facts.st_mode & 0o022 == 0
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
    guard isOurs else {
      throw .file(
        FileError(
          path: folder,
          reason:
            "others can write to this registry of apps; set FLASH_REGISTRY to a folder of your own"
        ))
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
    Files.remove(path(port, "display"))
    Files.remove(path(port, "act"))
    Files.removeFolder(path(port, "run"))
    if !keepingLog { Files.remove(path(port, "log")) }
  }
}
