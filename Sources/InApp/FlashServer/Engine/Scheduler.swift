#if FLASH
import FlashHTTP

/// The thread on which requests are prepared and replies are encoded, away from the UI thread.
public protocol Scheduler: AnyObject, Sendable {
  /// Does work on the thread, soon.
  func run(_ work: @escaping @Sendable () -> Void)

  /// Does work on the thread after that many milliseconds, unless it is cancelled before.
  ///
  /// - Returns: what cancels it.
  func later(milliseconds: Int, _ work: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
}

extension HTTPServer: Scheduler {
  public func later(milliseconds: Int, _ work: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
  {
    let timer = after(milliseconds: milliseconds, work)
    return { timer.cancel() }
  }
}
#endif
