#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ends what was started, and nothing else.
enum Ending {
  private static let politeness = 3_000
  private static let patience = 2_000

  /// Asks the process group of an app to end, then makes it; its own display goes with it.
  ///
  /// - Parameters:
  ///   - app: the process with Flash inside, where that is another than the one started.
  ///   - child: where this process is its parent, so that it is reaped.
  /// - Returns: whether all is gone.
  @discardableResult
  static func end(
    _ note: StartNote, app: (pid: Int, startTicks: Int?)? = nil, child: ChildProcess? = nil
  ) -> Bool {
    let processes = [(pid: note.pid, startTicks: note.startTicks)] + (app.map { [$0] } ?? [])
    let isGone: () -> Bool? = {
      _ = child?.ended()
      return processes.contains { ProcessFacts.runs($0.pid, startedAt: $0.startTicks) } ? nil : true
    }
    for (signal, wait) in [(SIGTERM, politeness), (SIGKILL, patience)] {
      if isGone() == true { break }
      for process in processes where ProcessFacts.runs(process.pid, startedAt: process.startTicks) {
        // The group that was made for it; a process that left that group is met alone.
        let isInGroup = getpgid(Int32(clamping: process.pid)) == Int32(clamping: note.pid)
        kill(isInGroup ? -Int32(clamping: note.pid) : Int32(clamping: process.pid), signal)
      }
      if Wait.until(within: wait, pause: 20, isGone) == true { break }
    }
    // A leader whose other threads are still ending counts as gone and cannot be waited for yet.
    _ = child?.ended(within: patience)
    note.display.map(Display.stop)
    return isGone() == true
  }
}
