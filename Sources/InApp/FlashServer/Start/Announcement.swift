#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashProtocol

/// This app's file in the registry of running instances, there as long as the app runs.
final class Announcement: Sendable {
  private let path: String

  /// Writes the file. Where it cannot be written the app is still driven by who knows its port.
  init(_ record: InstanceRecord) {
    let folder = Self.folder
    path = folder + "/" + record.fileName
    // Other users must see neither the token nor be able to put a file there.
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, Self.isOwn(folder) else {
      Stderr.say("\(folder) is no folder of this user alone; the app is not announced there")
      return
    }
    store(record.jsonBytes)
    Self.removeAtExit(path)
  }

  func withdraw() { unlink(path) }

  /// A reader sees the whole file or none: it is written beside and renamed.
  private func store(_ bytes: [UInt8]) {
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { break }
      rest = rest.dropFirst(max(0, count))
    }
    close(file)
    if rest.isEmpty { rename(draft, path) } else { unlink(draft) }
  }

  private static var folder: String {
    InstanceRecord.folder(environment: Environment.text, uid: getuid())
  }

  private static func isOwn(_ folder: String) -> Bool {
    var info = stat()
    guard lstat(folder, &info) == 0 else { return false }
    return info.st_mode & S_IFMT == S_IFDIR && info.st_uid == getuid() && info.st_mode & 0o077 == 0
  }

  /// Who holds a port, as far as the registry knows.
  static func holder(of port: Int) -> InstanceRecord? {
    guard let bytes = contents(of: "\(folder)/\(port).json"), let json = try? JSON(parsing: bytes),
      let record = try? InstanceRecord(json: json), kill(pid_t(record.app.pid), 0) == 0
    else { return nil }
    return record
  }

  /// When this process began, in clock ticks since boot: field 22 of its stat (proc(5)); nil where
  /// the system has no such file.
  static func startTicks() -> Int? {
    guard let bytes = contents(of: "/proc/self/stat") else { return nil }
    // The second field is the program's name in parentheses, and may hold spaces.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    return fields.count > 19 ? Int(String(decoding: fields[19], as: UTF8.self)) : nil
  }

  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 20 {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  // MARK: - At exit

  /// `atexit` takes a function without context, so what it removes lies here, for this process
  /// alone: a child that was forked from it ends without touching the file.
  nonisolated(unsafe) private static var leftover: (path: UnsafeMutablePointer<CChar>, pid: pid_t)?

  private static func removeAtExit(_ path: String) {
    let isFirst = leftover == nil
    guard let copy = strdup(path) else { return }
    leftover = (copy, getpid())
    guard isFirst else { return }
    atexit {
      guard let leftover = Announcement.leftover, leftover.pid == getpid() else { return }
      unlink(leftover.path)
    }
  }
}
#endif
