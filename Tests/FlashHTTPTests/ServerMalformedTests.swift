import FlashHTTP
import Testing

/// Case I03: whatever comes gets a status and a reason, and the next request is as ever.
@Suite struct ServerMalformedTests {
  @Test func answersEveryMalformedRequestAndCloses() throws {
    try TestServer.run { server in
      let cases: [(String, Int)] = [
        (server.post("/type", "Content-Length: -1\r\n\r\n"), 400),
        (server.post("/type", "Content-Length: +5\r\n\r\nhello"), 400),
        (server.post("/type", "Content-Length: 5x\r\n\r\nhello"), 400),
        (server.post("/type", "Content-Length: \r\n\r\n"), 400),
        (server.post("/type", "Content-Length: 99999999999999999999\r\n\r\n"), 413),
        (server.post("/type", "Content-Length: 2147483648\r\n\r\n"), 413),
        (server.post("/type", "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello"), 400),
        (server.post("/type", "Transfer-Encoding: gzip\r\n\r\n"), 501),
        (server.post("/type", "Expect: a-miracle\r\n\r\n"), 417),
        ("GET /" + String(repeating: "a", count: 100 << 10) + " HTTP/1.1\r\n\r\n", 414),
        (server.get("/", "X: " + String(repeating: "a", count: 100 << 10) + "\r\n\r\n"), 431),
        (server.get("/", String(repeating: "X: y\r\n", count: 10_000) + "\r\n"), 431),
        ("BREW /pot HTTP/1.1\r\n\r\n", 501),
        ("GET / HTTP/1.1\nHost: localhost\n\n", 400),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        (server.get("/", " folded: yes\r\n\r\n"), 400),
        (server.get("/", "X: a\u{00}b\r\n\r\n"), 400),
        ("\u{16}\u{03}\u{01}\u{02}\u{00}\u{01}", 400),
      ]
      for (text, status) in cases {
        let client = try server.connect()
        try client.send(text)
        let reply = try client.response()
        #expect(reply.status == status, "\(text.prefix(120))")
        #expect(reply.headers["Connection"] == "close")
        #expect(reply.headers["Content-Type"] == "application/json")
        #expect(reply.text.hasPrefix(#"{"error":{"code":"bad-request","message":""#))
        #expect(client.isClosed())
        #expect(try server.ask().text == "GET /ping\n")
      }
    }
  }

  @Test func saysThatARequestEndedEarly() throws {
    try TestServer.run { server in
      for text in ["GET /", server.post("/", "Content-Length: 5\r\n\r\nhel")] {
        let client = try server.connect()
        try client.send(text)
        client.finishSending()
        #expect(try client.response().status == 400)
        #expect(client.isClosed())
      }
    }
  }

  @Test func answersWhatCameBeforeAMalformedRequest() throws {
    try TestServer.run { server in
      let client = try server.connect()
      try client.send(server.get("/first") + server.get("/second") + "nonsense\r\n")
      #expect(try client.response().text == "GET /first\n")
      #expect(try client.response().text == "GET /second\n")
      #expect(try client.response().status == 400)
      #expect(client.isClosed())
    }
  }

  @Test func letsAClientReadTheRefusalThoughItStillSends() throws {
    try TestServer.run(HTTPServerConfiguration(maxBody: 1000)) { server in
      let client = HTTPClient(port: server.port)
      let body = [UInt8](repeating: 65, count: 8 << 20)
      let request = HTTPRequest(method: "POST", path: "/type", body: body)
      let reply = try client.send(request, timeoutMilliseconds: 10_000)
      #expect(reply.status == 413)
      #expect(reply.text.contains("over 1000 bytes"))
      let next = try client.send(HTTPRequest(path: "/ping"), timeoutMilliseconds: 10_000)
      #expect(next.status == 200)
    }
  }

  @Test func cutsOffAClientThatNeverStopsSending() throws {
    try TestServer.run { server in
      let client = try server.connect()
      let block = [UInt8](repeating: 65, count: 256 << 10)
      let end = Clock.nanoseconds() + 10_000_000_000
      var isCutOff = false
      while !isCutOff, Clock.nanoseconds() < end {
        do { try client.send(block) } catch { isCutOff = true }
      }
      #expect(isCutOff)
    }
  }
}
