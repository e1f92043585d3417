#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashHTTP
import FlashServer

/// A thread with a queue of work, now or at a time; a UI thread's loop in small.
public final class WorkThread: Scheduler, @unchecked Sendable {
  private struct Item {
    var due: UInt64
    var number: Int
    var work: @Sendable () -> Void
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var items: [Item] = []
  private var counter = 0
  private var isStopped = false

  public init() {
    mutex.initialize(to: pthread_mutex_t())
    signal.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(signal, nil)
    let box = Unmanaged.passRetained(self)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, Self.body, box.toOpaque())
    #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
    #else
    pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
  private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<WorkThread>.fromOpaque($0).takeRetainedValue().loop()
    return nil
  }
  #else
  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let box = $0 { Unmanaged<WorkThread>.fromOpaque(box).takeRetainedValue().loop() }
    return nil
  }
  #endif

  public func run(_ work: @escaping @Sendable () -> Void) { _ = later(milliseconds: 0, work) }

  @discardableResult
  public func later(milliseconds: Int, _ work: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void
  {
    let due = milliseconds == 0 ? 0 : Clock.nanoseconds() + UInt64(milliseconds) * 1_000_000
    pthread_mutex_lock(mutex)
    counter += 1
    let number = counter
    items.append(Item(due: due, number: number, work: work))
    pthread_cond_signal(signal)
    pthread_mutex_unlock(mutex)
    return {
      pthread_mutex_lock(self.mutex)
      self.items.removeAll { $0.number == number }
      pthread_mutex_unlock(self.mutex)
    }
  }

  /// Ends the thread after the work that it is doing; what is queued is dropped.
  public func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    items = []
    pthread_cond_signal(signal)
    pthread_mutex_unlock(mutex)
  }

  /// Runs a closure on the thread and waits for what it returns; not from the thread itself.
  public func sync<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T {
    let result = Guarded<T?>(nil)
    let done = Signal()
    run {
      let value = body()
      result.withLock { $0 = value }
      done.raise()
    }
    done.wait()
    return result.withLock { $0.unsafelyUnwrapped }
  }

  private func loop() {
    while let work = next() { work() }
  }

  private func next() -> (@Sendable () -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isStopped {
      let now = Clock.nanoseconds()
      if let ready = items.indices.filter({ items[$0].due <= now }).min(by: {
        (items[$0].due, items[$0].number) < (items[$1].due, items[$1].number)
      }) {
        return items.remove(at: ready).work
      }
      guard let soonest = items.map(\.due).min() else {
        pthread_cond_wait(signal, mutex)
        continue
      }
      var until = timespec()
      clock_gettime(CLOCK_REALTIME, &until)
      let total = UInt64(until.tv_nsec) + (soonest - now)
      until.tv_sec += Int(total / 1_000_000_000)
      until.tv_nsec = Int(total % 1_000_000_000)
      pthread_cond_timedwait(signal, mutex, &until)
    }
    return nil
  }
}
#endif
