#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Messages from any thread to one that sleeps in poll(2).
final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var isOpen = true
    /// A byte is in the pipe, or the reader has not slept since the last one.
    var isAwake = false
  }

  /// Becomes readable when messages wait.
  let descriptor: Int32
  private let writer: Int32
  private let state = Guarded(State())

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Socket.failure("pipe") }
    for end in ends { Socket.keepFromChildren(end) }
    descriptor = ends[0]
    writer = ends[1]
  }

  deinit { close() }

  func post(_ message: Message) {
    state.withLock { state in
      guard state.isOpen else { return }
      state.messages.append(message)
      guard !state.isAwake else { return }
      state.isAwake = true
      var byte: UInt8 = 0
      _ = write(writer, &byte, 1)
    }
  }

  /// All that waits, in order; for the thread that reads.
  func take() -> [Message] {
    state.withLock { state in
      if state.isAwake {
        var bytes: (UInt64, UInt64) = (0, 0)
        _ = read(descriptor, &bytes, 16)
        state.isAwake = false
      }
      let messages = state.messages
      state.messages = []
      return messages
    }
  }

  /// From now on messages are dropped; those that still wait are, too.
  func close() {
    let dropped = state.withLock { state in
      let dropped = state.messages
      state.messages = []
      guard state.isOpen else { return dropped }
      state.isOpen = false
      for end in [descriptor, writer] { Socket.close(end) }
      return dropped
    }
    // Released here, outside the lock: what a message holds may post another when it goes.
    _ = dropped
  }
}
#endif
