#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ctrl-C as a request to end in good order, for as long as this lives.
final class Interrupt {
  /// Written to by the signal handler: a pipe is one of the few things that it may touch.
  private nonisolated(unsafe) static var ends: (read: Int32, write: Int32) = (-1, -1)
  private let former: (interrupt: sigaction, terminate: sigaction)

  init() {
    var pair: [Int32] = [-1, -1]
    if pipe(&pair) == 0 { Self.ends = (pair[0], pair[1]) }
    for end in pair where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    former = (Self.take(SIGINT), Self.take(SIGTERM))
    // Whoever started this may have had them blocked, which a child inherits.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  deinit {
    var (interrupt, terminate) = former
    sigaction(SIGINT, &interrupt, nil)
    sigaction(SIGTERM, &terminate, nil)
    close(Self.ends.read)
    close(Self.ends.write)
    Self.ends = (-1, -1)
  }

  private static func take(_ signal: Int32) -> sigaction {
    var action = sigaction()
    var former = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      var byte: UInt8 = 1
      _ = write(Interrupt.ends.write, &byte, 1)
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, &former)
    return former
  }

  /// Whether it was asked for; stays true.
  var came: Bool { isReadable(within: 0) }

  /// Waits, and less long where it is asked for.
  func pause(milliseconds: Int32) { _ = isReadable(within: milliseconds) }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: Self.ends.read, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }
}
