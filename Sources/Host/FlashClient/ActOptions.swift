import FlashProtocol

/// What an act may be told beside what it acts on; what is nil is left to the app.
public struct ActOptions: Sendable, Equatable {
  /// When the app answers.
  public enum Settle: String, Sendable { case none, frame, idle }

  /// Act even on what is covered.
  public var force: Bool?
  /// How long to wait for the target or the screen, in milliseconds.
  public var wait: Int?
  public var settle: Settle?
  /// How long the UI thread has to take the request, in milliseconds.
  public var deadline: Int?
  /// Keep animations on for this move.
  public var animate: Bool?

  public init(
    force: Bool? = nil, wait: Int? = nil, settle: Settle? = nil, deadline: Int? = nil,
    animate: Bool? = nil
  ) {
    self.force = force
    self.wait = wait
    self.settle = settle
    self.deadline = deadline
    self.animate = animate
  }

  /// Those that the command takes; a navigation calls its wait a timeout.
  func arguments(for command: Command) -> [(name: String, value: JSON)] {
    let given: [(name: String, value: JSON?)] = [
      ("force", force.map(JSON.bool)), ("wait", wait.map(JSON.int)),
      ("timeout", wait.map(JSON.int)),
      ("settle", settle.map { .string($0.rawValue) }), ("deadline", deadline.map(JSON.int)),
      ("animate", animate.map(JSON.bool)),
    ]
    return given.compactMap { item in
      item.value.flatMap { value in
        command.parameter(item.name) == nil ? nil : (item.name, value)
      }
    }
  }
}
