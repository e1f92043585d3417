import FlashProtocol

/// The simulators of this Mac, through `xcrun simctl`.
public struct Simulators: Sendable {
  let xcrun: Tool
  private let plutil: Tool

  /// `FLASH_XCRUN` and `FLASH_PLUTIL` name other programs to be asked than the system's.
  public init() {
    xcrun = Tool(program: Environment.value("FLASH_XCRUN") ?? "xcrun")
    plutil = Tool(program: Environment.value("FLASH_PLUTIL") ?? "plutil")
  }

  @discardableResult
  func simctl(
    _ words: String..., environment: [(name: String, value: String)] = []
  ) throws(DeviceError) -> String {
    try xcrun.run(["simctl"] + words, environment: environment)
  }

  // MARK: - Which there are

  public func list() throws(DeviceError) -> [Simulator] {
    let printed = try simctl("list", "devices", "available", "--json")
    // A warning may stand before it.
    guard let start = printed.firstIndex(of: "{"),
      let json = try? JSON(parsing: Array(printed[start...].utf8))
    else {
      throw .toolFailed(
        command: "xcrun simctl list devices available --json", ending: "printed no JSON",
        output: [String(printed.prefix(200))])
    }
    return Simulator.list(json)
  }

  /// The one of that name or identifier that nobody else has; without a word, one that is booted, or
  /// the first iPhone.
  ///
  /// A simulator in which an app runs that Flash has started is somebody's, whoever reserved it.
  ///
  /// - Returns: the simulator, reserved for the caller.
  public func reserve(_ word: String? = nil, in registry: Registry, by holder: String)
    throws(DeviceError)
    -> (Simulator, Reservation)
  {
    let running = registry.read().instances
    let all = try list()
    let wanted: [Simulator]
    if let word {
      wanted = all.filter { $0.udid == word || $0.name == word }
    } else {
      wanted = all.filter(\.isBooted) + all.filter { !$0.isBooted && $0.name.hasPrefix("iPhone") }
    }
    guard !wanted.isEmpty else {
      throw .noSimulator(
        word, nearest: word.flatMap { Spelling.nearest(to: $0, among: all.map(\.name)) },
        known: all.map { "\($0.name) (\($0.system))" })
    }
    for simulator in wanted
    where !running.contains(where: { $0.note?.simulator == simulator.udid }) {
      if let reservation = try Reservation.take(
        simulator: simulator.udid, in: registry, by: holder)
      {
        return (simulator, reservation)
      }
    }
    let first = wanted[0]
    let app = running.first { $0.note?.simulator == first.udid }
    let other = Reservation.holder(simulator: first.udid, in: registry)
    throw .reserved(
      app: "the simulator \(first.name)", by: app?.name ?? other?.by ?? "another process",
      pid: app?.app?.pid ?? other?.pid ?? 0)
  }

  // MARK: - The simulator

  /// Boots it and waits until it is up; does nothing to one that is.
  public func boot(_ simulator: Simulator) throws(DeviceError) {
    // The first boot of a simulator moves its data over, which takes minutes on a slow machine.
    _ = try xcrun.run(["simctl", "bootstatus", simulator.udid, "-b"], within: 600_000)
  }

  /// Tells the simulator whether accessibility is wanted, before the app is launched.
  func armAccessibility(_ simulator: Simulator, _ isWanted: Bool) throws(DeviceError) {
    for key in ["AccessibilityEnabled", "ApplicationAccessibilityEnabled"] {
      try simctl(
        "spawn", simulator.udid, "defaults", "write", "com.apple.Accessibility", key, "-bool",
        isWanted ? "true" : "false")
    }
  }

  // MARK: - Apps

  /// The identifier in an app's bundle.
  func bundle(of app: String) throws(DeviceError) -> String {
    let printed = try plutil.run(
      ["-extract", "CFBundleIdentifier", "raw", "-o", "-", app + "/Info.plist"])
    return String(printed.prefix { !$0.isNewline })
  }

  public func install(_ app: String, on simulator: Simulator) throws(DeviceError) {
    try simctl("install", simulator.udid, app)
  }

  /// Launches an app anew.
  ///
  /// - Parameter environment: variables for the app.
  /// - Returns: its process, which is one of this Mac's.
  func launch(
    _ bundle: String, on simulator: Simulator, arguments: [String],
    environment: [(name: String, value: String)], log: String
  ) throws(DeviceError) -> Int {
    // What is meant for the app is handed to simctl under another name.
    let handed = environment.map { (name: "SIMCTL_CHILD_" + $0.name, value: $0.value) }
    let printed = try xcrun.run(
      [
        "simctl", "launch", "--terminate-running-process", "--stdout=\(log)", "--stderr=\(log)",
        simulator.udid, bundle,
      ] + arguments, environment: handed)
    // `com.example.News: 12345`
    let last = printed.split(whereSeparator: \.isNewline).last { $0.hasPrefix("\(bundle): ") }
    guard let pid = last.flatMap({ Int($0.dropFirst(bundle.count + 2)) }) else {
      throw .toolFailed(
        command: "xcrun simctl launch \(simulator.udid) \(bundle)", ending: "named no process",
        output: printed.split(whereSeparator: \.isNewline).map(String.init))
    }
    return pid
  }
}
