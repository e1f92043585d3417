import Glibc

/// A connection that sends whatever bytes a test wants, and may vanish at any moment.
final class RawConnection {
  private var descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, size)
      }
    }
    guard descriptor >= 0, result == 0 else {
      throw GalleryApp.Trouble(description: "no connection to port \(port): errno \(errno)")
    }
  }

  deinit { end() }

  func end() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  /// Ends it as a killed process with unread bytes does.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    end()
  }

  /// Sends what the other side takes; it may have hung up meanwhile.
  func send(_ bytes: [UInt8]) {
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads some bytes; nil where none came in time or the connection is gone.
  func read(atMost limit: Int = 64 << 10, within milliseconds: Int32 = 10_000) -> [UInt8]? {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &bytes, limit, 0)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Reads to the end of the connection.
  func rest() -> [UInt8] {
    var all: [UInt8] = []
    while let bytes = read() { all += bytes }
    return all
  }
}
