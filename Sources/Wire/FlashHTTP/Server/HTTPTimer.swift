#if FLASH || FLASH_HOST
/// Work that a server does later, unless it is cancelled before.
public final class HTTPTimer: Sendable {
  private let work: Guarded<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) { self.work = Guarded(work) }

  /// Drops the work and all that it holds; on the server's own thread it is then sure never to run.
  public func cancel() { _ = take() }

  var isCancelled: Bool { work.withLock { $0 == nil } }

  func fire() { take()?() }

  private func take() -> (@Sendable () -> Void)? {
    work.withLock { work in
      let taken = work
      work = nil
      return taken
    }
  }
}
#endif
