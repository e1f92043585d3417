#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread of the system, since the app's own queues and executors may be busy or blocked.
struct ServerThread: @unchecked Sendable {
  private final class Start {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static let stackSize = 2 << 20
  private let identity: pthread_t

  static func start(_ body: @escaping @Sendable () -> Void) throws(HTTPServerError) -> ServerThread
  {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, &attributes, { ServerThread.enter($0) }, start.toOpaque())
    #else
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes, { $0.flatMap(ServerThread.enter) }, start.toOpaque())
    #endif
    guard result == 0 else {
      start.release()
      throw .system(call: "pthread_create", code: result, reason: Socket.text(result))
    }
    #if canImport(Darwin)
    guard let thread else {
      throw .system(call: "pthread_create", code: EAGAIN, reason: Socket.text(EAGAIN))
    }
    #endif
    return ServerThread(identity: thread)
  }

  func join() { pthread_join(identity, nil) }

  /// Lets it end unobserved.
  func detach() { pthread_detach(identity) }

  private static func enter(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
    #if canImport(Darwin)
    pthread_setname_np("flash-http")
    // A thread of lower class waits whole seconds behind a busy app.
    pthread_set_qos_class_self_np(QOS_CLASS_USER_INTERACTIVE, 0)
    #else
    GNUCalls.nameThread("flash-http")
    #endif
    leaveSignalsToTheApp()
    start.body()
    return nil
  }

  /// The app's handlers expect to run on its own threads; faults of this thread stay deliverable,
  /// so that the app's crash reporter sees them.
  private static func leaveSignalsToTheApp() {
    var signals = sigset_t()
    sigfillset(&signals)
    for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS, SIGPROF] {
      sigdelset(&signals, fault)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
#endif
