import FlashHTTP
import Testing

/// Case I01: a page that rebinds its name, or posts from afar, reaches no route.
@Suite struct ServerAccessTests {
  @Test func refusesForeignCallersBeforeAnyRoute() throws {
    let acts = Guarded(0)
    let handler: Handler = { _, responder in
      acts.withLock { $0 += 1 }
      responder.send(HTTPResponse())
    }
    try TestServer.run(handler: handler) { server in
      let port = server.port
      let refused: [(String, Int)] = [
        ("GET /actionables HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n", 403),
        ("GET /actionables HTTP/1.1\r\n\r\n", 400),
        ("GET /actionables HTTP/1.0\r\n\r\n", 400),
        ("GET /actionables HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
        ("GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        ("POST /tap HTTP/1.1\r\nHost: evil.example:\(port)\r\nContent-Length: 2\r\n\r\n{}", 403),
        (server.post("/tap", "Origin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}"), 403),
        (server.post("/tap", "Origin: null\r\nContent-Length: 2\r\n\r\n{}"), 403),
        (server.get("/x", "Referer: https://evil.example/page\r\n\r\n"), 403),
        (server.get("/x", "Sec-Fetch-Site: cross-site\r\n\r\n"), 403),
      ]
      for (text, status) in refused {
        let client = try server.connect()
        try client.send(text)
        let reply = try client.response()
        #expect(reply.status == status, "\(text)")
        let code = status == 403 ? "forbidden" : "bad-request"
        #expect(reply.text.hasPrefix(#"{"error":{"code":"\#(code)","message":""#), "\(reply.text)")
        #expect(reply.headers["Access-Control-Allow-Origin"] == nil)
        #expect(client.isClosed())
      }
      #expect(acts.withLock { $0 } == 0)
      for host in ["localhost.", "LOCALHOST:\(port)", "127.0.0.1", "[::1]", "localhost:\(port)"] {
        let client = try server.connect()
        try client.send("GET /actionables HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(try client.response().status == 200, "\(host)")
      }
      #expect(acts.withLock { $0 } == 5)
    }
  }

  @Test func refusesAStrangersBodyWithoutReadingIt() throws {
    try TestServer.run { server in
      let client = try server.connect()
      try client.send(
        server.post("/tap", "Origin: https://evil.example\r\nContent-Length: 1000000\r\n\r\n"))
      #expect(try client.response().status == 403)
    }
  }

  @Test func wantsTheTokenOfTheRun() throws {
    try TestServer.run(HTTPServerConfiguration(token: "s3cret")) { server in
      let none = HTTPClient(port: server.port)
      let reply = try none.send(HTTPRequest(path: "/"), timeoutMilliseconds: 10_000)
      #expect(reply.status == 401)
      #expect(reply.text.contains(#""code":"forbidden""#))
      let wrong = HTTPClient(port: server.port, token: "s3creT")
      #expect(try wrong.send(HTTPRequest(path: "/"), timeoutMilliseconds: 10_000).status == 401)
      let right = HTTPClient(port: server.port, token: "s3cret")
      #expect(try right.send(HTTPRequest(path: "/"), timeoutMilliseconds: 10_000).status == 200)
    }
  }
}
