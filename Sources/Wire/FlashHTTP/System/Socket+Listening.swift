#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Socket {
  /// A listener on 127.0.0.1, and its port.
  ///
  /// SO_REUSEADDR lets a new run bind while connections of the last one still fade; a second
  /// listener on the port is refused all the same.
  static func listen(port: Int) throws(HTTPServerError) -> (descriptor: Int32, port: Int) {
    guard let number = UInt16(exactly: port) else { throw .badPort(port) }
    let descriptor = make()
    guard descriptor >= 0 else { throw failure("socket") }
    do throws(HTTPServerError) {
      set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
      var address = loopback(number)
      guard withAddress(&address, { bind(descriptor, $0, $1) }) == 0 else {
        throw errno == EADDRINUSE ? .addressInUse(port: port) : failure("bind")
      }
      #if canImport(Darwin)
      let result = Darwin.listen(descriptor, 512)
      #else
      let result = Glibc.listen(descriptor, 512)
      #endif
      guard result == 0 else {
        throw errno == EADDRINUSE ? .addressInUse(port: port) : failure("listen")
      }
      return (descriptor, try boundPort(descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func boundPort(_ descriptor: Int32) throws(HTTPServerError) -> Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard result == 0 else { throw failure("getsockname") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  static func withAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  static func failure(_ call: String) -> HTTPServerError {
    let code = errno
    return .system(call: call, code: code, reason: text(code))
  }
}
#endif
