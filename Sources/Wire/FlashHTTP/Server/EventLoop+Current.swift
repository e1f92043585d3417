#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension EventLoop {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The loop of the calling thread.
  static var current: EventLoop? {
    pthread_getspecific(key).map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
  }

  static func makeCurrent(_ loop: EventLoop?) {
    pthread_setspecific(key, loop.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }

  /// Hands a message over, without a detour when the loop's own thread sends it.
  static func send(_ message: LoopMessage, to mailbox: Mailbox<LoopMessage>) {
    if case .work = message { return mailbox.post(message) }
    if let current, current.mailbox === mailbox {
      current.receive(message)
    } else {
      mailbox.post(message)
    }
  }
}
#endif
