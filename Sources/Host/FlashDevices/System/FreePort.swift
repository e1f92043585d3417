#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A port of 127.0.0.1 that nobody listens on.
enum FreePort {
  static func pick() throws(DeviceError) -> Int {
    #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw last() }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw last() }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func last() -> DeviceError {
    .noPort(reason: String(cString: strerror(errno)))
  }
}
