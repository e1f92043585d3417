import Foundation

/// The display that the galleries are drawn on: the one there is, else an Xvfb of our own.
enum Display {
  static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    environment["GSETTINGS_BACKEND"] = "memory"
    if environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? "" != "" { return environment }
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["XDG_RUNTIME_DIR"] = Scratch.folder
    environment["DISPLAY"] = ":" + startXvfb()
    return environment
  }()

  /// - Returns: the number of the display, once clients can connect to it.
  private static func startXvfb() -> String {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The death signal ends it with the tests, however they end.
    server.arguments = [
      "setpriv", "--pdeathsig", "TERM", "Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24",
      "-nolisten", "tcp", "-noreset",
    ]
    let pipe = Pipe()
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    do { try server.run() } catch { return "0" }
    return Lines(pipe.fileHandleForReading.fileDescriptor).next(within: 30_000) ?? "0"
  }
}

/// A folder for all that the tests of one process leave.
enum Scratch {
  static let folder: String = {
    var template = Array((NSTemporaryDirectory() + "flash-gtk.XXXXXX").utf8CString)
    guard let path = mkdtemp(&template) else { return NSTemporaryDirectory() }
    return String(cString: path)
  }()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  static func fresh(_ name: String) -> String {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    return "\(folder)/\(name)-\(count)"
  }
}

/// Lines from a descriptor, each waited for with a deadline.
final class Lines {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// - Returns: the next line; nil at the end or after so many milliseconds.
  func next(within milliseconds: Int) -> String? {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(milliseconds) * 1_000_000
    while true {
      if let newline = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<newline], as: UTF8.self)
        rest.removeSubrange(...newline)
        return line
      }
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < end else { return nil }
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32((end - now) / 1_000_000) + 1) >= 0 else { continue }
      if wanted.revents == 0 { continue }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      rest += chunk[..<count]
    }
  }
}
