#if FLASH
import FlashHTTP
import FlashProtocol

/// The driver of one app: it listens, and answers with the help of its platform.
public final class Server: Sendable {
  public struct Configuration: Sendable {
    public var http: HTTPServerConfiguration
    /// How long the UI thread has to take a request that does not say, in milliseconds.
    public var deadline: Int

    public init(http: HTTPServerConfiguration = HTTPServerConfiguration(), deadline: Int = 5000) {
      self.http = http
      self.deadline = deadline
    }
  }

  private let core: Core
  private let http: HTTPServer

  /// - Parameters:
  ///   - platform: the adapter of the toolkit that the app runs on.
  ///   - navigation: the app's own router, where it hands one in.
  public init(
    platform: any Platform, navigation: Navigation? = nil,
    configuration: Configuration = Configuration()
  ) {
    let core = Core(
      platform: platform, navigation: navigation, deadline: configuration.deadline)
    self.core = core
    var settings = configuration.http
    settings.refusalHeaders = { core.refusalHeaders($0, nanoseconds: $1) }
    http = HTTPServer(settings) { request, responder in
      let withdraw = core.handle(request, receivedAt: responder.receivedAt) { responder.send($0) }
      if let withdraw { responder.onAbandon(withdraw) }
    }
    core.attach(http)
  }

  /// Listens on loopback.
  ///
  /// - Returns: the port.
  /// - Throws: `HTTPServerError`, as when the port is taken.
  public func start() throws(HTTPServerError) -> Int { try http.start() }

  public func stop() { http.stop() }
}
#endif
