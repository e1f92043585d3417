#if FLASH || FLASH_HOST
/// An HTTP/1.1 server on 127.0.0.1 with one thread of its own.
public final class HTTPServer: Sendable {
  private struct Run {
    let mailbox: Mailbox<LoopMessage>
    let thread: ServerThread
    let port: Int
  }

  private struct State {
    var run: Run?
    /// Where it listened last: after a stop, clients find it there again.
    var lastPort = 0
  }

  private let configuration: HTTPServerConfiguration
  private let handler: @Sendable (HTTPRequest, HTTPResponder) -> Void
  private let state = Guarded(State())

  /// - Parameter handler: called on the server's thread, which serves nobody meanwhile; the reply
  ///   may be sent later and from any thread. A HEAD arrives as a GET, and its reply loses its body.
  public init(
    _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    handler: @escaping @Sendable (HTTPRequest, HTTPResponder) -> Void
  ) {
    self.configuration = configuration
    self.handler = handler
  }

  deinit { stop() }

  /// Binds, listens and serves, and returns the port; after a stop, the same port if it is free.
  public func start() throws(HTTPServerError) -> Int {
    try state.withLock { (state) throws(HTTPServerError) in
      if let run = state.run { throw .alreadyRunning(port: run.port) }
      let run = try launch(lastPort: state.lastPort)
      state = State(run: run, lastPort: run.port)
      return run.port
    }
  }

  /// Closes the listener and all connections, and returns when the thread has ended; called on
  /// that thread, it ends with the work at hand.
  public func stop() {
    let run = state.withLock { state in
      defer { state.run = nil }
      return state.run
    }
    guard let run else { return }
    let isOwnThread = EventLoop.current?.mailbox === run.mailbox
    run.mailbox.post(.stop)
    if isOwnThread { run.thread.detach() } else { run.thread.join() }
  }

  /// Does work on the server's thread, soon; nothing happens while the server is stopped.
  public func run(_ work: @escaping @Sendable () -> Void) {
    guard let mailbox else { return }
    EventLoop.send(.work(work), to: mailbox)
  }

  /// Does work on the server's thread after that many milliseconds, unless the server is stopped
  /// before.
  @discardableResult
  public func after(milliseconds: Int, _ work: @escaping @Sendable () -> Void) -> HTTPTimer {
    let timer = HTTPTimer(work)
    let due = Clock.nanoseconds() &+ UInt64(max(0, milliseconds)) &* 1_000_000
    if let mailbox { EventLoop.send(.timer(timer, due: due), to: mailbox) }
    return timer
  }

  private var mailbox: Mailbox<LoopMessage>? { state.withLock { $0.run?.mailbox } }

  private func launch(lastPort: Int) throws(HTTPServerError) -> Run {
    let (listener, port) = try listen(lastPort: lastPort)
    do throws(HTTPServerError) {
      let mailbox = try Mailbox<LoopMessage>()
      let setup = EventLoop.Setup(
        configuration: configuration, listener: listener, port: port, mailbox: mailbox,
        handler: handler)
      let thread = try ServerThread.start { EventLoop(setup).run() }
      return Run(mailbox: mailbox, thread: thread, port: port)
    } catch {
      Socket.close(listener)
      throw error
    }
  }

  private func listen(lastPort: Int) throws(HTTPServerError) -> (descriptor: Int32, port: Int) {
    if configuration.port == 0, lastPort != 0,
      let again = try? Socket.listen(port: lastPort)
    {
      return again
    }
    return try Socket.listen(port: configuration.port)
  }
}
#endif
