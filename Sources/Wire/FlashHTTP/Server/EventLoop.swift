#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The server's thread: it sleeps in poll(2) until a socket, a message or a timer wants it.
final class EventLoop {
  struct Setup: Sendable {
    let configuration: HTTPServerConfiguration
    let listener: Int32
    let port: Int
    let mailbox: Mailbox<LoopMessage>
    let handler: @Sendable (HTTPRequest, HTTPResponder) -> Void
  }

  static let wakeSlot = 0
  static let listenerSlot = 1
  static let firstSlot = 2
  private static let readSize = 64 << 10

  let configuration: HTTPServerConfiguration
  let port: Int
  let mailbox: Mailbox<LoopMessage>
  let handler: @Sendable (HTTPRequest, HTTPResponder) -> Void
  let rules: AccessRules
  let maxConnections: Int
  let scratch: UnsafeMutableRawBufferPointer

  var listener: Int32
  /// When a listener that failed, or that found no free descriptor, is looked at again.
  var listenAt = UInt64.max
  /// The mailbox, the listener, then one for each connection, in their order.
  var polled: [pollfd]
  var connections: [Connection] = []
  /// Connections with something to do once the one at hand is through.
  var touched: [Connection] = []
  /// Closed at the end of the turn, so that no descriptor is reused within it.
  var dead: [Connection] = []
  var timers = TimerQueue()
  var now = Clock.nanoseconds()
  /// No deadline of a connection is earlier than this.
  var nextSweep = UInt64.max
  var buffered = 0
  private var isRunning = true

  init(_ setup: Setup) {
    configuration = setup.configuration
    listener = setup.listener
    port = setup.port
    mailbox = setup.mailbox
    handler = setup.handler
    rules = AccessRules(port: setup.port, token: setup.configuration.token)
    maxConnections = Self.connectionLimit(setup.configuration.maxConnections)
    scratch = .allocate(byteCount: Self.readSize, alignment: 16)
    polled = [
      pollfd(fd: setup.mailbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: setup.listener, events: Int16(POLLIN), revents: 0),
    ]
  }

  deinit { scratch.deallocate() }

  func run() {
    Self.makeCurrent(self)
    while isRunning { turn() }
    finish()
    Self.makeCurrent(nil)
  }

  private func turn() {
    let ready = sleep()
    now = Clock.nanoseconds()
    if ready > 0 {
      // Connections first: accepting appends to them, and messages may be many.
      serveConnections(ready)
      if polled[Self.wakeSlot].revents != 0 { receiveMessages() }
      if polled[Self.listenerSlot].revents != 0 { acceptConnections() }
    }
    if now >= listenAt { resumeListening() }
    while let timer = timers.pop(by: now) {
      timer.fire()
      advanceTouched()
    }
    if now >= nextSweep { sweep() }
    bury()
  }

  private func sleep() -> Int32 {
    let due = min(timers.firstDue, nextSweep, listenAt)
    var timeout: Int32 = -1
    if due != .max {
      let now = Clock.nanoseconds()
      let wait = due > now ? (due - now + 999_999) / 1_000_000 : 0
      timeout = Int32(min(wait, 3_600_000))
    }
    let count = nfds_t(polled.count)
    let ready = polled.withUnsafeMutableBufferPointer { poll($0.baseAddress, count, timeout) }
    // More descriptors than the app allows itself by now: the newest client goes.
    if ready < 0, errno == EINVAL, let last = connections.last { kill(last) }
    return ready
  }

  private func serveConnections(_ ready: Int32) {
    var left = Int(ready)
    var index = connections.count - 1
    while index >= 0, left > 0 {
      let events = polled[index + Self.firstSlot].revents
      if events != 0 {
        left -= 1
        serve(connections[index], Int32(events))
        advanceTouched()
      }
      index -= 1
    }
  }

  private func receiveMessages() {
    for message in mailbox.take() {
      receive(message)
    }
    advanceTouched()
  }

  func receive(_ message: LoopMessage) {
    switch message {
    case .reply(let exchange, let response):
      if let connection = exchange.accept(response) { touch(connection) }
    case .onAbandon(let exchange, let work): exchange.onAbandon(work)
    case .work(let work): work()
    case .timer(let timer, let due): timers.insert(timer, due: due)
    case .stop: isRunning = false
    }
  }

  func touch(_ connection: Connection) {
    guard !connection.isTouched else { return }
    connection.isTouched = true
    touched.append(connection)
  }

  func advanceTouched() {
    while let connection = touched.popLast() {
      connection.isTouched = false
      advance(connection)
    }
  }

  private func finish() {
    for connection in connections { kill(connection) }
    bury()
    if listener >= 0 { close(listener) }
    mailbox.close()
    timers = TimerQueue()
  }
}
#endif
