#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension EventLoop {
  private static let pause: UInt64 = 50_000_000
  /// Clients over the limit that are told so; further ones are only closed.
  private static let maxRefused = 64

  /// Half of the process's descriptors at most: the others are the app's.
  static func connectionLimit(_ wanted: Int) -> Int {
    var limit = rlimit()
    #if canImport(Darwin)
    let result = getrlimit(RLIMIT_NOFILE, &limit)
    #else
    let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    guard result == 0, let open = Int(exactly: limit.rlim_cur) else { return max(1, wanted) }
    return max(1, min(wanted, open / 2))
  }

  func acceptConnections() {
    guard polled[Self.listenerSlot].revents & Int16(POLLIN) != 0 else { return renewListener() }
    var failures = 0
    for _ in 0..<64 {
      let descriptor = Socket.accept(listener)
      if descriptor >= 0 {
        add(descriptor)
        continue
      }
      switch errno {
      case EAGAIN, EWOULDBLOCK: return
      case EINTR, ECONNABORTED, EPROTO, EPERM, ENETDOWN, EHOSTUNREACH, ENETUNREACH:
        // A client that left meanwhile; always so, and it is the listener that is broken.
        failures += 1
        if failures == 16 { return renewListener() }
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        // The client waits in the backlog until a descriptor is free.
        polled[Self.listenerSlot].events = 0
        listenAt = now + Self.pause
        return
      default: return renewListener()
      }
    }
  }

  func resumeListening() {
    listenAt = .max
    if listener < 0 { return renewListener() }
    polled[Self.listenerSlot].events = Int16(POLLIN)
  }

  /// A system that suspended the app may have taken its listener away; its port stays ours.
  private func renewListener() {
    if listener >= 0 { close(listener) }
    do throws(HTTPServerError) {
      listener = try Socket.listen(port: port).descriptor
    } catch {
      listener = -1
      listenAt = now + 10 * Self.pause
    }
    polled[Self.listenerSlot] = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
  }

  private func add(_ descriptor: Int32) {
    guard connections.count < maxConnections + Self.maxRefused else {
      close(descriptor)
      return
    }
    let isRefused = connections.count >= maxConnections
    let limits = HTTPLimits(
      maxLine: configuration.maxLine, maxHeader: configuration.maxHeader,
      maxBody: configuration.maxBody)
    let rules = rules
    let decoder = HTTPRequestDecoder(limits: limits) { rules.refusal(of: $0) }
    let connection = Connection(
      descriptor, index: connections.count, decoder: decoder, now: now)
    connections.append(connection)
    polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    if isRefused { fail(connection, .tooManyConnections(maxConnections)) }
    advance(connection)
  }
}
#endif
