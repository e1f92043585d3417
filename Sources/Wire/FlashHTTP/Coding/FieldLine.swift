#if FLASH || FLASH_HOST
/// One line of a header or trailer section (RFC 9112, section 5).
enum FieldLine {
  static func parse(_ line: Bytes) throws(HTTPFailure) -> (name: String, value: String) {
    guard !line[0].isBlank else { throw .foldedLine }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
      throw .badFieldName(line.text)
    }
    let name = line.slice(0, colon)
    guard name.isToken else { throw .badFieldName(line.text) }
    let value = line.slice(colon + 1, line.count).trimmed
    guard !value.hasControl else { throw .controlByte }
    return (name.text, value.text)
  }
}

/// Lines up to an empty one, within a limit.
struct FieldSection {
  let maxLine: Int
  let maxBytes: Int
  private var bytes = 0

  init(maxLine: Int, maxBytes: Int) {
    self.maxLine = maxLine
    self.maxBytes = maxBytes
  }

  /// Reads what lines have come; true once the empty line has.
  mutating func advance(
    _ queue: inout ByteQueue, into headers: inout HTTPHeaders
  ) throws(HTTPFailure) -> Bool {
    while true {
      switch queue.line() {
      case .bare: throw .bareLineFeed
      case .partial(let length):
        try check(length)
        return false
      case .whole(0):
        queue.consume(2)
        return true
      case .whole(let length):
        try check(length)
        bytes += length + 2
        let field = try queue.withBytes(length) { (line) throws(HTTPFailure) in
          try FieldLine.parse(line)
        }
        headers.add(field.name, field.value)
        queue.consume(length + 2)
      }
    }
  }

  private func check(_ length: Int) throws(HTTPFailure) {
    guard length <= maxLine, bytes + length <= maxBytes else { throw .headerTooLong(maxBytes) }
  }
}
#endif
