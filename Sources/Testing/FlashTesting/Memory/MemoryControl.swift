#if FLASH
import FlashProtocol

/// What the caller does while a flow runs, on a clock that stands still unless someone waits.
public struct MemoryControl: Sendable {
  private var cancelAt: Double?
  private var cancelAfter: String?
  private var pauseAt: Double?
  private var resumeAt: Double?
  /// Commands after whose failure the flow goes on, with the text that they have.
  public private(set) var continuing: [(command: String, text: String?)] = []
  public private(set) var isCancelled = false

  init(json: JSON?) {
    for part in json?.array ?? json.map({ [$0] }) ?? [] {
      if let cancel = part["cancel"] {
        if cancel.string == "beforeStart" { isCancelled = true }
        cancelAt = cancel["afterMs"]?.double ?? cancelAt
        cancelAfter = cancel["afterCommand"]?.string ?? cancelAfter
      }
      pauseAt = part["pause"]?["afterMs"]?.double ?? pauseAt
      resumeAt = part["resume"]?["afterMs"]?.double ?? resumeAt
      if let hook = part["continueAfterFailureOf"], let command = hook["command"]?.string {
        continuing.append((command, hook["text"]?.string))
      }
    }
  }

  /// Lets the clock go on, and stops at a cancellation.
  mutating func advance(_ now: inout Double, to time: Double) throws(MemoryFault) {
    if let cancelAt, cancelAt <= time {
      now = max(now, cancelAt)
      isCancelled = true
      throw .cancelled
    }
    now = time
  }

  /// Waits while the run is paused.
  mutating func checkpoint(_ now: inout Double) throws(MemoryFault) {
    if let cancelAt, cancelAt <= now { isCancelled = true }
    if isCancelled { throw .cancelled }
    if let pauseAt, let resumeAt, pauseAt <= now, now < resumeAt {
      try advance(&now, to: resumeAt)
    }
  }

  public mutating func completed(_ command: String) {
    if cancelAfter == command { isCancelled = true }
  }

  /// A call that never comes back: all that ends it is a cancellation.
  mutating func block(_ now: inout Double) throws(MemoryFault) {
    guard let cancelAt else {
      throw .unexpected("the call never comes back, and nobody cancels the run")
    }
    try advance(&now, to: max(now, cancelAt))
    throw .cancelled
  }
}
#endif
