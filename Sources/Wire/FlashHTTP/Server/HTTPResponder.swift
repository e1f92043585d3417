/// Where the reply to one request goes.
public struct HTTPResponder: Sendable {
  /// When the last byte of the request was read, in nanoseconds of `Clock`.
  public let receivedAt: UInt64

  /// Sends the reply, from any thread; only the first call counts.
  public func send(_ response: HTTPResponse) {}

  /// Does work on the server's thread when the client goes away before it got its reply.
  public func onAbandon(_ work: @escaping @Sendable () -> Void) {}
}
