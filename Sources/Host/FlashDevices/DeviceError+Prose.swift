extension Cleared: CustomStringConvertible {
  public var description: String {
    let place = port.map { " on port \($0)" } ?? ""
    let why =
      switch reason {
      case .ended(let pid): "its process \(pid) has ended"
      case .pidReused(let pid): "pid \(pid) is another process by now"
      case .unreadable(let reason): "its entry cannot be read: \(reason)"
      case .orphaned(let owner):
        "the run that it was started for (pid \(owner)) has ended, so it was stopped"
      }
    return "\(name)\(place) is gone: \(why)" + (log.map { "; its output: \($0)" } ?? "")
  }
}

extension DeviceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noApp:
      "no app with Flash inside is running: start one with 'flash run demo' or 'flash run PROGRAM'"
    case .noSuchApp(let name, let nearest, let running):
      "no running app is called '\(name.printable)': "
        + (nearest.map { "did you mean '\($0)'?" } ?? "running: " + running.joined(separator: ", "))
    case .severalApps(let names, let wanted):
      (wanted.map { "'\($0.printable)' fits several apps" } ?? "several apps run")
        + ": choose one with --app NAME, PID or PORT; running: " + names.joined(separator: ", ")
    case .reserved(let app, let by, let pid):
      "\(app) is reserved by \(by) (pid \(pid)): wait until that is over, or choose another app with --app"
    case .noProgram(let name, let nearest):
      "there is no program '\(name.printable)'"
        + (nearest.map { ": did you mean '\($0)'?" }
          ?? ": give a path, or the name of one on PATH; 'demo' is the demo app")
    case .noDemo(let looked):
      "the demo app is not built: 'make' builds it, or FLASH_DEMO names it; looked for \(looked.joined(separator: ", "))"
    case .noSimulator(let word, let nearest, let known):
      (word.map { "there is no simulator '\($0.printable)'" }
        ?? "there is no simulator of iOS on this Mac")
        + (nearest.map { ": did you mean '\($0)'?" }
          ?? (known.isEmpty
            ? ": Xcode's settings, Components, install one"
            : ": there are " + known.joined(separator: ", ")))
    case .toolFailed(let command, let ending, let output):
      "'\(command)' \(ending)"
        + (output.isEmpty ? "" : ":\n" + output.map { "  | " + $0 }.joined(separator: "\n"))
    case .noDisplay(let reason):
      "there is no display (DISPLAY and WAYLAND_DISPLAY are not set) and none could be started: \(reason)"
    case .noPort(let reason):
      "no free port on 127.0.0.1: \(reason)"
    case .cannotStart(let program, let reason):
      "\(program) cannot be started: \(reason)"
    case .endedEarly(let program, let ending, let log, let tail):
      "\(program) \(ending) before Flash answered in it" + Self.end(of: log, tail)
    case .neverAnswered(let program, let milliseconds, let log, let tail):
      "\(program) runs, but no Flash answered in it within \(milliseconds) ms: is it a Debug build that starts Flash? It was stopped"
        + Self.end(of: log, tail)
    case .portTaken(let port, let answered):
      "port \(port) was taken by another process meanwhile (\(answered)): run it again"
    case .notStartedByUs(let app, let pid):
      "\(app) (pid \(pid)) was not started by 'flash run', so it is not stopped: end it as it was started"
    case .wouldNotEnd(let app, let pid):
      "\(app) (pid \(pid)) did not end, not even when killed"
    case .file(let error):
      error.description
    }
  }

  private static func end(of log: String, _ tail: [String]) -> String {
    if tail.isEmpty { return "; it printed nothing (\(log))" }
    return "; the end of its output (\(log)):\n" + tail.map { "  | " + $0 }.joined(separator: "\n")
  }
}
