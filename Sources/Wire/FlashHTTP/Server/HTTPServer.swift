/// An HTTP/1.1 server on 127.0.0.1 with one thread of its own.
public final class HTTPServer: Sendable {
  private let configuration: HTTPServerConfiguration
  private let handler: @Sendable (HTTPRequest, HTTPResponder) -> Void

  /// - Parameter handler: called on the server's thread, which serves nobody meanwhile; the reply
  ///   may be sent later and from any thread. A HEAD arrives as a GET, and its reply loses its body.
  public init(
    _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    handler: @escaping @Sendable (HTTPRequest, HTTPResponder) -> Void
  ) {
    self.configuration = configuration
    self.handler = handler
  }

  /// Binds, listens and serves; returns the bound port.
  public func start() throws(HTTPServerError) -> Int { 0 }

  /// Closes the listener and all connections, and returns when the thread has ended.
  public func stop() {}

  /// Does work on the server's thread, soon; nothing happens while the server is stopped.
  public func run(_ work: @escaping @Sendable () -> Void) {}

  /// Does work on the server's thread after that many milliseconds.
  @discardableResult
  public func after(milliseconds: Int, _ work: @escaping @Sendable () -> Void) -> HTTPTimer {
    HTTPTimer(work)
  }
}
