import Dispatch

/// Time, so that tests need not wait for it.
public protocol AgentClock: Sendable {
  /// Seconds since some moment.
  var now: Double { get }
  /// Comes back after so many seconds, or at once when the task is cancelled.
  func pause(seconds: Double) async
}

/// The machine's own clock.
public struct SystemClock: AgentClock {
  public init() {}

  public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  public func pause(seconds: Double) async {
    let gate = Gate<Void>()
    await withTaskCancellationHandler {
      DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { gate.open(()) }
      await gate.value()
    } onCancel: {
      gate.open(())
    }
  }
}
