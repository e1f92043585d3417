/// An app to be started.
public struct LaunchRequest: Sendable {
  public var program: String
  public var arguments: [String]
  /// What it is called; made unique among those that run.
  public var name: String
  /// The device or size that it is started as.
  public var device: String?
  /// Which command starts it, for those who find it reserved.
  public var by: String
  /// How long it may take until Flash answers in it, in milliseconds.
  public var patience: Int
  /// Whether it may not outlive this process.
  public var isOwned: Bool
  /// Variables that it gets beside those of this process.
  public var environment: [(name: String, value: String)] = []
  /// For an app's bundle, which is started in a simulator.
  public var simulator: SimulatorStart?

  public init(
    program: String, arguments: [String] = [], name: String, device: String? = nil, by: String,
    patience: Int = 20_000, isOwned: Bool = false, simulator: SimulatorStart? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.name = name
    self.device = device
    self.by = by
    self.patience = patience
    self.isOwned = isOwned
    self.simulator = simulator
  }
}

/// An app that was started, and answers.
public struct Launched {
  public var instance: Instance
  public var child: ChildProcess
  /// Held for as long as the caller keeps this.
  public var reservation: Reservation
  /// The simulator that it runs in, for as long as the caller keeps this.
  public var simulator: Reservation?
  /// From the start of the process to its first answer.
  public var milliseconds: Double
  /// The display that was started for it, such as `:99`.
  public var display: String?
}
