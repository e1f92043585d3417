import FlashHTTP
import FlashProtocol

#if !DEBUG && !FLASH_HOST
#error(
  "a release build of Flash's commands needs '-Xswiftc -DFLASH_HOST', as 'make build' gives it")
#endif

/// Loopback HTTP over one kept connection.
public final class HTTPTransport: Transport {
  private let client: HTTPClient

  /// - Parameter token: the secret that the app was started with.
  public init(port: Int, token: String?) {
    client = HTTPClient(host: "127.0.0.1", port: port, token: token)
  }

  public func send(_ request: HTTPRequest, timeoutMilliseconds: Int) throws(TransportError)
    -> (response: HTTPResponse, nanoseconds: Int)
  {
    do {
      let response = try client.send(request, timeoutMilliseconds: timeoutMilliseconds)
      return (response, Int(clamping: client.lastRoundTrip))
    } catch {
      throw Self.translated(error)
    }
  }

  private static func translated(_ error: HTTPClientError) -> TransportError {
    switch error {
    case .refused: .refused("the connection was refused")
    case .unknownHost(let host): .refused("there is no host \(host)")
    case .timedOut(let milliseconds): .timedOut(milliseconds: milliseconds)
    case .closed: .lost("the connection ended")
    case .malformed(let reason): .notHTTP("its answer is not HTTP: \(reason)")
    case .system(let call, _, let reason): .lost("\(call): \(reason)")
    }
  }
}

extension FlashClient {
  /// - Parameters:
  ///   - token: the secret that the app was started with.
  ///   - expected: the app that must answer; nil takes whichever Flash does.
  public convenience init(port: Int, token: String? = nil, expecting expected: AppIdentity? = nil) {
    self.init(
      port: port, expecting: expected, transport: HTTPTransport(port: port, token: token))
  }
}
