import Testing

@testable import FlashHTTP

/// The blocking client, against the real server and against scripted ones.
@Suite struct ClientTests {
  static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
  static let get = HTTPRequest(path: "/ping")
  static let post = HTTPRequest(method: "POST", path: "/tap", body: Array("{}".utf8))

  static func send(
    _ request: HTTPRequest, to port: Int, milliseconds: Int = 10_000
  ) throws -> HTTPResponse {
    try HTTPClient(port: port).send(request, timeoutMilliseconds: milliseconds)
  }

  @Test func keepsOneConnectionForAllItsRequests() throws {
    try TestServer.run { server in
      for host in ["127.0.0.1", "localhost"] {
        let client = HTTPClient(host: host, port: server.port)
        for _ in 0..<5 {
          let request = HTTPRequest(
            method: "POST", path: "/a b", query: [("text", "é + 1")], body: Array("body".utf8))
          let reply = try client.send(request, timeoutMilliseconds: 10_000)
          #expect(reply.text == "POST /a b text=é + 1\nbody")
        }
        #expect(server.descriptors == 2)
        client.close()
        let isGone = try server.waits { server.descriptors == 1 }
        #expect(isGone)
      }
    }
  }

  @Test func measuresTheRoundTrip() throws {
    try TestServer.run { server in
      let client = HTTPClient(port: server.port)
      let start = Clock.nanoseconds()
      _ = try client.send(Self.get, timeoutMilliseconds: 10_000)
      #expect(client.lastRoundTrip > 0)
      #expect(client.lastRoundTrip <= Clock.nanoseconds() - start)
    }
  }

  @Test func readsTheHeaderOfAHead() throws {
    try TestServer.run { server in
      let client = HTTPClient(port: server.port)
      let head = HTTPRequest(method: "HEAD", path: "/a")
      let reply = try client.send(head, timeoutMilliseconds: 10_000)
      #expect(reply.headers["Content-Length"] == "7")
      #expect(reply.body.isEmpty)
      #expect(try client.send(Self.get, timeoutMilliseconds: 10_000).text == "GET /ping\n")
    }
  }

  @Test func saysWhenNobodyListens() throws {
    let (listener, port) = try Socket.listen(port: 0)
    Socket.close(listener)
    let refused = HTTPClientError.refused(host: "127.0.0.1", port: port)
    #expect(throws: refused) { try Self.send(Self.get, to: port) }
    for port in [0, -1, 70_000] {
      #expect(throws: HTTPClientError.refused(host: "127.0.0.1", port: port)) {
        try Self.send(Self.get, to: port)
      }
    }
  }

  @Test func givesUpWhenNoWholeReplyComesInTime() throws {
    let scripts: [ScriptedServer.Script] = [
      { _ = $0.isClosed() },
      { peer in
        _ = try peer.request()
        try peer.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhel")
        _ = peer.isClosed()
      },
    ]
    try ScriptedServer.run(scripts) { server in
      for _ in scripts {
        #expect(throws: HTTPClientError.timedOut(milliseconds: 50)) {
          try Self.send(Self.get, to: server.port, milliseconds: 50)
        }
      }
    }
  }

  @Test func takesNoLateReplyForTheNextOne() throws {
    let waiting = Guarded<HTTPResponder?>(nil)
    let handler: Handler = { request, responder in
      if request.path == "/slow" {
        waiting.withLock { $0 = responder }
      } else {
        waiting.withLock { $0 }?.send(HTTPResponse(body: Array("late".utf8)))
        TestServer.echo(request, responder)
      }
    }
    try TestServer.run(handler: handler) { server in
      let client = HTTPClient(port: server.port)
      #expect(throws: HTTPClientError.timedOut(milliseconds: 30)) {
        try client.send(HTTPRequest(path: "/slow"), timeoutMilliseconds: 30)
      }
      let reply = try client.send(Self.get, timeoutMilliseconds: 10_000)
      #expect(reply.text == "GET /ping\n")
    }
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2p1\r\n", "hello\r\n", "HTTP/1.1 200 OK\r\nContent-Length: five\r\n\r\n",
    "HTTP/1.1 abc OK\r\n\r\n",
  ])
  func saysWhatIsNoHTTP(reply: String) throws {
    try ScriptedServer.run([
      { peer in
        try peer.send(reply)
        _ = peer.isClosed()
      }
    ]) { server in
      do throws(HTTPClientError) {
        _ = try HTTPClient(port: server.port).send(Self.get, timeoutMilliseconds: 10_000)
        Issue.record("taken for a reply")
      } catch {
        guard case .malformed(let reason) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(error.description.contains(reason))
      }
    }
  }

  @Test func readsARefusalThatComesBeforeAllIsSent() throws {
    try ScriptedServer.run([
      { peer in
        _ = try peer.read()
        try peer.send("HTTP/1.1 413 No\r\nContent-Length: 0\r\n\r\n")
        peer.finishSending()
        _ = peer.isClosed()
      }
    ]) { server in
      let body = [UInt8](repeating: 65, count: 64 << 20)
      let reply = try Self.send(
        HTTPRequest(method: "POST", path: "/", body: body), to: server.port)
      #expect(reply.status == 413)
    }
  }

  @Test func readsAReplyThatEndsWithItsConnection() throws {
    try ScriptedServer.run([
      { peer in
        _ = try peer.request()
        try peer.send("HTTP/1.0 200 OK\r\n\r\nall of it")
      }
    ]) { server in
      let answer = try Self.send(Self.get, to: server.port)
      #expect(answer.text == "all of it")
    }
  }

  @Test func putsEveryFaultIntoWords() {
    let faults: [(HTTPClientError, String)] = [
      (
        .refused(host: "127.0.0.1", port: 7001),
        "nothing listens on 127.0.0.1:7001: is the app running, and is this its port?"
      ),
      (
        .timedOut(milliseconds: 50),
        "no reply within 50 ms: the app may hang, or needs a longer deadline"
      ),
      (.unknownHost("nowhere"), "there is no host nowhere: check its spelling"),
      (
        .system(call: "socket", code: 24, reason: "Too many open files"),
        "socket failed: Too many open files (errno 24)"
      ),
    ]
    for (fault, words) in faults { #expect(fault.description == words) }
  }
}
