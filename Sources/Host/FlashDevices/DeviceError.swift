/// Why no app could be had.
public enum DeviceError: Error, Sendable, Equatable {
  /// Nothing runs; what was cleared away on the way tells of apps that have ended.
  case noApp(cleared: [Cleared])
  case noSuchApp(String, nearest: String?, running: [String])
  case severalApps([String], wanted: String?)
  case reserved(app: String, by: String, pid: Int)
  /// A program to be run is not there.
  case noProgram(String, nearest: String?)
  case noDemo(looked: [String])
  /// No simulator is called so, or there is none at all.
  case noSimulator(String?, nearest: String?, known: [String])
  /// None runs that could be meant.
  case noBootedSimulator(known: [String])
  case severalSimulators([String])
  /// An app runs in it that Flash has started.
  case simulatorInUse(String, app: String)
  /// No app of Flash's runs in it whose bundle could be meant.
  case noBundle(simulator: String)
  /// The tools of Xcode are not on this machine.
  case noXcode(program: String, reason: String)
  /// A project has no scheme of that name, or several and none was named.
  case noScheme(String?, project: String, schemes: [String])
  /// A scheme was built, and no app came of it.
  case noProduct(scheme: String, project: String)
  /// The library that brings Flash into other apps is not there.
  case noInsertedLibrary(looked: [String])
  /// The project of the companion is not there.
  case noCompanion(looked: [String])
  /// What was handed to a tool is not what it takes.
  case badPayload(String)
  /// A program of the system's that was asked for something did not do it.
  case toolFailed(command: String, ending: String, output: [String])
  case noDisplay(reason: String)
  case noPort(reason: String)
  case cannotStart(program: String, reason: String)
  /// The program ended before it answered.
  case endedEarly(program: String, ending: ChildProcess.Ending, log: String, tail: [String])
  /// The program runs and nothing of Flash answers in it.
  case neverAnswered(program: String, milliseconds: Int, log: String, tail: [String])
  /// The same, of an app that was to get Flash from the loader.
  case neverInserted(app: String, milliseconds: Int, log: String)
  /// Somebody else answers on the port that was chosen.
  case portTaken(port: Int, answered: String)
  case notStartedByUs(app: String, pid: Int)
  case wouldNotEnd(app: String, pid: Int)
  case file(FileError)
}

/// An entry of the registry that was no running app, and is removed.
public struct Cleared: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case ended(pid: Int)
    case pidReused(pid: Int)
    case unreadable(String)
    /// It still ran, and the run that it was started for does not.
    case orphaned(owner: Int)
  }

  public var name: String
  public var port: Int?
  public var reason: Reason
  /// Where its output is, if it was started by Flash.
  public var log: String?
}
