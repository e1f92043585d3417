/// What `launch` is to start in a simulator instead of as a process of its own.
public struct SimulatorStart: Sendable {
  /// A simulator's name or identifier; nil for one that is free.
  public var device: String?
  /// Permissions to be granted before the app is launched.
  public var permissions: [String]
  /// A library to be loaded into an app that was not built with Flash.
  public var inserted: String?

  public init(device: String? = nil, permissions: [String] = [], inserted: String? = nil) {
    self.device = device
    self.permissions = permissions
    self.inserted = inserted
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
    let (simulator, reservation) = try simulators.take(start.device, in: registry, by: request.by)
    try simulators.boot(simulator)
    try simulators.armAccessibility(simulator)
    let bundle = try simulators.bundle(of: request.program)
    try simulators.install(request.program, on: simulator)
    for permission in start.permissions {
      try simulators.grant(permission, to: bundle, on: simulator)
    }
    var environment = own
    environment.append(("FLASH_DEVICE", simulator.name))
    if let inserted = start.inserted {
      environment.append(("DYLD_INSERT_LIBRARIES", inserted))
    }
    let pid = try simulators.launch(
      bundle, on: simulator, arguments: request.arguments, environment: environment, log: log)
    return (ChildProcess(pid: pid), reservation)
  }
}
