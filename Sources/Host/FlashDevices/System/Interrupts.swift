import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Signals that end a run, met by a thread of their own: it acts at once, whatever the run waits
/// for.
public final class Interrupts: Sendable {
  private static let watched = [SIGINT, SIGTERM, SIGHUP, SIGALRM]
  private let handler: @Sendable (Int32) -> Void
  private let state = Guarded(State())

  private struct State {
    var thread: pthread_t?
    /// What was blocked before.
    var former = sigset_t()
    var isOver = false
    var hasCome = false
  }

  /// - Parameter handler: called with the first signal; SIGALRM is the limit's end.
  public init(_ handler: @escaping @Sendable (Int32) -> Void) {
    self.handler = handler
    var signals = Self.set
    var former = sigset_t()
    // Blocked here, before any other thread is begun, so that the waiting one gets them all.
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(&thread, nil, { Interrupts.wait($0) }, context)
    #else
    var thread = pthread_t()
    pthread_create(&thread, nil, { $0.flatMap { Interrupts.wait($0) } }, context)
    #endif
    let (begun, mask) = (thread, former)
    state.withLock {
      $0.thread = begun
      $0.former = mask
    }
  }

  /// Whether one has come, so that its handler is at work and ends the process.
  public var hasCome: Bool { state.withLock { $0.hasCome } }

  /// Gives the signals back to whoever had them.
  public func end() {
    let (thread, former) = state.withLock { state in
      state.isOver = true
      return (state.thread, state.former)
    }
    if let thread {
      pthread_kill(thread, SIGALRM)
      pthread_join(thread, nil)
    }
    var mask = former
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Sends SIGALRM after so many milliseconds.
  public static func limit(milliseconds: Int) {
    var timer = itimerval()
    timer.it_value = timeval(
      tv_sec: milliseconds / 1_000, tv_usec: .init(milliseconds % 1_000 * 1_000))
    #if canImport(Darwin)
    setitimer(ITIMER_REAL, &timer, nil)
    #else
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #endif
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in watched { sigaddset(&set, signal) }
    return set
  }

  private static func wait(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let interrupts = Unmanaged<Interrupts>.fromOpaque(context).takeRetainedValue()
    var signals = set
    var signal: Int32 = 0
    while sigwait(&signals, &signal) == 0 {
      let isOver = interrupts.state.withLock { state in
        state.hasCome = state.hasCome || !state.isOver
        return state.isOver
      }
      if isOver { return nil }
      interrupts.handler(signal)
    }
    return nil
  }
}
