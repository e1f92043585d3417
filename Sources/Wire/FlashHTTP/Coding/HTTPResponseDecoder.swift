#if FLASH || FLASH_HOST
/// Bytes in, one response out; interim ones (1xx) are passed over.
public struct HTTPResponseDecoder {
  public enum Outcome: Sendable, Equatable {
    case needMore
    /// Whether the connection can serve another request.
    case response(HTTPResponse, keepsAlive: Bool)
    /// It is no HTTP/1.1 response, for this reason.
    case malformed(String)
  }

  private enum Phase {
    case statusLine
    case fields(FieldSection)
    case body(BodyDecoder)
    case finished(Outcome)
  }

  private let isHead: Bool
  private let limits: HTTPLimits
  private var queue = ByteQueue()
  private var phase = Phase.statusLine
  private var response = HTTPResponse()
  private var minorVersion = 1

  /// - Parameter isHead: the request was a HEAD, so no body comes.
  public init(
    isHead: Bool = false,
    limits: HTTPLimits = HTTPLimits(maxLine: 64 << 10, maxHeader: 256 << 10, maxBody: 256 << 20)
  ) {
    self.isHead = isHead
    self.limits = limits
  }

  public mutating func feed(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { feed($0) } }

  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) { queue.append(bytes) }

  /// What the bytes fed so far say.
  public mutating func next() -> Outcome {
    do throws(HTTPFailure) {
      return try advance()
    } catch {
      let outcome = Outcome.malformed(error.reason)
      phase = .finished(outcome)
      return outcome
    }
  }

  /// What they say once the connection has ended: a body without a length ends here.
  public mutating func end() -> Outcome {
    let outcome = next()
    guard case .needMore = outcome, case .body(let body) = phase, body.isEndless else {
      return outcome
    }
    return finish(body.bytes, keepsAlive: false)
  }

  private mutating func advance() throws(HTTPFailure) -> Outcome {
    while true {
      switch phase {
      case .finished(let outcome): return outcome
      case .statusLine:
        guard try readStatusLine() else { return .needMore }
        phase = .fields(FieldSection(maxLine: limits.maxLine, maxBytes: limits.maxHeader))
      case .fields(var section):
        let isWhole = try section.advance(&queue, into: &response.headers)
        guard isWhole else {
          phase = .fields(section)
          return .needMore
        }
        guard response.status >= 200 else {
          phase = .statusLine
          continue
        }
        phase = .body(
          try BodyDecoder.reply(
            response.headers, hasNone: isHead || HTTPStatus.hasNoBody(response.status),
            limits: limits))
      case .body(var body):
        phase = .statusLine  // so that the body is not held twice, and copied, while it grows
        let isWhole = try body.advance(&queue)
        guard isWhole else {
          phase = .body(body)
          return .needMore
        }
        let keeps = HTTPFraming.keepsAlive(minorVersion: minorVersion, response.headers)
        // Bytes after the end belong to no request of ours.
        return finish(body.bytes, keepsAlive: keeps && queue.isEmpty)
      }
    }
  }

  private mutating func finish(_ body: [UInt8], keepsAlive: Bool) -> Outcome {
    response.body = body
    let outcome = Outcome.response(response, keepsAlive: keepsAlive)
    phase = .finished(outcome)
    return outcome
  }

  private mutating func readStatusLine() throws(HTTPFailure) -> Bool {
    switch queue.line() {
    case .bare: throw .badStatusLine
    case .partial(let length):
      guard length <= limits.maxLine else { throw .badStatusLine }
      guard queue.withBytes(min(length, 5), { $0.text }) == "HTTP/".prefix(min(length, 5))
      else { throw .badStatusLine }
      return false
    case .whole(let length):
      response = HTTPResponse()
      (response.status, minorVersion) = try queue.withBytes(length) { (line) throws(HTTPFailure) in
        try Self.status(line)
      }
      queue.consume(length + 2)
      return true
    }
  }

  /// `HTTP/1.1 200 OK`; the phrase may be missing (RFC 9112, section 4).
  private static func status(_ line: Bytes) throws(HTTPFailure) -> (Int, Int) {
    guard line.count >= 12, line.slice(0, 7).text == "HTTP/1.", line[7].isDigit,
      line[8] == 0x20, line[9].isDigit, line[10].isDigit, line[11].isDigit,
      line.count == 12 || line[12] == 0x20
    else { throw .badStatusLine }
    let status = Int(line[9] & 15) * 100 + Int(line[10] & 15) * 10 + Int(line[11] & 15)
    guard status >= 100, status != 101 else { throw .badStatusLine }
    return (status, line[7] == UInt8(ascii: "0") ? 0 : 1)
  }
}
#endif
