import FlashHTTP
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Case I05: a body arrives whole, however it travels, and nobody waits for it in vain.
@Suite struct ServerBodyTests {
  static func reply(_ server: TestServer, _ write: (RawClient) throws -> Void) throws -> String {
    let client = try server.connect()
    try write(client)
    return try client.response().text
  }

  @Test func readsTheSameBodyHoweverItIsSent() throws {
    try TestServer.run { server in
      let length = server.post("/type", "Content-Length: 5\r\n\r\nhello")
      let chunked = server.post(
        "/type", "Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\nX: y\r\n\r\n")
      for text in [length, chunked] {
        let atOnce = try Self.reply(server) { try $0.send(text) }
        #expect(atOnce == "POST /type\nhello")
        let bitByBit = try Self.reply(server) { client in
          for byte in text.utf8 { try client.send([byte]) }
        }
        #expect(bitByBit == "POST /type\nhello")
      }
    }
  }

  @Test func readsTheSameBodyCutAnywhere() throws {
    try TestServer.run { server in
      let text = Array(
        server.post("/type", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n").utf8)
      let client = try server.connect()
      for cut in 1..<text.count {
        try client.send(Array(text[..<cut]))
        // The server has surely read the first part once it answers somebody else.
        #expect(try server.ask().status == 200)
        try client.send(Array(text[cut...]))
        #expect(try client.response().text == "POST /type\nhello", "cut at \(cut)")
      }
    }
  }

  @Test func answersAnExpectationBeforeTheBody() throws {
    try TestServer.run { server in
      let client = try server.connect()
      let body = String(repeating: "x", count: 2048)
      try client.send(server.post("/type", "Expect: 100-continue\r\nContent-Length: 2048\r\n\r\n"))
      #expect(try client.response().status == 100)
      try client.send(body)
      #expect(try client.response().text == "POST /type\n" + body)
      try client.send(
        server.post("/type", "Expect: 100-continue\r\nContent-Length: 2\r\n\r\nok"))
      #expect(try client.response().text == "POST /type\nok")
    }
  }

  @Test func answersAnExpectationInItsTurn() throws {
    let waiting = Guarded<HTTPResponder?>(nil)
    let gate = Gate()
    let handler: Handler = { request, responder in
      guard request.path == "/slow" else { return TestServer.echo(request, responder) }
      waiting.withLock { $0 = responder }
      gate.open()
    }
    try TestServer.run(handler: handler) { server in
      let client = try server.connect()
      try client.send(
        server.get("/slow")
          + server.post("/type", "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"))
      #expect(gate.wait())
      waiting.withLock { $0?.send(HTTPResponse(status: 202)) }
      #expect(try client.response().status == 202)
      #expect(try client.response().status == 100)
      try client.send("ok")
      #expect(try client.response().text == "POST /type\nok")
    }
  }

  @Test func refusesTooLongABodyInsteadOfAskingForIt() throws {
    try TestServer.run(HTTPServerConfiguration(maxBody: 100)) { server in
      let client = try server.connect()
      try client.send(server.post("/type", "Expect: 100-continue\r\nContent-Length: 101\r\n\r\n"))
      #expect(try client.response().status == 413)
    }
  }

  @Test func takesALargeBodyAndGivesALargeReply() throws {
    try TestServer.run { server in
      let body = (0..<(12 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let client = HTTPClient(port: server.port)
      let request = HTTPRequest(method: "POST", path: "/b", body: body)
      let reply = try client.send(request, timeoutMilliseconds: 20_000)
      #expect(reply.body.elementsEqual(Array("POST /b\n".utf8) + body))
    }
  }

  @Test func boundsWhatAllConnectionsHoldTogether() throws {
    let configuration = HTTPServerConfiguration(maxBody: 1 << 20, maxBuffered: 2 << 20)
    try TestServer.run(configuration) { server in
      let part = [UInt8](repeating: 65, count: 900 << 10)
      var clients: [RawClient] = []
      for _ in 0..<3 {
        let client = try server.connect()
        try client.send(server.post("/type", "Content-Length: \(1 << 20)\r\n\r\n"))
        try client.send(part)
        clients.append(client)
      }
      var refused: Int?
      let isRefused = try server.waits {
        refused = clients.firstIndex { $0.wait(POLLIN, 0) }
        return refused != nil
      }
      #expect(isRefused)
      #expect(try clients.remove(at: refused ?? 0).response().status == 503)
      for client in clients {
        try client.send([UInt8](repeating: 65, count: (1 << 20) - part.count))
        #expect(try client.response().status == 200)
      }
    }
  }
}
