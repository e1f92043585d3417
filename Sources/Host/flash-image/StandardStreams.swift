#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The process's input and outputs, whole.
enum StandardStreams {
  static func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
        Darwin.read(0, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(0, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  static func write(_ bytes: [UInt8]) { write(bytes, to: 1) }

  static func complain(_ line: String) { write(Array(line.utf8), to: 2) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }
}
