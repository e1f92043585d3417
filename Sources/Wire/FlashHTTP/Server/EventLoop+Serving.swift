#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension EventLoop {
  /// What a client may still send into the void before it is cut off.
  private static let maxDiscarded = 1 << 20
  /// Replies that are not out yet; with more of them, no further request is read.
  private static let maxOutput = 256 << 10
  /// Bodies up to this go out in one write with their header.
  private static let joined = 16 << 10

  /// Does what the socket is ready for.
  func serve(_ connection: Connection, _ events: Int32) {
    guard connection.state != .dead else { return }
    let reads = polled[connection.index + Self.firstSlot].events & Int16(POLLIN) != 0
    if reads, events & (POLLIN | POLLHUP | POLLERR) != 0 {
      read(connection)
    } else if events & (POLLERR | POLLHUP | POLLNVAL) != 0 {
      kill(connection)
    }
    if connection.state != .dead { touch(connection) }
  }

  private func read(_ connection: Connection) {
    let count = Socket.receive(connection.descriptor, scratch)
    if count == 0 {
      connection.inputEnded = true
      if connection.state == .lingering { kill(connection) }
      return
    }
    guard count > 0 else {
      if !Socket.isTransient(errno) { kill(connection) }
      return
    }
    connection.readAt = Clock.nanoseconds()
    if connection.stopsParsing {
      connection.discarded += count
      if connection.discarded > Self.maxDiscarded, connection.state == .lingering {
        kill(connection)
      }
      return
    }
    let bytes = UnsafeRawBufferPointer(scratch).assumingMemoryBound(to: UInt8.self)
    connection.decoder.feed(UnsafeBufferPointer(rebasing: bytes[..<count]))
  }

  /// Parses what came, sends what is ready, and works out what to wait for.
  func advance(_ connection: Connection) {
    repeat {
      guard connection.state != .dead else { return }
      parse(connection)
      deliver(connection)
      flush(connection)
    } while connection.isCapped && hasRoom(connection)
    settle(connection)
  }

  private func hasRoom(_ connection: Connection) -> Bool {
    connection.exchanges.count < configuration.maxQueuedPerConnection
      && connection.output.count < Self.maxOutput
  }

  private func parse(_ connection: Connection) {
    connection.isCapped = false
    while !connection.stopsParsing {
      guard hasRoom(connection) else {
        connection.isCapped = true
        break
      }
      switch connection.decoder.next() {
      case .needMore:
        if connection.inputEnded, connection.decoder.progress != .idle {
          fail(connection, .truncated)
        }
        noteProgress(connection)
        account(connection)
        return
      case .continueExpected: connection.continueDue = true
      case .failure(let failure): fail(connection, failure)
      case .request(let request, let framing): hand(request, framing, connection)
      }
    }
    account(connection)
  }

  private func hand(_ request: HTTPRequest, _ framing: HTTPFraming, _ connection: Connection) {
    connection.continueDue = false
    connection.phase = .idle
    connection.stopsParsing = !framing.keepsAlive
    let exchange = Exchange(connection, framing)
    connection.exchanges.append(exchange)
    var request = request
    if framing.isHead { request.method = "GET" }
    let responder = HTTPResponder(
      receivedAt: connection.readAt, exchange: exchange, mailbox: mailbox)
    handler(request, responder)
  }

  /// Answers a refusal in its turn, then closes.
  func fail(_ connection: Connection, _ failure: HTTPFailure) {
    guard !connection.stopsParsing else { return }
    connection.stopsParsing = true
    connection.continueDue = false
    connection.decoder = HTTPRequestDecoder()  // gives back what was buffered
    let framing = HTTPFraming(keepsAlive: false)
    var response = failure.response
    let instant = Clock.nanoseconds()
    let elapsed = instant - min(instant, connection.readAt)
    for field in configuration.refusalHeaders(failure, elapsed).fields {
      response.headers.add(field.name, field.value)
    }
    connection.exchanges.append(Exchange(connection, framing, response: response))
    touch(connection)
  }

  private func account(_ connection: Connection) {
    let held = connection.decoder.buffered
    buffered += held - connection.accounted
    connection.accounted = held
    guard buffered > configuration.maxBuffered, held > scratch.count else { return }
    fail(connection, .tooMuchBuffered)
    buffered -= held
    connection.accounted = 0
  }

  /// Moves replies to the output, in the order of their requests.
  private func deliver(_ connection: Connection) {
    guard connection.state == .open else { return }
    while let exchange = connection.exchanges.first, let response = exchange.response {
      connection.exchanges.removeFirst()
      exchange.finish()
      if connection.output.isEmpty { connection.sentAt = now }
      let isSmall = response.body.count <= Self.joined
      if isSmall || !HTTPResponseEncoder.hasBody(response, exchange.framing) {
        connection.output.append(HTTPResponseEncoder.encode(response, exchange.framing))
      } else {
        connection.output.append(HTTPResponseEncoder.head(response, exchange.framing))
        connection.output.append(response.body)
      }
      guard exchange.framing.keepsAlive else {
        connection.state = .closing
        return
      }
    }
    if connection.continueDue, connection.exchanges.isEmpty {
      connection.continueDue = false
      connection.output.append(HTTPResponseEncoder.interim)
    }
  }

  func flush(_ connection: Connection) {
    guard connection.state == .open || connection.state == .closing else { return }
    let before = connection.output.count
    switch connection.output.write(to: connection.descriptor) {
    case .broken: return kill(connection)
    case .done where connection.state == .closing: linger(connection)
    case .done, .blocked: break
    }
    if connection.output.count < before { connection.sentAt = now }
  }

  private func linger(_ connection: Connection) {
    guard !connection.inputEnded else { return kill(connection) }
    Socket.finishSending(connection.descriptor)
    connection.state = .lingering
    connection.phaseStart = now
  }

  /// Sets which events and which deadline a connection waits for.
  private func settle(_ connection: Connection) {
    guard connection.state != .dead else { return }
    if connection.inputEnded, connection.exchanges.isEmpty, connection.output.isEmpty {
      return kill(connection)
    }
    var events: Int32 = 0
    let takes =
      connection.stopsParsing
      ? connection.discarded <= Self.maxDiscarded : !connection.isCapped
    if takes, !connection.inputEnded { events |= POLLIN }
    if !connection.output.isEmpty { events |= POLLOUT }
    polled[connection.index + Self.firstSlot].events = Int16(events)
    setDeadline(connection)
  }
}
#endif
