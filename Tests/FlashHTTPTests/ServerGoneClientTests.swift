import FlashHTTP
import Testing

/// Case I08: clients vanish at any moment, and nobody else notices.
@Suite struct ServerGoneClientTests {
  static let large = [UInt8](repeating: 66, count: 4 << 20)

  @Test func outlivesClientsThatResetInTheMiddleOfALargeReply() throws {
    let handler: Handler = { request, responder in
      responder.send(HTTPResponse(body: Self.large))
    }
    try TestServer.run(handler: handler) { server in
      for _ in 0..<100 {
        let client = try server.connect()
        try client.send(server.get("/hierarchy"))
        #expect(try client.read(atMost: 1024))
        client.reset()
      }
      #expect(try server.ask().body == Self.large)
      let isClean = try server.waits { server.descriptors == 1 }
      #expect(isClean)
    }
  }

  /// Holds the one reply, and tells when its client is gone.
  final class Waiting: Sendable {
    let responder = Guarded<HTTPResponder?>(nil)
    let arrived = Gate()
    let abandoned = Gate()

    var handler: Handler {
      { request, responder in
        guard request.path == "/wait" else { return TestServer.echo(request, responder) }
        responder.onAbandon { self.abandoned.open() }
        self.responder.withLock { $0 = responder }
        self.arrived.open()
      }
    }

    func send(_ response: HTTPResponse) { responder.withLock { $0 }?.send(response) }
  }

  @Test func tellsTheHandlerOfAClientThatResets() throws {
    let waiting = Waiting()
    try TestServer.run(handler: waiting.handler) { server in
      let client = try server.connect()
      try client.send(server.get("/wait"))
      #expect(waiting.arrived.wait())
      client.reset()
      #expect(waiting.abandoned.wait())
      waiting.send(HTTPResponse())
      #expect(try server.ask().status == 200)
    }
  }

  @Test func tellsTheHandlerOfAClientThatCloses() throws {
    let waiting = Waiting()
    try TestServer.run(handler: waiting.handler) { server in
      let client = try server.connect()
      try client.send(server.get("/wait"))
      #expect(waiting.arrived.wait())
      client.close()
      #expect(waiting.abandoned.wait())
    }
  }

  @Test func answersAClientThatOnlyEndedItsSending() throws {
    let waiting = Waiting()
    try TestServer.run(handler: waiting.handler) { server in
      let client = try server.connect()
      try client.send(server.get("/wait"))
      client.finishSending()
      #expect(waiting.arrived.wait())
      // The server asks by an interim response whether anybody still reads.
      #expect(try client.response().status == 100)
      waiting.send(HTTPResponse(status: 202))
      #expect(try client.response().status == 202)
      #expect(client.isClosed())
      #expect(!waiting.abandoned.wait(milliseconds: 0))
    }
  }

  @Test func tellsNothingOnceTheReplyIsOut() throws {
    let waiting = Waiting()
    try TestServer.run(handler: waiting.handler) { server in
      let client = try server.connect()
      try client.send(server.get("/wait"))
      #expect(waiting.arrived.wait())
      waiting.send(HTTPResponse())
      #expect(try client.response().status == 200)
      client.reset()
      let isGone = try server.waits { server.descriptors == 1 }
      #expect(isGone)
      #expect(!waiting.abandoned.wait(milliseconds: 0))
    }
  }

  @Test func tellsAtOnceWhenTheClientIsGoneAlready() throws {
    let waiting = Waiting()
    try TestServer.run(handler: waiting.handler) { server in
      let client = try server.connect()
      try client.send(server.get("/wait"))
      #expect(waiting.arrived.wait())
      client.reset()
      #expect(waiting.abandoned.wait())
      let again = Gate()
      waiting.responder.withLock { $0 }?.onAbandon { again.open() }
      #expect(again.wait())
    }
  }

  @Test func abandonsWhatWaitsWhenTheServerStops() throws {
    let waiting = Waiting()
    let server = HTTPServer(handler: waiting.handler)
    let test = TestServer(server: server, port: try server.start())
    let client = try test.connect()
    try client.send(test.get("/wait"))
    #expect(waiting.arrived.wait())
    server.stop()
    #expect(waiting.abandoned.wait(milliseconds: 0))
    #expect(client.isClosed())
    waiting.send(HTTPResponse())
  }
}
