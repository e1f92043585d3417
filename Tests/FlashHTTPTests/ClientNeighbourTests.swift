import Testing

@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Case L01: another process may have the same port of ::1, and must never be asked.
@Suite struct ClientNeighbourTests {
  /// A listener on ::1, where the machine has IPv6.
  private func listener(port: Int) -> Int32? {
    let descriptor = Socket.make(family: AF_INET6)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in6()
    #if canImport(Darwin)
    address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
    #endif
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(port).bigEndian
    address.sin6_addr = in6addr_loopback
    let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard result == 0, listen(descriptor, 8) == 0 else {
      Socket.close(descriptor)
      return nil
    }
    return descriptor
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func asksTheAppAndNotWhoeverHasItsPortOfIPv6(_ host: String) throws {
    try TestServer.run { server in
      guard let neighbour = listener(port: server.port) else { return }
      defer { Socket.close(neighbour) }
      let client = HTTPClient(host: host, port: server.port)
      let reply = try client.send(ClientTests.get, timeoutMilliseconds: 10_000)
      #expect(reply.text == "GET /ping\n")
      var polled = pollfd(fd: neighbour, events: Int16(POLLIN), revents: 0)
      #expect(poll(&polled, 1, 0) == 0)
    }
  }
}
