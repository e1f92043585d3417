import FlashHTTP

/// Carries one request to the app and brings its response back.
public protocol Transport: AnyObject {
  /// - Parameters:
  ///   - request: whole, without the fields that the transport adds (`Host`, the token).
  ///   - timeoutMilliseconds: how long the whole exchange may take.
  /// - Returns: the response, and the time from the first byte sent to the last one received, in
  ///   nanoseconds.
  func send(_ request: HTTPRequest, timeoutMilliseconds: Int) throws(TransportError)
    -> (response: HTTPResponse, nanoseconds: Int)
}

/// Why no response came.
public enum TransportError: Error, Sendable, Equatable {
  /// Nobody listens.
  case refused(String)
  /// The connection broke before the response was whole.
  case lost(String)
  case timedOut(milliseconds: Int)
  /// What came is not HTTP.
  case notHTTP(String)
}
