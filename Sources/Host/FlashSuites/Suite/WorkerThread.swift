#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread that does one thing to its end.
final class WorkerThread {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t?

  /// - Parameter body: where a thread cannot be had it is done at once, by the caller.
  init(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    thread = Self.begin(work)
    if thread == nil { _ = Self.run(work) }
  }

  private static func begin(_ work: UnsafeMutableRawPointer) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Trees are walked by recursion.
    pthread_attr_setstacksize(&attributes, 16 * 1_048_576)
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(&thread, &attributes, { WorkerThread.run($0) }, work)
    #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes, { $0.flatMap { WorkerThread.run($0) } }, work)
    #endif
    return code == 0 ? thread : nil
  }

  func join() {
    if let thread { pthread_join(thread, nil) }
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
}
