#if FLASH || FLASH_HOST
/// Bytes in, requests out; any number of requests in any number of pieces.
public struct HTTPRequestDecoder {
  public enum Outcome: Sendable, Equatable {
    case needMore
    /// The client waits for `100 Continue` before it sends the body; told once a request.
    case continueExpected
    case request(HTTPRequest, HTTPFraming)
    /// The connection is of no use any more; the same failure comes back from now on.
    case failure(HTTPFailure)
  }

  /// How far the request at hand has come.
  public enum Progress: Sendable { case idle, head, body }

  private enum Phase {
    case requestLine
    case fields(FieldSection)
    case body(BodyDecoder)
    case failed(HTTPFailure)
  }

  /// Empty lines before a request are forgiven (RFC 9112, section 2.2), up to a point.
  private static let maxEmptyLines = 8

  private let limits: HTTPLimits
  private let admit: (HTTPRequest) -> HTTPFailure?
  private var queue = ByteQueue()
  private var phase = Phase.requestLine
  private var emptyLines = 0
  private var request = HTTPRequest(path: "")
  private var framing = HTTPFraming()
  private var authority: String?
  private var tellsContinue = false

  /// - Parameter admit: sees a request without its body as soon as its header is whole, and may
  ///   refuse it before its body is read.
  public init(
    limits: HTTPLimits = HTTPLimits(),
    admit: @escaping (HTTPRequest) -> HTTPFailure? = { _ in nil }
  ) {
    self.limits = limits
    self.admit = admit
  }

  public mutating func feed(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { feed($0) } }

  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    if case .failed = phase { return }
    queue.append(bytes)
  }

  public var progress: Progress {
    switch phase {
    case .requestLine, .failed: queue.isEmpty ? .idle : .head
    case .fields: .head
    case .body: .body
    }
  }

  /// Bytes held of requests that are not whole.
  public var buffered: Int {
    if case .body(let body) = phase { queue.count + body.bytes.count } else { queue.count }
  }

  /// The next thing that the bytes fed so far say.
  public mutating func next() -> Outcome {
    do throws(HTTPFailure) {
      return try advance()
    } catch {
      phase = .failed(error)
      queue = ByteQueue()
      return .failure(error)
    }
  }

  private mutating func advance() throws(HTTPFailure) -> Outcome {
    while true {
      switch phase {
      case .failed(let failure): throw failure
      case .requestLine:
        guard try readRequestLine() else { return .needMore }
        phase = .fields(FieldSection(maxLine: limits.maxLine, maxBytes: limits.maxHeader))
      case .fields(var section):
        let isWhole = try section.advance(&queue, into: &request.headers)
        guard isWhole else {
          phase = .fields(section)
          return .needMore
        }
        phase = .body(try finishHead())
      case .body(var body):
        phase = .requestLine  // so that the body is not held twice, and copied, while it grows
        let isWhole = try body.advance(&queue)
        if isWhole { return finish(body.bytes) }
        phase = .body(body)
        guard tellsContinue else { return .needMore }
        tellsContinue = false
        return .continueExpected
      }
    }
  }

  private mutating func readRequestLine() throws(HTTPFailure) -> Bool {
    while true {
      if let first = queue.first, first < 0x20 || first >= 0x7F, first != .carriageReturn,
        first != .lineFeed
      {
        throw .notHTTP
      }
      switch queue.line() {
      case .bare: throw .bareLineFeed
      case .partial(let length):
        guard length <= limits.maxLine else { throw .lineTooLong(limits.maxLine) }
        return false
      case .whole(0):
        emptyLines += 1
        guard emptyLines <= Self.maxEmptyLines else { throw .badRequestLine }
        queue.consume(2)
      case .whole(let length):
        guard length <= limits.maxLine else { throw .lineTooLong(limits.maxLine) }
        let line = try queue.withBytes(length) { (line) throws(HTTPFailure) in
          try RequestLine(line)
        }
        queue.consume(length + 2)
        request = HTTPRequest(method: line.method, path: line.path, query: line.query)
        framing = HTTPFraming(minorVersion: line.minorVersion, isHead: line.method == "HEAD")
        authority = line.authority
        return true
      }
    }
  }

  private mutating func finishHead() throws(HTTPFailure) -> BodyDecoder {
    let headers = request.headers
    if let authority, let host = headers["Host"], !HTTPHeaders.same(authority, host) {
      throw .otherAuthority
    }
    framing.keepsAlive = HTTPFraming.keepsAlive(
      minorVersion: framing.minorVersion, headers)
    let body = try BodyDecoder.request(
      headers, minorVersion: framing.minorVersion, limits: limits)
    tellsContinue = try Self.expectsContinue(headers) && framing.minorVersion >= 1
    if let refusal = admit(request) { throw refusal }
    return body
  }

  private static func expectsContinue(_ headers: HTTPHeaders) throws(HTTPFailure) -> Bool {
    let values = headers.all("Expect")
    for value in values where !HTTPHeaders.same(value, "100-continue") {
      throw .unknownExpectation(value)
    }
    return !values.isEmpty
  }

  private mutating func finish(_ body: [UInt8]) -> Outcome {
    var whole = HTTPRequest(path: "")
    swap(&whole, &request)
    whole.body = body
    emptyLines = 0
    tellsContinue = false
    return .request(whole, framing)
  }
}
#endif
