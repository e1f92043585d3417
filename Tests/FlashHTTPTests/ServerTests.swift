import FlashHTTP
import Testing

@Suite struct ServerTests {
  @Test func answersAGetOverAKeptConnection() throws {
    let server = HTTPServer { request, responder in
      responder.send(HTTPResponse(body: Array("\(request.method) \(request.path)".utf8)))
    }
    let port = try server.start()
    defer { server.stop() }
    let client = HTTPClient(port: port)
    for _ in 0..<3 {
      let reply = try client.send(HTTPRequest(path: "/ping"), timeoutMilliseconds: 5000)
      #expect(reply.status == 200)
      #expect(reply.body == Array("GET /ping".utf8))
    }
    var all: [UInt64] = []
    for _ in 0..<20000 {
      _ = try client.send(HTTPRequest(path: "/ping"), timeoutMilliseconds: 5000)
      all.append(client.lastRoundTrip)
    }
    all.sort()
    print("p50", all[10000], "min", all[0], "p99", all[19800])
    #expect(Clock.nanoseconds() > 0)
  }
}
