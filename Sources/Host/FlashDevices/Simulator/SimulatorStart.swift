/// What `launch` is to start in a simulator instead of as a process of its own.
public struct SimulatorStart: Sendable {
  /// A simulator's name or identifier; nil for one that is free.
  public var device: String?
  /// Permissions to be granted before the app is launched.
  public var permissions: [String]
  /// What Xcode is to build first; the app is what comes of it.
  public var project: XcodeProject?
  /// Whether the app was not built with Flash, and gets it from the loader.
  public var isInserted: Bool
  /// Whether the simulator is told that accessibility is wanted, as it is but for tests of that.
  public var isArmed = true

  public init(
    device: String? = nil, permissions: [String] = [], project: XcodeProject? = nil,
    isInserted: Bool = false
  ) {
    self.device = device
    self.permissions = permissions
    self.project = project
    self.isInserted = isInserted
  }
}

extension Devices {
  /// Starts an app's bundle in a simulator that is reserved for the caller.
  ///
  /// - Parameter own: the variables that make the app listen.
  func startInSimulator(
    _ request: LaunchRequest, _ start: SimulatorStart, own: [(name: String, value: String)],
    log: String
  ) throws(DeviceError) -> (ChildProcess, Reservation) {
    let simulators = Simulators()
    let (simulator, reservation) = try simulators.reserve(
      start.device, in: registry, by: request.by)
    let app = try start.project?.build(for: simulator) ?? request.program
    let library = start.isInserted ? try InsertedLibrary.path(for: simulator) : nil
    try simulators.boot(simulator)
    try simulators.armAccessibility(simulator, start.isArmed)
    let bundle = try simulators.bundle(of: app)
    try simulators.install(app, on: simulator)
    for permission in start.permissions {
      try simulators.grant(permission, to: bundle, on: simulator)
    }
    var environment = own + request.environment
    environment.append(("FLASH_DEVICE", simulator.name))
    if let library { environment.append(("DYLD_INSERT_LIBRARIES", library)) }
    let pid = try simulators.launch(
      bundle, on: simulator, arguments: request.arguments, environment: environment, log: log)
    return (ChildProcess(pid: pid), reservation)
  }
}
