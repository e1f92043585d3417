@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A client that sends whatever bytes a test wants, and waits with a deadline.
final class RawClient {
  enum Fault: Error { case cannotConnect, late, reset, gone }

  private(set) var descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int) throws {
    descriptor = Socket.make()
    guard let address = Socket.resolve("127.0.0.1", port: UInt16(port)) else {
      throw Fault.cannotConnect
    }
    let result = Socket.connect(descriptor, to: address)
    guard result == 0 || result == EINPROGRESS, wait(POLLOUT, 5000),
      Socket.pendingError(descriptor) == 0
    else { throw Fault.cannotConnect }
  }

  /// The other end of a connection, as a scripted server accepted it.
  init(accepted descriptor: Int32) { self.descriptor = descriptor }

  deinit { close() }

  func close() {
    guard descriptor >= 0 else { return }
    Socket.close(descriptor)
    descriptor = -1
  }

  /// Ends the connection as a killed process with unread bytes does.
  func reset() {
    var option = Linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout.size(ofValue: option)))
    close()
  }

  func finishSending() { Socket.finishSending(descriptor) }

  func wait(_ events: Int32, _ milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { raw in
        Socket.send(descriptor, raw.baseAddress.map { $0 + sent }, raw.count - sent)
      }
      if count >= 0 {
        sent += count
      } else if !Socket.isTransient(errno) {
        throw Fault.gone
      } else if !wait(POLLOUT, 10_000) {
        throw Fault.late
      }
    }
  }

  /// Reads some bytes; false at the end.
  func read(atMost limit: Int = 64 << 10, milliseconds: Int32 = 10_000) throws -> Bool {
    guard wait(POLLIN, milliseconds) else { throw Fault.late }
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = buffer.withUnsafeMutableBytes { Socket.receive(descriptor, $0) }
    guard count >= 0 else { throw Fault.reset }
    received.append(contentsOf: buffer[..<count])
    return count > 0
  }

  /// The next whole response.
  func response(isHead: Bool = false) throws -> HTTPResponse {
    while true {
      if let response = Replies.takeFirst(from: &received, isHead: isHead) { return response }
      guard try read() else { throw Fault.gone }
    }
  }

  /// The next whole request, as text.
  func request() throws -> String {
    var decoder = HTTPRequestDecoder()
    var fed = 0
    while true {
      decoder.feed(Array(received[fed...]))
      fed = received.count
      if case .request = decoder.next() { break }
      guard try read() else { throw Fault.gone }
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// All bytes up to the end of the connection.
  func rest() throws -> [UInt8] {
    while try read() {}
    defer { received = [] }
    return received
  }

  /// Whether the server has ended the connection, by an end or a reset, before the deadline.
  func isClosed(milliseconds: Int32 = 10_000) -> Bool {
    do {
      while try read(milliseconds: milliseconds) {}
      return true
    } catch Fault.reset {
      return true
    } catch {
      return false
    }
  }
}

#if canImport(Darwin)
typealias Linger = Darwin.linger
#else
typealias Linger = Glibc.linger
#endif
