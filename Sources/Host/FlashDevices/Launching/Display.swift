#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A display of an app's own, where the session has none.
enum Display {
  /// What the app's windows get.
  private static let screen = "1280x1024x24"
  private static let patience = 10_000

  static var isNeeded: Bool {
    #if canImport(Darwin)
    false
    #else
    Environment.value("DISPLAY") == nil && Environment.value("WAYLAND_DISPLAY") == nil
    #endif
  }

  /// Starts an Xvfb on a free number, which it tells through a pipe once it serves.
  ///
  /// It ends by itself when its last client, the app, has left.
  ///
  /// - Parameter log: where its own output goes.
  static func start(log: String) throws(DeviceError) -> StartNote.Display {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .noDisplay(reason: String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: ChildProcess
    do {
      defer { close(ends[1]) }
      child = try Spawn(
        program: "Xvfb",
        arguments: [
          "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp", "-terminate",
        ], environment: Environment.all, log: log, handed: ends[1]
      ).start()
    } catch {
      throw .noDisplay(reason: "Xvfb is not installed (on Debian: apt-get install xvfb)")
    }
    guard let number = number(from: ends[0]) else {
      if let ending = child.ended(within: 100) {
        let words = Devices.tail(of: log, lines: 2).joined(separator: " / ")
        throw .noDisplay(reason: "Xvfb \(ending): \(words)")
      }
      kill(Int32(child.pid), SIGKILL)
      _ = child.ended(within: 1_000)
      throw .noDisplay(reason: "Xvfb did not come up within \(patience) ms")
    }
    return StartNote.Display(
      name: ":\(number)", pid: child.pid, startTicks: child.startTicks)
  }

  static func stop(_ display: StartNote.Display) {
    guard ProcessFacts.runs(display.pid, startedAt: display.startTicks) else { return }
    kill(Int32(display.pid), SIGTERM)
  }

  private static func number(from descriptor: Int32) -> Int? {
    var text: [UInt8] = []
    let end = Monotonic.now + Double(patience)
    while !text.contains(UInt8(ascii: "\n")) {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = end - Monotonic.now
      guard left > 0, poll(&waiting, 1, Int32(clamping: Int(left) + 1)) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 32)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return nil }
      text += chunk[..<count]
    }
    return Int(String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
