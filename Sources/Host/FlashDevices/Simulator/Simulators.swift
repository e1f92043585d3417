import FlashProtocol

/// The simulators of this Mac, through `xcrun simctl`.
public struct Simulators: Sendable {
  private let xcrun: Tool
  private let plutil: Tool

  /// `FLASH_XCRUN` and `FLASH_PLUTIL` name other programs to be asked than the system's.
  public init() {
    xcrun = Tool(program: Environment.value("FLASH_XCRUN") ?? "xcrun")
    plutil = Tool(program: Environment.value("FLASH_PLUTIL") ?? "plutil")
  }

  @discardableResult
  private func simctl(
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
  func take(_ word: String?, in registry: Registry, by holder: String) throws(DeviceError)
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
  func boot(_ simulator: Simulator) throws(DeviceError) {
    try simctl("bootstatus", simulator.udid, "-b")
  }

  /// Tells the simulator that accessibility is wanted, before the app is launched.
  func armAccessibility(_ simulator: Simulator) throws(DeviceError) {
    for key in ["AccessibilityEnabled", "ApplicationAccessibilityEnabled"] {
      try simctl(
        "spawn", simulator.udid, "defaults", "write", "com.apple.Accessibility", key, "-bool",
        "true")
    }
  }

  public func setAppearance(_ simulator: Simulator, dark: Bool) throws(DeviceError) {
    try simctl("ui", simulator.udid, "appearance", dark ? "dark" : "light")
  }

  /// A status bar that is the same in every picture.
  public func steadyStatusBar(_ simulator: Simulator) throws(DeviceError) {
    try simctl(
      "status_bar", simulator.udid, "override", "--time", "9:41", "--dataNetwork", "wifi",
      "--wifiBars", "3", "--cellularBars", "4", "--batteryState", "charged", "--batteryLevel", "100"
    )
  }

  /// Takes all apps and settings off it; it must be shut down for that.
  public func erase(_ simulator: Simulator) throws(DeviceError) {
    if simulator.isBooted { try simctl("shutdown", simulator.udid) }
    try simctl("erase", simulator.udid)
  }

  // MARK: - Apps

  /// The identifier in an app's bundle.
  func bundle(of app: String) throws(DeviceError) -> String {
    let printed = try plutil.run(
      ["-extract", "CFBundleIdentifier", "raw", "-o", "-", app + "/Info.plist"])
    return String(printed.prefix { !$0.isNewline })
  }

  func install(_ app: String, on simulator: Simulator) throws(DeviceError) {
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

  public func terminate(_ bundle: String, on simulator: Simulator) throws(DeviceError) {
    try simctl("terminate", simulator.udid, bundle)
  }

  /// Opens a link as from outside, which asks the user in some versions of iOS.
  public func open(_ url: String, on simulator: Simulator) throws(DeviceError) {
    try simctl("openurl", simulator.udid, url)
  }

  /// Delivers a notification.
  ///
  /// - Parameter payload: path of a file with its JSON.
  public func push(_ payload: String, to bundle: String, on simulator: Simulator)
    throws(DeviceError)
  {
    try simctl("push", simulator.udid, bundle, payload)
  }

  /// Grants a permission before the app asks for it, since the alert is another process's.
  ///
  /// - Parameter service: `location`, `photos`, `camera`, `contacts`, `all` …
  public func grant(_ service: String, to bundle: String, on simulator: Simulator)
    throws(DeviceError)
  {
    try simctl("privacy", simulator.udid, "grant", service, bundle)
  }
}
