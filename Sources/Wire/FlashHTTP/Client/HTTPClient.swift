/// A blocking HTTP/1.1 client that keeps one connection; for one thread at a time.
public final class HTTPClient {
  public let host: String
  public let port: Int
  /// Nanoseconds from the first byte sent to the last byte read, for the last reply.
  public private(set) var lastRoundTrip: UInt64 = 0
  private let token: String?

  /// - Parameter token: sent as `Authorization: Bearer`, when given.
  public init(host: String = "127.0.0.1", port: Int, token: String? = nil) {
    self.host = host
    self.port = port
    self.token = token
  }

  /// Sends a request and waits for its reply, at most that many milliseconds in all.
  ///
  /// A kept connection that turns out closed is opened anew once, as long as no byte of the reply
  /// came and the request cannot have been acted on twice.
  public func send(
    _ request: HTTPRequest, timeoutMilliseconds: Int
  ) throws(HTTPClientError) -> HTTPResponse {
    throw .closed
  }
}
