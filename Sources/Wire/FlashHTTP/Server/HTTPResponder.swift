#if FLASH || FLASH_HOST
/// Where the reply to one request goes; a handler that drops it unused answers a 500.
public struct HTTPResponder: Sendable {
  /// When the last byte of the request was read, in nanoseconds of `Clock`.
  public let receivedAt: UInt64
  private let reply: Reply

  init(receivedAt: UInt64, exchange: Exchange, mailbox: Mailbox<LoopMessage>) {
    self.receivedAt = receivedAt
    reply = Reply(exchange, mailbox)
  }

  /// Sends the reply, from any thread; only the first call counts.
  public func send(_ response: HTTPResponse) { reply.send(response) }

  /// Does work on the server's thread when the client goes away before it got its reply; at once
  /// when it is gone already.
  public func onAbandon(_ work: @escaping @Sendable () -> Void) { reply.onAbandon(work) }
}

/// The one reply that all copies of a responder share.
private final class Reply: Sendable {
  private let exchange: Exchange
  private let mailbox: Mailbox<LoopMessage>
  private let isSent = Guarded(false)

  init(_ exchange: Exchange, _ mailbox: Mailbox<LoopMessage>) {
    self.exchange = exchange
    self.mailbox = mailbox
  }

  deinit {
    if !isSent.withLock({ $0 }) {
      EventLoop.send(.reply(exchange, HTTPFailure.unanswered.response), to: mailbox)
    }
  }

  func send(_ response: HTTPResponse) {
    let isFirst = isSent.withLock { isSent in
      defer { isSent = true }
      return !isSent
    }
    if isFirst { EventLoop.send(.reply(exchange, response), to: mailbox) }
  }

  func onAbandon(_ work: @escaping @Sendable () -> Void) {
    EventLoop.send(.onAbandon(exchange, work), to: mailbox)
  }
}
#endif
