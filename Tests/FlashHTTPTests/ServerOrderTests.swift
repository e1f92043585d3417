import FlashHTTP
import Testing

/// Keep-alive, pipelining and HEAD.
@Suite struct ServerOrderTests {
  /// Holds replies back until a test lets them go.
  final class Held: Sendable {
    private let responders = Guarded<[String: HTTPResponder]>([:])
    let arrived = Gate()

    var handler: Handler {
      { request, responder in
        self.responders.withLock { $0[request.path] = responder }
        self.arrived.open()
      }
    }

    var count: Int { responders.withLock { $0.count } }

    func release(_ path: String) {
      let responder = responders.withLock { $0[path] }
      responder?.send(HTTPResponse(body: Array(path.utf8)))
    }
  }

  @Test func answersPipelinedRequestsInOrderThoughTheyEndOutOfOrder() throws {
    let held = Held()
    try TestServer.run(handler: held.handler) { server in
      let client = try server.connect()
      let paths = ["/1", "/2", "/3", "/4", "/5"]
      try client.send(paths.map { server.get($0) }.joined())
      for _ in paths { #expect(held.arrived.wait()) }
      for path in ["/3", "/5", "/2", "/4", "/1"] { held.release(path) }
      for path in paths { #expect(try client.response().text == path) }
    }
  }

  @Test func readsNoMoreThanItsShareAheadOfTheReplies() throws {
    let held = Held()
    let configuration = HTTPServerConfiguration(maxQueuedPerConnection: 4)
    try TestServer.run(configuration, handler: held.handler) { server in
      let client = try server.connect()
      try client.send((0..<20).map { server.get("/\($0)") }.joined())
      for number in 0..<20 {
        #expect(held.arrived.wait())
        #expect(held.count <= number + 4)
        held.release("/\(number)")
        #expect(try client.response().text == "/\(number)")
      }
    }
  }

  @Test func answersManyPipelinedRequestsWrittenAtOnce() throws {
    try TestServer.run { server in
      let client = try server.connect()
      let count = 2000
      try client.send((0..<count).map { server.get("/\($0)") }.joined())
      for number in 0..<count { #expect(try client.response().text == "GET /\(number)\n") }
    }
  }

  @Test func sendsTheHeaderOfAGetForAHead() throws {
    try TestServer.run { server in
      let client = try server.connect()
      try client.send("HEAD /a HTTP/1.1\r\nHost: localhost\r\n\r\n" + server.get("/b"))
      let head = try client.response(isHead: true)
      #expect(head.status == 200)
      #expect(head.headers["Content-Length"] == "7")
      #expect(head.headers["Content-Type"] == "text/plain")
      #expect(try client.response().text == "GET /b\n")
    }
  }

  @Test func keepsOrClosesAsTheClientWishes() throws {
    try TestServer.run { server in
      for (version, field, keeps) in [
        ("1.1", "", true), ("1.1", "Connection: close\r\n", false), ("1.0", "", false),
        ("1.0", "Connection: keep-alive\r\n", true),
      ] {
        let client = try server.connect()
        let text = "GET / HTTP/\(version)\r\nHost: localhost\r\n\(field)\r\n"
        try client.send(text)
        let reply = try client.response()
        #expect(reply.status == 200)
        #expect(
          reply.headers["Connection"] == (keeps ? (version == "1.0" ? "keep-alive" : nil) : "close")
        )
        if keeps {
          try client.send(text)
          #expect(try client.response().status == 200)
        } else {
          #expect(client.isClosed())
        }
      }
    }
  }

  @Test func takesNoRequestAfterOneThatCloses() throws {
    let seen = Guarded<[String]>([])
    let handler: Handler = { request, responder in
      seen.withLock { $0.append(request.path) }
      responder.send(HTTPResponse())
    }
    try TestServer.run(handler: handler) { server in
      let client = try server.connect()
      try client.send(server.get("/a", "Connection: close\r\n\r\n") + server.get("/b"))
      #expect(try client.response().status == 200)
      #expect(try client.rest().isEmpty)
      #expect(seen.withLock { $0 } == ["/a"])
    }
  }

  @Test func countsOnlyTheFirstOfSeveralReplies() throws {
    let handler: Handler = { _, responder in
      responder.send(HTTPResponse(status: 201))
      responder.send(HTTPResponse(status: 500))
    }
    try TestServer.run(handler: handler) { server in
      let client = try server.connect()
      try client.send(server.get("/a") + server.get("/b"))
      #expect(try client.response().status == 201)
      #expect(try client.response().status == 201)
    }
  }

  @Test func answersForAHandlerThatForgets() throws {
    let handler: Handler = { _, _ in }
    try TestServer.run(handler: handler) { server in
      let reply = try server.ask()
      #expect(reply.status == 500)
      #expect(reply.text.contains("without a reply"))
    }
  }

  @Test func tellsWhenTheRequestWasRead() throws {
    let received = Guarded<UInt64>(0)
    let handler: Handler = { _, responder in
      received.withLock { $0 = responder.receivedAt }
      responder.send(HTTPResponse())
    }
    try TestServer.run(handler: handler) { server in
      let before = Clock.nanoseconds()
      _ = try server.ask()
      #expect((before...Clock.nanoseconds()).contains(received.withLock { $0 }))
    }
  }
}
