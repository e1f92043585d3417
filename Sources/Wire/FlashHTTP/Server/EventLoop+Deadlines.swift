#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension EventLoop {
  private static let lingerDeadline = 1000
  private static let probeDelay = 50

  /// Notices when a request begins, and when its body does.
  func noteProgress(_ connection: Connection) {
    let phase = connection.decoder.progress
    guard phase != connection.phase else { return }
    connection.phase = phase
    connection.phaseStart = connection.readAt
  }

  func setDeadline(_ connection: Connection) {
    let start: UInt64
    let milliseconds: Int
    switch connection.state {
    case .dead: return
    case .lingering: (start, milliseconds) = (connection.phaseStart, Self.lingerDeadline)
    case .open, .closing:
      if !connection.output.isEmpty {
        (start, milliseconds) = (connection.sentAt, configuration.sendDeadline)
      } else if !connection.exchanges.isEmpty {
        guard connection.inputEnded else {
          connection.deadline = .max  // the handler has all the time it wants
          return
        }
        (start, milliseconds) = (now, Self.probeDelay)
      } else {
        switch connection.phase {
        case .head: (start, milliseconds) = (connection.phaseStart, configuration.headerDeadline)
        case .body: (start, milliseconds) = (connection.phaseStart, configuration.bodyDeadline)
        case .idle:
          let last = max(connection.readAt, connection.sentAt)
          (start, milliseconds) = (last, configuration.idleDeadline)
        }
      }
    }
    connection.deadline = start &+ UInt64(max(0, milliseconds)) &* 1_000_000
    nextSweep = min(nextSweep, connection.deadline)
  }

  func sweep() {
    nextSweep = .max
    for connection in connections where connection.state != .dead {
      if connection.deadline <= now { expire(connection) }
      nextSweep = min(nextSweep, connection.deadline)
    }
    advanceTouched()
  }

  private func expire(_ connection: Connection) {
    connection.deadline = .max
    guard connection.state == .open, connection.output.isEmpty else { return kill(connection) }
    guard connection.exchanges.isEmpty else { return probe(connection) }
    switch connection.phase {
    case .idle: kill(connection)
    case .head: fail(connection, .headerLate(configuration.headerDeadline))
    case .body: fail(connection, .bodyLate(configuration.bodyDeadline))
    }
  }

  /// Finds out whether a client that ended its sending still reads: one that is gone answers an
  /// interim response, which every client must skip, with a reset.
  private func probe(_ connection: Connection) {
    if connection.isProbed {
      if Socket.isBroken(connection.descriptor) { kill(connection) }
      return
    }
    connection.isProbed = true
    guard connection.exchanges.first?.framing.minorVersion != 0 else { return }
    connection.output.append(HTTPResponseEncoder.interim)
    touch(connection)
  }

  /// Ends a connection now; its descriptor is closed at the end of the turn.
  func kill(_ connection: Connection) {
    guard connection.state != .dead else { return }
    connection.state = .dead
    connection.deadline = .max
    buffered -= connection.accounted
    connection.accounted = 0
    dead.append(connection)
    let exchanges = connection.exchanges
    connection.exchanges = []
    for exchange in exchanges { exchange.abandon() }
  }

  /// Closes and forgets what ended in this turn.
  func bury() {
    while let connection = dead.popLast() {
      close(connection.descriptor)
      let index = connection.index
      let last = connections.count - 1
      connections.swapAt(index, last)
      polled.swapAt(index + Self.firstSlot, last + Self.firstSlot)
      connections[index].index = index
      connections.removeLast()
      polled.removeLast()
    }
  }
}
#endif
