#if FLASH || FLASH_HOST
/// A body that comes in pieces: of a known length, or chunked (RFC 9112, sections 6 and 7).
struct BodyDecoder {
  private enum Phase {
    case fixed(Int)
    case size
    case data(Int)
    case dataEnd
    case trailers(FieldSection)
    /// As long as the connection lives; for replies alone.
    case endless
    case done
  }

  /// A chunk's first line; extensions are legal and of no use to anybody.
  private static let maxSizeLine = 256

  private(set) var bytes: [UInt8] = []
  private var phase: Phase
  private let limits: HTTPLimits

  static func fixed(_ length: Int, _ limits: HTTPLimits) -> BodyDecoder {
    BodyDecoder(.fixed(length), limits)
  }
  static func chunked(_ limits: HTTPLimits) -> BodyDecoder { BodyDecoder(.size, limits) }
  static func endless(_ limits: HTTPLimits) -> BodyDecoder { BodyDecoder(.endless, limits) }

  private init(_ phase: Phase, _ limits: HTTPLimits) {
    self.phase = phase
    self.limits = limits
  }

  var isEndless: Bool { if case .endless = phase { true } else { false } }

  /// Takes what has come; true once the body is whole.
  mutating func advance(_ queue: inout ByteQueue) throws(HTTPFailure) -> Bool {
    while true {
      switch phase {
      case .done: return true
      case .fixed(let left):
        let left = left - take(left, from: &queue)
        phase = left == 0 ? .done : .fixed(left)
        if left > 0 { return false }
      case .size:
        guard let size = try readSize(&queue) else { return false }
        guard size <= limits.maxBody - bytes.count else { throw .bodyTooLong(limits.maxBody) }
        phase =
          size > 0
          ? .data(size)
          : .trailers(FieldSection(maxLine: limits.maxLine, maxBytes: limits.maxHeader))
      case .data(let left):
        let left = left - take(left, from: &queue)
        phase = left == 0 ? .dataEnd : .data(left)
        if left > 0 { return false }
      case .dataEnd:
        guard try readDataEnd(&queue) else { return false }
        phase = .size
      case .trailers(var section):
        var trailers = HTTPHeaders()  // checked, and of no use here
        let isWhole = try section.advance(&queue, into: &trailers)
        phase = isWhole ? .done : .trailers(section)
        if !isWhole { return false }
      case .endless:
        _ = take(queue.count, from: &queue)
        guard bytes.count <= limits.maxBody else { throw .bodyTooLong(limits.maxBody) }
        return false
      }
    }
  }

  private mutating func take(_ length: Int, from queue: inout ByteQueue) -> Int {
    let length = min(length, queue.count)
    guard length > 0 else { return 0 }
    queue.withBytes(length) { bytes.append(contentsOf: $0) }
    queue.consume(length)
    return length
  }

  private func readSize(_ queue: inout ByteQueue) throws(HTTPFailure) -> Int? {
    switch queue.line() {
    case .bare: throw .bareLineFeed
    case .partial(let length):
      guard length <= Self.maxSizeLine else { throw .badChunk }
      return nil
    case .whole(let length):
      guard length <= Self.maxSizeLine else { throw .badChunk }
      let size = try queue.withBytes(length) { (line) throws(HTTPFailure) in
        try Self.size(line)
      }
      queue.consume(length + 2)
      return size
    }
  }

  private static func size(_ line: Bytes) throws(HTTPFailure) -> Int {
    guard !line.hasControl else { throw .badChunk }
    let end = line.firstIndex(of: UInt8(ascii: ";")) ?? line.count
    let digits = line.slice(0, end).trimmed
    guard !digits.isEmpty, !line[0].isBlank else { throw .badChunk }
    var size = 0
    var index = 0
    while index < digits.count {
      guard let digit = digits[index].hexValue else { throw .badChunk }
      // Far above every limit already, and far from an overflow.
      if size < 1 << 40 { size = size << 4 | Int(digit) }
      index += 1
    }
    return size
  }

  private func readDataEnd(_ queue: inout ByteQueue) throws(HTTPFailure) -> Bool {
    switch queue.line() {
    case .bare: throw .badChunk
    case .partial(let length):
      guard length <= 1, queue.first ?? .carriageReturn == .carriageReturn else { throw .badChunk }
      return false
    case .whole(let length):
      guard length == 0 else { throw .badChunk }
      queue.consume(2)
      return true
    }
  }
}
#endif
