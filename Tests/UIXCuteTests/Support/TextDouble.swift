import FlashHTTP

/// A service on loopback that answers in plain text.
final class TextDouble: Sendable {
  private let log: Guarded<[HTTPRequest]>
  private let server: HTTPServer
  private let port: Int
  var url: String { "http://127.0.0.1:\(port)" }
  var requests: [HTTPRequest] { log.withLock { $0 } }

  init(_ answer: @escaping @Sendable (HTTPRequest) -> (status: Int, text: String)) throws {
    let log = Guarded<[HTTPRequest]>([])
    self.log = log
    server = HTTPServer { request, responder in
      log.withLock { $0.append(request) }
      let (status, text) = answer(request)
      responder.send(HTTPResponse(status: status, body: Array(text.utf8)))
    }
    port = try server.start()
  }

  deinit { server.stop() }
}
