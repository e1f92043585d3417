#if FLASH || FLASH_HOST
/// Why a client got no reply.
public enum HTTPClientError: Error, Sendable, Equatable {
  /// Nobody listens there.
  case refused(host: String, port: Int)
  /// The host's name is unknown.
  case unknownHost(String)
  /// No whole reply came in time.
  case timedOut(milliseconds: Int)
  /// The connection ended before the reply did; the request may have been acted on.
  case closed
  /// What came back is no HTTP/1.1 response.
  case malformed(reason: String)
  /// A system call failed: its name, `errno` and what the system says of it.
  case system(call: String, code: Int32, reason: String)
}

extension HTTPClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let host, let port):
      "nothing listens on \(host):\(port): is the app running, and is this its port?"
    case .unknownHost(let host): "there is no host \(host): check its spelling"
    case .timedOut(let milliseconds):
      "no reply within \(milliseconds) ms: the app may hang, or needs a longer deadline"
    case .closed:
      "the connection ended before the reply did: the app may have quit or crashed meanwhile"
    case .malformed(let reason):
      "the reply is not HTTP/1.1 (\(reason)): another kind of server may hold this port"
    case .system(let call, let code, let reason): "\(call) failed: \(reason) (errno \(code))"
    }
  }
}
#endif
