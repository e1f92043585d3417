import FlashDevices
import FlashProtocol

/// The apps to measure on, each started for one group of figures and stopped after it.
struct Apps {
  let bin: String
  private let devices = Devices()

  /// Opens a window of so many elements, measures and closes it.
  func onWindow<T>(elements: Int, _ body: (Subject) throws -> T) throws -> T {
    try on("bench-window", ["--elements", "\(elements)"], named: "bench-\(elements)", body)
  }

  /// Opens a list of so many rows, measures and closes it.
  func onList<T>(rows: Int, _ body: (Subject) throws -> T) throws -> T {
    try on("bench-window", ["--list", "\(rows)"], named: "bench-list", body)
  }

  /// Opens Pulse, its state in a folder of its own, measures and closes it.
  func onPulse<T>(_ body: (Subject) throws -> T) throws -> T {
    let state = try Scratch()
    defer { state.remove() }
    return try on("pulse", ["--state", state.path], named: "bench-pulse", body)
  }

  private func on<T>(
    _ program: String, _ arguments: [String], named name: String, _ body: (Subject) throws -> T
  ) throws -> T {
    let (instance, child) = try start(program, arguments, named: name)
    defer { try? devices.stop(instance, child: child) }
    guard let pid = instance.app?.pid else { throw BenchmarkError.missing("pid of \(name)") }
    let subject = Subject(port: instance.port, token: instance.token, pid: pid)
    // What a start leaves to do must not be measured as Flash's.
    _ = try subject.get("/idle", [("wait", "10000")])
    return try body(subject)
  }

  /// The reservation ends here: the commands that are measured reserve the app themselves.
  private func start(_ program: String, _ arguments: [String], named name: String)
    throws(DeviceError) -> (Instance, ChildProcess)
  {
    let launched = try devices.launch(
      LaunchRequest(
        program: "\(bin)/\(program)", arguments: arguments, name: name, by: "make bench"))
    return (launched.instance, launched.child)
  }
}
