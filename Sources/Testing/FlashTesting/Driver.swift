#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer

/// A way to send an app's platform requests: straight to the routes, or over a socket.
///
/// A test body that takes a driver is run with both.
public protocol Driver: AnyObject {
  func send(_ request: HTTPRequest) throws -> HTTPResponse
}

extension Driver {
  public func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) throws
    -> HTTPResponse
  {
    try send(HTTPRequest(method: "GET", path: path, query: query.map { ($0.key, $0.value) }))
  }

  public func post(_ path: String, _ body: JSON) throws -> HTTPResponse {
    try send(
      HTTPRequest(
        method: "POST", path: path, headers: ["Content-Type": "application/json"],
        body: body.bytes))
  }
}

/// Straight to the routes.
public final class DirectDriver: Driver {
  private let app: FakeApp?
  private let server: DirectServer
  private let thread = WorkThread()

  public init(
    _ platform: any Platform, navigation: Navigation? = nil, deadline: Int = 5000
  ) {
    app = platform as? FakeApp
    server = DirectServer(
      platform: platform, navigation: navigation, scheduler: thread, deadline: deadline)
  }

  deinit {
    thread.stop()
    app?.thread.stop()
  }

  public func send(_ request: HTTPRequest) throws -> HTTPResponse {
    let response = Guarded<HTTPResponse?>(nil)
    let done = Signal()
    server.handle(request) { answer in
      response.withLock { $0 = answer }
      done.raise()
    }
    done.wait()
    return response.withLock { $0 } ?? HTTPResponse(status: 500)
  }
}

/// Over a socket on loopback.
public final class SocketDriver: Driver {
  private let app: FakeApp?
  private let server: Server
  private let client: HTTPClient
  public let port: Int

  public init(
    _ platform: any Platform, navigation: Navigation? = nil, deadline: Int = 5000
  ) throws {
    app = platform as? FakeApp
    server = Server(
      platform: platform, navigation: navigation,
      configuration: Server.Configuration(deadline: deadline))
    port = try server.start()
    client = HTTPClient(port: port)
  }

  deinit {
    server.stop()
    app?.thread.stop()
  }

  public func send(_ request: HTTPRequest) throws -> HTTPResponse {
    try client.send(request, timeoutMilliseconds: 60_000)
  }
}
#endif
