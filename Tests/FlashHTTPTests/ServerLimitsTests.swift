import Testing

@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Case I07: slow, idle and too many clients cost the others nothing.
@Suite(.serialized) struct ServerLimitsTests {
  /// Raises the limit, and answers how many connections fit below it: a test holds both ends of
  /// each, and others run beside it.
  @discardableResult
  static func allowManyDescriptors() -> Int {
    #if canImport(Darwin)
    let resource = RLIMIT_NOFILE
    #else
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 8192))
    setrlimit(resource, &limit)
    return max(50, Int(clamping: limit.rlim_cur) / 2 - 150)
  }

  @Test func closesSlowClientsAtTheHeaderDeadline() throws {
    Self.allowManyDescriptors()
    try TestServer.run(HTTPServerConfiguration(headerDeadline: 400)) { server in
      var dripping: [RawClient] = []
      let count = 200
      for _ in 0..<count { dripping.append(try server.connect()) }
      let start = Clock.nanoseconds()
      for client in dripping { try client.send("G") }
      let request = Array(server.get("/never", String(repeating: "X: y\r\n", count: 2000)).utf8)
      var next = 1
      var late = 0
      while !dripping.isEmpty, Clock.nanoseconds() - start < 20_000_000_000 {
        #expect(try server.ask().status == 200)  // a normal client is served meanwhile
        dripping.removeAll { client in
          guard client.wait(POLLIN, 0) else { return false }
          late += (try? client.response().status) == 408 ? 1 : 0
          return true
        }
        for client in dripping { try? client.send([request[next % request.count]]) }
        next += 1
        _ = dripping.first?.wait(POLLIN, 20)
      }
      #expect(late == count)
      #expect(Clock.nanoseconds() - start >= 400_000_000)
    }
  }

  @Test func closesClientsThatDoNotSendTheirBody() throws {
    try TestServer.run(HTTPServerConfiguration(bodyDeadline: 100)) { server in
      let client = try server.connect()
      try client.send(server.post("/type", "Content-Length: 5\r\n\r\nhel"))
      #expect(try client.response().status == 408)
      #expect(client.isClosed())
    }
  }

  @Test func closesClientsThatDoNotReadTheirReply() throws {
    let handler: Handler = { _, responder in
      responder.send(HTTPResponse(body: [UInt8](repeating: 65, count: 32 << 20)))
    }
    try TestServer.run(
      HTTPServerConfiguration(sendDeadline: 100),
      handler: handler
    ) { server in
      let client = try server.connect()
      try client.send(server.get("/large"))
      let isGone = try server.waits { server.descriptors == 1 }
      #expect(isGone)
    }
  }

  @Test func closesConnectionsThatLieIdle() throws {
    try TestServer.run(HTTPServerConfiguration(idleDeadline: 100)) { server in
      let fresh = try server.connect()
      let used = try server.connect()
      try used.send(server.get("/a"))
      #expect(try used.response().status == 200)
      #expect(fresh.isClosed())
      #expect(used.isClosed())
    }
  }

  @Test func endsAHeaderThatNeverEndsAtTheLimit() throws {
    try TestServer.run(HTTPServerConfiguration(maxHeader: 2000)) { server in
      let client = try server.connect()
      try client.send(server.get("/", ""))
      var lines = 0
      while !client.wait(POLLIN, 0), lines < 100_000 {
        try? client.send("X-Line: \(lines)\r\n")
        lines += 1
      }
      #expect(try client.response().status == 431)
    }
  }

  @Test func servesOthersBesideFiveHundredIdleConnections() throws {
    let count = min(500, Self.allowManyDescriptors())
    let server = HTTPServer(handler: TestServer.echo)
    let test = TestServer(server: server, port: try server.start())
    var idle: [RawClient] = []
    for number in 0..<count {
      let client = try test.connect()
      if number.isMultiple(of: 2) {
        try client.send(test.get("/\(number)"))
        #expect(try client.response().status == 200)
      }
      idle.append(client)
    }
    #expect(try test.ask().text == "GET /ping\n")
    #expect(test.descriptors >= count + 1)
    for client in idle.prefix(count / 2) { client.reset() }
    let areGone = try test.waits { test.descriptors == count - count / 2 + 1 }
    #expect(areGone)
    for client in idle.dropFirst(count / 2) {
      try client.send(test.get("/again"))
      #expect(try client.response().text == "GET /again\n")
    }
    server.stop()
    #expect(test.descriptors == 0)
  }

  @Test func tellsClientsOverTheLimitAndServesThemLater() throws {
    try TestServer.run(HTTPServerConfiguration(maxConnections: 3)) { server in
      var kept: [RawClient] = []
      for _ in 0..<3 {
        let client = try server.connect()
        try client.send(server.get("/a"))
        #expect(try client.response().status == 200)
        kept.append(client)
      }
      let refused = try server.connect()
      try refused.send(server.get("/a"))
      let reply = try refused.response()
      #expect(reply.status == 503)
      #expect(reply.text.contains(#""code":"busy""#))
      #expect(refused.isClosed())
      kept.removeLast().close()
      refused.close()
      var status = 503
      let isServed = try server.waits {
        status = (try? server.ask().status) ?? 0
        return status == 200
      }
      #expect(isServed)
    }
  }

  @Test func leavesHalfOfTheDescriptorsToTheApp() {
    var limit = rlimit()
    #if canImport(Darwin)
    getrlimit(RLIMIT_NOFILE, &limit)
    #else
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    #expect(EventLoop.connectionLimit(.max) <= Int(clamping: limit.rlim_cur) / 2)
    #expect(EventLoop.connectionLimit(5) == 5)
    #expect(EventLoop.connectionLimit(0) == 1)
  }
}
