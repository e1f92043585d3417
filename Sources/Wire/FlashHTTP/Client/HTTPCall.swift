#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One request on its way, and its reply as it comes.
struct HTTPCall {
  struct Reply {
    var response: HTTPResponse
    var keepsAlive: Bool
    var roundTrip: UInt64
  }

  /// How many bytes of the request are out.
  private(set) var sent = 0
  /// Whether any byte of the reply came.
  private(set) var hasReply = false
  private let bytes: [UInt8]
  private let scratch: UnsafeMutableRawBufferPointer
  private let patience: Patience
  private var decoder: HTTPResponseDecoder
  /// The server takes no more; it may have said why.
  private var isCutOff = false

  init(_ bytes: [UInt8], isHead: Bool, client: HTTPClient) {
    self.bytes = bytes
    scratch = client.scratch
    patience = client.patience
    decoder = HTTPResponseDecoder(isHead: isHead, limits: client.limits)
  }

  /// Sends and reads by turns: a server may refuse a request before it has read all of it.
  mutating func run(_ descriptor: Int32, _ deadline: Deadline) throws(HTTPClientError) -> Reply {
    let start = Clock.nanoseconds()
    while true {
      try write(descriptor)
      let isWriting = sent < bytes.count && !isCutOff
      if !isWriting, !hasReply { patience.linger(descriptor) }
      let events = try deadline.wait(descriptor, isWriting ? POLLIN | POLLOUT : POLLIN)
      guard events & ~POLLOUT != 0, let outcome = try read(descriptor) else { continue }
      switch outcome {
      case .needMore: continue
      case .malformed(let reason): throw .malformed(reason: reason)
      case .response(let response, let keepsAlive):
        return Reply(
          response: response, keepsAlive: keepsAlive && sent == bytes.count,
          roundTrip: Clock.nanoseconds() - start)
      }
    }
  }

  private mutating func write(_ descriptor: Int32) throws(HTTPClientError) {
    while sent < bytes.count, !isCutOff {
      let from = sent
      let (count, error) = bytes.withUnsafeBytes { raw in
        let count = Socket.send(descriptor, raw.baseAddress.map { $0 + from }, raw.count - from)
        return (count, count < 0 ? errno : 0)
      }
      if count >= 0 {
        sent += count
      } else if error == EAGAIN || error == EWOULDBLOCK {
        return
      } else if error == EPIPE || error == ECONNRESET {
        isCutOff = true
      } else if error != EINTR {
        throw HTTPClient.failure("send", error)
      }
    }
  }

  /// Nil when nothing was there to read after all.
  private mutating func read(
    _ descriptor: Int32
  ) throws(HTTPClientError) -> HTTPResponseDecoder.Outcome? {
    let count = Socket.receive(descriptor, scratch)
    if count < 0 {
      let error = errno
      if Socket.isTransient(error) { return nil }
      guard error == ECONNRESET || error == EPIPE else { throw HTTPClient.failure("recv", error) }
      throw .closed
    }
    if count == 0 {
      let outcome = decoder.end()
      if case .needMore = outcome { throw .closed }
      return outcome
    }
    hasReply = true
    let raw = UnsafeRawBufferPointer(scratch).assumingMemoryBound(to: UInt8.self)
    decoder.feed(UnsafeBufferPointer(rebasing: raw[..<count]))
    return decoder.next()
  }
}
#endif
