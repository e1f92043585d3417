/// Why some bytes are not JSON, and where.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Offset of the fault in the input, in bytes.
  public let offset: Int
  public let reason: String

  public var description: String { "not JSON at byte \(offset): \(reason)" }
}

extension JSON {
  /// Reads one JSON value (RFC 8259) from UTF-8 bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole text, UTF-8, without a byte-order mark.
  ///   - maxDepth: how deep arrays and objects may nest, so that no input can exhaust the stack.
  /// - Throws: `JSONError` with the offset of the fault.
  public init(parsing bytes: some Sequence<UInt8>, maxDepth: Int = 64) throws(JSONError) {
    var parser = JSONParser(bytes: Array(bytes), maxDepth: maxDepth)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  let maxDepth: Int
  var position = 0

  init(bytes: [UInt8], maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault("text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth <= maxDepth else { throw fault("nested deeper than \(maxDepth) levels") }
    skipSpace()
    guard let first = peek else { throw fault("the text ends where a value should be") }
    switch first {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault("a value cannot start with this character")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("a member's name must be a string") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("a colon must follow a member's name") }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw fault("a comma or } must follow a member") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var items: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(items) }
      guard take(UInt8(ascii: ",")) else { throw fault("a comma or ] must follow an item") }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var utf8: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: utf8, as: UTF8.self) else {
          throw fault("a string is not valid UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        position += 1
        utf8.append(contentsOf: String(try escape()).utf8)
      case ..<0x20: throw fault("a control character must be escaped in a string")
      default:
        utf8.append(byte)
        position += 1
      }
    }
    throw fault("a string does not end")
  }

  private mutating func escape() throws(JSONError) -> Character {
    guard let byte = peek else { throw fault("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try unicodeEscape())
    default: throw fault("no such escape")
    }
  }

  /// A code point beyond the basic plane is a pair of surrogates (RFC 8259, section 7).
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try hexQuad()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw fault("half of a surrogate pair")
    }
    let second = try hexQuad()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw fault("half of a surrogate pair") }
    return scalar
  }

  private mutating func hexQuad() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("\\u needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let integerStart = position
    try digits()
    if position - integerStart > 1, bytes[integerStart] == UInt8(ascii: "0") {
      throw JSONError(offset: integerStart, reason: "a number may not start with a zero")
    }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else {
      throw JSONError(offset: start, reason: "a number too large")
    }
    return .double(value)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw fault("a digit is missing") }
  }

  private mutating func literal(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.utf8 { guard take(byte) else { throw fault("did you mean \(word)?") } }
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func fault(_ reason: String) -> JSONError { JSONError(offset: position, reason: reason) }
}
