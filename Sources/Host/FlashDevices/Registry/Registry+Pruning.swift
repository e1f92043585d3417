#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Registry {
  /// How many outputs of apps that have ended are kept.
  static let keptLogs = 16

  /// Clears away what apps and callers that have ended left behind: all but the newest of their
  /// outputs, and locks that nobody holds.
  func prune() {
    let names = Files.names(in: folder)
    let known = Set(
      names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".started") }.map(Self.stem))
    var logs: [(name: String, moment: Int)] = []
    for name in names where !known.contains(Self.stem(name)) {
      let path = folder + "/" + name
      if name.hasSuffix(".log") {
        logs.append((name, Self.moment(of: path)))
      } else if name.hasSuffix(".lock") {
        Reservation.clear(path)
      } else if name.hasSuffix(".part") {
        // The draft of a file, with the number of the process that was at it.
        let pid = name.split(separator: ".").dropLast().last.flatMap { Int($0) }
        if let pid, !ProcessFacts.runs(pid, startedAt: nil) { Files.remove(path) }
      }
    }
    logs.sort { ($0.moment, $0.name) > ($1.moment, $1.name) }
    for log in logs.dropFirst(Self.keptLogs) {
      // Whoever starts an app has its lock before its output is there.
      if !Files.exists(folder + "/" + Self.stem(log.name) + ".lock") {
        Files.remove(folder + "/" + log.name)
      }
    }
  }

  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  /// When a file was last written, in seconds.
  private static func moment(of path: String) -> Int {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return 0 }
    #if canImport(Darwin)
    return facts.st_mtimespec.tv_sec
    #else
    return facts.st_mtim.tv_sec
    #endif
  }
}

extension Reservation {
  /// Removes a lock that nobody holds any more.
  fileprivate static func clear(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Whoever takes it at this moment sees that the path is another file then.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
