#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A blocking HTTP/1.1 client that keeps one connection; for one thread at a time.
public final class HTTPClient {
  public let host: String
  public let port: Int
  /// Nanoseconds from the first byte sent to the last byte read, for the last reply.
  public internal(set) var lastRoundTrip: UInt64 = 0

  let limits: HTTPLimits
  let patience = Patience()
  let scratch: UnsafeMutableRawBufferPointer
  private let token: String?
  private let hostHeader: String
  private var descriptor: Int32 = -1

  /// - Parameters:
  ///   - host: a name or an address; IPv6 without brackets.
  ///   - token: sent as `Authorization: Bearer`, when given.
  ///   - maxBody: the longest body of a reply, in bytes.
  public init(
    host: String = "127.0.0.1", port: Int, token: String? = nil, maxBody: Int = 256 << 20
  ) {
    self.host = host
    self.port = port
    self.token = token
    limits = HTTPLimits(maxLine: 64 << 10, maxHeader: 256 << 10, maxBody: maxBody)
    hostHeader = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    scratch = .allocate(byteCount: 64 << 10, alignment: 16)
  }

  deinit {
    close()
    scratch.deallocate()
  }

  /// Gives the connection up; the next request opens a new one.
  public func close() {
    guard descriptor >= 0 else { return }
    Socket.close(descriptor)
    descriptor = -1
  }

  /// Sends a request and waits for its reply, at most that many milliseconds in all.
  ///
  /// A kept connection that turns out closed is opened anew once, as long as no byte of the reply
  /// came and the request cannot have been acted on: none of it went out, or it is a mere read.
  public func send(
    _ request: HTTPRequest, timeoutMilliseconds: Int
  ) throws(HTTPClientError) -> HTTPResponse {
    let deadline = Deadline(milliseconds: timeoutMilliseconds)
    let bytes = HTTPRequestEncoder.encode(request, host: hostHeader, token: token)
    // Between requests there is nothing to read but the end, or what belongs to no request.
    if descriptor >= 0, Socket.isReadable(descriptor) { close() }
    if descriptor >= 0 {
      var call = HTTPCall(bytes, isHead: request.method == "HEAD", client: self)
      do throws(HTTPClientError) {
        return try finish(call.run(descriptor, deadline))
      } catch {
        close()
        let isRead = ["GET", "HEAD", "OPTIONS"].contains(request.method)
        guard error == .closed, !call.hasReply, isRead || call.sent == 0 else { throw error }
      }
    }
    descriptor = try connect(deadline)
    var call = HTTPCall(bytes, isHead: request.method == "HEAD", client: self)
    do throws(HTTPClientError) {
      return try finish(call.run(descriptor, deadline))
    } catch {
      close()
      throw error
    }
  }

  private func finish(_ reply: HTTPCall.Reply) -> HTTPResponse {
    lastRoundTrip = reply.roundTrip
    if !reply.keepsAlive { close() }
    return reply.response
  }

  private func connect(_ deadline: Deadline) throws(HTTPClientError) -> Int32 {
    guard let number = UInt16(exactly: port), number > 0 else {
      throw .refused(host: host, port: port)
    }
    guard let address = Socket.resolve(host, port: number) else { throw .unknownHost(host) }
    let descriptor = Socket.make(family: address.family)
    guard descriptor >= 0 else { throw Self.failure("socket", errno) }
    do throws(HTTPClientError) {
      try open(descriptor, address, deadline)
      return descriptor
    } catch {
      Socket.close(descriptor)
      throw error
    }
  }

  private func open(
    _ descriptor: Int32, _ address: Socket.Address, _ deadline: Deadline
  ) throws(HTTPClientError) {
    var result = Socket.connect(descriptor, to: address)
    if result == EINPROGRESS || result == EINTR {
      _ = try deadline.wait(descriptor, POLLOUT)
      result = Socket.pendingError(descriptor)
    }
    switch result {
    case 0: break
    case ECONNREFUSED: throw .refused(host: host, port: port)
    case ETIMEDOUT: throw .timedOut(milliseconds: deadline.milliseconds)
    default: throw Self.failure("connect", result)
    }
    if Socket.leadsToItself(descriptor) { throw .refused(host: host, port: port) }
  }

  static func failure(_ call: String, _ code: Int32) -> HTTPClientError {
    .system(call: call, code: code, reason: Socket.text(code))
  }
}
#endif
