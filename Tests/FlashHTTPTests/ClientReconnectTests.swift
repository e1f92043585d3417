import Testing

@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// When a kept connection turns out closed: what is asked again, and what never is.
@Suite struct ClientReconnectTests {
  /// Answers one request and closes; `closed` opens when that is done.
  static func oneReply(_ closed: Gate) -> ScriptedServer.Script {
    { peer in
      _ = try peer.request()
      try peer.send(ClientTests.ok)
      peer.close()
      closed.open()
    }
  }

  static let answers: ScriptedServer.Script = { peer in
    _ = try peer.request()
    try peer.send(ClientTests.ok)
    _ = peer.isClosed()
  }

  /// Answers one request, then takes a second one and closes without a word.
  static func swallowsTheSecond(_ seen: Guarded<[String]>) -> ScriptedServer.Script {
    { peer in
      _ = try peer.request()
      try peer.send(ClientTests.ok)
      let text = try peer.request()
      seen.withLock { $0.append(text) }
    }
  }

  static func expectOK(
    _ client: HTTPClient, _ request: HTTPRequest, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let reply = try client.send(request, timeoutMilliseconds: 10_000)
    #expect(reply.text == "ok", sourceLocation: location)
  }

  @Test func opensANewConnectionWhenTheKeptOneWasClosed() throws {
    let closed = Gate()
    try ScriptedServer.run([Self.oneReply(closed), Self.answers]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      #expect(closed.wait())
      try Self.expectOK(client, ClientTests.post)
      #expect(server.faultsSoFar.isEmpty)
    }
  }

  @Test func asksAReadAgainThatGotNoByteOfAReply() throws {
    let seen = Guarded<[String]>([])
    try ScriptedServer.run([Self.swallowsTheSecond(seen), Self.answers]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      try Self.expectOK(client, ClientTests.get)
      #expect(seen.withLock { $0.count } == 1)
    }
  }

  @Test func neverRepeatsAnActThatMayHaveBeenDone() throws {
    let seen = Guarded<[String]>([])
    try ScriptedServer.run([Self.swallowsTheSecond(seen), Self.swallowsTheSecond(seen)]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      #expect(throws: HTTPClientError.closed) {
        try client.send(ClientTests.post, timeoutMilliseconds: 10_000)
      }
      #expect(seen.withLock { $0.count } == 1)
    }
  }

  @Test func doesNotAskAgainOnceAPieceOfTheReplyCame() throws {
    try ScriptedServer.run([
      { peer in
        _ = try peer.request()
        try peer.send(ClientTests.ok)
        _ = try peer.request()
        try peer.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhel")
      },
      Self.answers,
    ]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      #expect(throws: HTTPClientError.closed) {
        try client.send(ClientTests.get, timeoutMilliseconds: 10_000)
      }
    }
  }

  @Test func doesNotAskAgainOnANewConnection() throws {
    try ScriptedServer.run([{ peer in _ = try peer.request() }, Self.answers]) { server in
      #expect(throws: HTTPClientError.closed) {
        try ClientTests.send(ClientTests.get, to: server.port)
      }
    }
  }

  @Test func closesAfterAReplyThatSaysSo() throws {
    let isClosed = Guarded(false)
    let done = Gate()
    try ScriptedServer.run([
      { peer in
        _ = try peer.request()
        try peer.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok")
        let closed = peer.isClosed()
        isClosed.withLock { $0 = closed }
        done.open()
      },
      Self.answers,
    ]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      #expect(done.wait())
      #expect(isClosed.withLock { $0 })
      try Self.expectOK(client, ClientTests.post)
    }
  }

  @Test func throwsAwayWhatNobodyAskedFor() throws {
    let sent = Gate()
    try ScriptedServer.run([
      { peer in
        _ = try peer.request()
        try peer.send(ClientTests.ok)
        try peer.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray")
        sent.open()
        _ = peer.isClosed()
      },
      Self.answers,
    ]) { server in
      let client = HTTPClient(port: server.port)
      try Self.expectOK(client, ClientTests.get)
      #expect(sent.wait())
      try Self.expectOK(client, ClientTests.get)
    }
  }

  @Test func recognisesAConnectionThatLeadsToItself() throws {
    let descriptor = Socket.make()
    defer { Socket.close(descriptor) }
    var address = Socket.loopback(0)
    #expect(Socket.withAddress(&address) { bind(descriptor, $0, $1) } == 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    let target = try #require(Socket.resolve("127.0.0.1", port: port))
    _ = Socket.connect(descriptor, to: target)
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    #expect(poll(&polled, 1, 10_000) == 1)
    #expect(Socket.leadsToItself(descriptor))
    try TestServer.run { server in
      let client = try server.connect()
      #expect(!Socket.leadsToItself(client.descriptor))
    }
  }
}
