import FlashHTTP
import PulseModel

/// The newsroom on a port of 127.0.0.1.
public final class NewsroomServer: Sendable {
  private let server: HTTPServer
  public let port: Int

  /// - Parameter port: 0 takes a free one.
  public init(port: Int = 0, faults: Set<Fault> = []) throws(HTTPServerError) {
    let newsroom = Newsroom(faults: faults)
    server = HTTPServer(HTTPServerConfiguration(port: port)) { request, responder in
      responder.send(newsroom.answer(request))
    }
    self.port = try server.start()
  }

  public func stop() { server.stop() }
}
