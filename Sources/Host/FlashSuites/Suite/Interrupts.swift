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

  /// - Parameter handler: called with the first signal; SIGALRM is the limit's end.
  public init(_ handler: @escaping @Sendable (Int32) -> Void) {
    self.handler = handler
    var signals = Self.set
    // Blocked here, before any other thread is begun, so that the waiting one gets them all.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(&thread, nil, { Interrupts.wait($0) }, context)
    #else
    var thread = pthread_t()
    pthread_create(&thread, nil, { $0.flatMap { Interrupts.wait($0) } }, context)
    #endif
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
    while sigwait(&signals, &signal) == 0 { interrupts.handler(signal) }
    return nil
  }
}
