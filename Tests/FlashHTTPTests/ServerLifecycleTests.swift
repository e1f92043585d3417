import Testing

@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Case I10: starting, stopping, starting again, and work on the server's thread.
@Suite struct ServerLifecycleTests {
  @Test func bindsThePortAgainAtOnceThoughConnectionsWereOpen() throws {
    let first = HTTPServer(handler: TestServer.echo)
    let port = try first.start()
    let clients = try (0..<10).map { _ in try RawClient(port: port) }
    for client in clients {
      try client.send(TestServer(server: first, port: port).get("/a"))
      #expect(try client.response().status == 200)
    }
    first.stop()
    let second = HTTPServer(HTTPServerConfiguration(port: port), handler: TestServer.echo)
    #expect(try second.start() == port)
    #expect(try TestServer(server: second, port: port).ask().status == 200)
    second.stop()
  }

  @Test func failsLoudlyOnAPortThatIsTaken() throws {
    try TestServer.run { server in
      let second = HTTPServer(HTTPServerConfiguration(port: server.port), handler: TestServer.echo)
      #expect(throws: HTTPServerError.addressInUse(port: server.port)) { try second.start() }
      #expect(throws: HTTPServerError.alreadyRunning(port: server.port)) {
        try server.server.start()
      }
      let reply = try server.ask()
      #expect(reply.status == 200)
    }
    #expect(
      HTTPServerError.addressInUse(port: 7001).description
        == "port 7001 of 127.0.0.1 is taken by another process: stop that one, or give another port"
    )
  }

  @Test func refusesAPortThatDoesNotExist() {
    for port in [-1, 65536] {
      let server = HTTPServer(HTTPServerConfiguration(port: port), handler: TestServer.echo)
      #expect(throws: HTTPServerError.badPort(port)) { try server.start() }
    }
  }

  @Test func comesBackOnItsPortAfterAStop() throws {
    let server = HTTPServer(handler: TestServer.echo)
    let port = try server.start()
    let client = HTTPClient(port: port)
    for _ in 0..<3 {
      #expect(try client.send(HTTPRequest(path: "/"), timeoutMilliseconds: 10_000).status == 200)
      server.stop()
      #expect(throws: HTTPClientError.refused(host: "127.0.0.1", port: port)) {
        try client.send(HTTPRequest(path: "/"), timeoutMilliseconds: 10_000)
      }
      #expect(try server.start() == port)
    }
    server.stop()
    server.stop()
  }

  @Test func opensItsListenerAgainWhenTheSystemTookItAway() throws {
    try TestServer.run { server in
      let broken = Gate()
      server.server.run {
        if let loop = EventLoop.current { shutdown(loop.listener, Int32(SHUT_RDWR)) }
        broken.open()
      }
      #expect(broken.wait())
      var status = 0
      let isBack = try server.waits {
        status = (try? server.ask().status) ?? 0
        return status == 200
      }
      #expect(isBack)
    }
  }

  @Test func stopsFromItsOwnThread() throws {
    let server = HTTPServer { _, _ in }
    let test = TestServer(server: server, port: try server.start())
    let client = try test.connect()
    server.run { server.stop() }
    #expect(client.isClosed())
    // The descriptors go with the thread, which nobody waits for here.
    let end = Clock.nanoseconds() + 10_000_000_000
    while test.descriptors > 0, Clock.nanoseconds() < end { sched_yield() }
    #expect(test.descriptors == 0)
  }

  @Test func isReachableOnLoopbackAlone() throws {
    try TestServer.run { server in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let client = try server.connect()
      withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = getpeername(client.descriptor, $0, &length)
        }
      }
      #expect(address.sin_addr.s_addr == UInt32(0x7F00_0001).bigEndian)
      // Bound to 127.0.0.1, not to all addresses: the next loopback address is still free.
      var other = Socket.loopback(UInt16(server.port))
      other.sin_addr.s_addr = UInt32(0x7F00_0002).bigEndian
      #if os(Linux)
      let probe = Socket.make()
      defer { Socket.close(probe) }
      #expect(Socket.withAddress(&other) { bind(probe, $0, $1) } == 0)
      #endif
    }
  }

  @Test func leavesTheAppsChildrenAndSignalsAlone() throws {
    var before = sigaction()
    sigaction(SIGPIPE, nil, &before)
    try TestServer.run { server in
      let client = try server.connect()
      try client.send(server.get("/a"))
      #expect(try client.response().status == 200)
      let flags = server.sockets.map { fcntl($0, F_GETFD) & FD_CLOEXEC }
      #expect(flags == [FD_CLOEXEC, FD_CLOEXEC])
      var after = sigaction()
      sigaction(SIGPIPE, nil, &after)
      // The handler is the first word on both systems; what the mask leaves unused is noise.
      let handlers = [before, after].map { action in
        withUnsafeBytes(of: action) { $0.load(as: UInt.self) }
      }
      #expect(handlers[0] == handlers[1])
    }
  }

  // MARK: - Work and timers

  @Test func runsTimersInTheOrderTheyAreDue() throws {
    try TestServer.run { server in
      let order = Guarded<[Int]>([])
      let done = Gate()
      for (number, delay) in [(3, 40), (1, 5), (2, 20), (0, 0), (4, 60)] {
        server.server.after(milliseconds: delay) {
          order.withLock { $0.append(number) }
          if number == 4 { done.open() }
        }
      }
      #expect(done.wait())
      #expect(order.withLock { $0 } == [0, 1, 2, 3, 4])
    }
  }

  @Test func runsNoTimerBeforeItsTimeNorAfterItWasCancelled() throws {
    try TestServer.run { server in
      let start = Clock.nanoseconds()
      let fired = Guarded<UInt64>(0)
      let done = Gate()
      let cancelled = Guarded(true)
      let timer = server.server.after(milliseconds: 10) { cancelled.withLock { $0 = false } }
      timer.cancel()
      server.server.after(milliseconds: 30) {
        fired.withLock { $0 = Clock.nanoseconds() }
        done.open()
      }
      #expect(done.wait())
      #expect(fired.withLock { $0 } - start >= 30_000_000)
      #expect(cancelled.withLock { $0 })
    }
  }

  @Test func answersFromATimerAsLongPollsDo() throws {
    let box = Guarded<HTTPServer?>(nil)
    let handler: Handler = { _, responder in
      let server = box.withLock { $0 }
      server?.after(milliseconds: 20) { responder.send(HTTPResponse(status: 202)) }
    }
    try TestServer.run(handler: handler) { server in
      box.withLock { $0 = server.server }
      let reply = try server.ask("/idle")
      #expect(reply.status == 202)
      box.withLock { $0 = nil }
    }
  }

  @Test func doesAllItsWorkOnOneThread() throws {
    let threads = Guarded<[UInt]>([])
    let note: @Sendable () -> Void = {
      threads.withLock { $0.append(UInt(bitPattern: pthread_self().hashValue)) }
    }
    let handler: Handler = { _, responder in
      note()
      responder.send(HTTPResponse())
    }
    try TestServer.run(handler: handler) { server in
      let done = Gate()
      _ = try server.ask()
      server.server.run {
        note()
        server.server.after(milliseconds: 0) {
          note()
          done.open()
        }
      }
      #expect(done.wait())
    }
    #expect(threads.withLock { $0 }.count == 3)
    #expect(Set(threads.withLock { $0 }).count == 1)
  }

  @Test func keepsNoCancelledTimers() {
    var queue = TimerQueue()
    for number in 0..<100_000 {
      let timer = HTTPTimer {}
      queue.insert(timer, due: UInt64(number) + 1_000_000)
      timer.cancel()
    }
    #expect(queue.count <= 128)
  }
}
