#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Something that one thread waits for and another brings about.
public final class Signal: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isRaised = false

  public init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    condition.deallocate()
  }

  public func raise() {
    pthread_mutex_lock(mutex)
    isRaised = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  public func wait() {
    pthread_mutex_lock(mutex)
    while !isRaised { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
#endif
