@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Opens once for each time it is told to; whoever waits has a deadline.
final class Gate: Sendable {
  private let reader: Int32
  private let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    Socket.close(reader)
    Socket.close(writer)
  }

  func open() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Whether it opened in time.
  func wait(milliseconds: Int32 = 10_000) -> Bool {
    var polled = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var byte: UInt8 = 0
    return read(reader, &byte, 1) == 1
  }
}
