#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Socket {
  /// An address of any family, as the system wants it.
  struct Address {
    let family: Int32
    let bytes: [UInt8]
  }

  /// Looks a host up; names of this machine and dotted numbers need no resolver.
  static func resolve(_ host: String, port: UInt16) -> Address? {
    var address = loopback(port)
    let isLocal = HTTPHeaders.same(host, "localhost")
    if isLocal || inet_pton(AF_INET, host, &address.sin_addr) == 1 {
      return Address(family: AF_INET, bytes: withUnsafeBytes(of: &address) { Array($0) })
    }
    var hints = addrinfo()
    hints.ai_socktype = stream
    hints.ai_flags = AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list else { return nil }
    defer { freeaddrinfo(first) }
    let raw = UnsafeRawBufferPointer(
      start: first.pointee.ai_addr, count: Int(first.pointee.ai_addrlen))
    return Address(family: first.pointee.ai_family, bytes: Array(raw))
  }

  /// Begins to connect; 0 when done at once, else `errno`, EINPROGRESS among them.
  static func connect(_ descriptor: Int32, to address: Address) -> Int32 {
    let result = address.bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: sockaddr.self) { pointer in
        #if canImport(Darwin)
        Darwin.connect(descriptor, pointer.baseAddress, socklen_t(raw.count))
        #else
        Glibc.connect(descriptor, pointer.baseAddress, socklen_t(raw.count))
        #endif
      }
    }
    return result == 0 ? 0 : errno
  }

  /// Whether a connection leads to itself: a client that calls a free port of the ephemeral range
  /// may be given that very port as its own, and would keep the app from ever binding it.
  static func leadsToItself(_ descriptor: Int32) -> Bool {
    name(descriptor, getsockname) == name(descriptor, getpeername)
  }

  private static func name(
    _ descriptor: Int32,
    _ ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> [UInt8] {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) }
    }
    guard result == 0 else { return [UInt8(descriptor & 0xFF)] }
    return withUnsafeBytes(of: &storage) { Array($0.prefix(Int(length))) }
  }
}
#endif
