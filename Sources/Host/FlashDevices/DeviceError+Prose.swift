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
    case .noBootedSimulator(let known):
      "no simulator is booted: name one with --on, or 'flash sim boot NAME'"
        + (known.isEmpty ? "" : "; there are " + known.joined(separator: ", "))
    case .severalSimulators(let names):
      "several simulators are booted: choose one with --on NAME or UDID; booted: "
        + names.joined(separator: ", ")
    case .simulatorInUse(let simulator, let app):
      "\(app) runs in the simulator \(simulator): 'flash stop \(app)' first"
    case .noBundle(let simulator):
      "no app of Flash's runs in the simulator \(simulator), so its bundle must be named, such as com.example.News"
    case .noXcode(let program, let reason):
      "\(program) cannot be started (\(reason)): simulators need a Mac with Xcode"
    case .noScheme(let scheme, let project, let schemes):
      (scheme.map { "\(project) has no scheme '\($0)'" } ?? "\(project) has several schemes")
        + ": choose one with --scheme; it has "
        + (schemes.isEmpty ? "none" : schemes.joined(separator: ", "))
    case .noProduct(let scheme, let project):
      "the scheme \(scheme) of \(project) was built, and makes no app: choose another with --scheme"
    case .noInsertedLibrary(let looked):
      "the library that brings Flash into other apps is not built: FLASH_INJECT names it (docs/ios.md says how to build it); looked for \(looked.joined(separator: ", "))"
    case .noCompanion(let looked):
      "the companion, which sees what lives outside the app, is not there: FLASH_COMPANION names its project; looked for \(looked.joined(separator: ", "))"
    case .badPayload(let reason):
      reason
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
    case .neverInserted(let app, let milliseconds, let log):
      "\(app) runs, and the loader brought no Flash into it within \(milliseconds) ms: the library may be of another architecture or unsigned, and some simulators ignore inserted libraries (reports tell of iOS 18.4 and 26.3). It was stopped; its output: \(log)"
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
