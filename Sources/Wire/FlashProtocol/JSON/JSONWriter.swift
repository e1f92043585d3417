/// Appends JSON to a byte buffer, with no value built in between.
///
/// Strings are valid UTF-8 by construction; RFC 8259, section 7 gives what must be escaped.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a member's name; the next call writes its value.
  public mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func null() { literal("null") }
  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func int(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
    needsComma = true
  }

  /// Writes a number, or null for one that JSON cannot say (infinite, not a number).
  public mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return int(whole) }
    separate()
    if let tenths = Int(exactly: (value * 10).rounded()), tenths.magnitude < 1 << 40,
      Double(tenths) / 10 == value
    {
      // As most frames have them; the general way is many times slower.
      if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
      digits(tenths.magnitude / 10)
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(ascii: "0") + UInt8(tenths.magnitude % 10))
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
    needsComma = true
  }

  public mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  public mutating func value(_ json: JSON) {
    switch json {
    case .null: null()
    case .bool(let value): bool(value)
    case .int(let value): int(value)
    case .double(let value): double(value)
    case .string(let value): string(value)
    case .array(let items):
      beginArray()
      for item in items { value(item) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        value(member.value)
      }
      endObject()
    }
  }

  // MARK: - Pieces

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func digits(_ value: UInt) {
    if value < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    // The largest has twenty.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      var rest = value
      var start = buffer.endIndex
      repeat {
        start -= 1
        buffer[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }

  private mutating func quote(_ value: String) {
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { utf8 in
      guard utf8.contains(where: Self.mustEscape) else {
        return bytes.append(contentsOf: utf8)
      }
      var clean = 0  // everything before this index has been copied
      for index in utf8.indices {
        let byte = utf8[index]
        guard Self.mustEscape(byte) else { continue }
        bytes.append(contentsOf: utf8[clean..<index])
        escape(byte)
        clean = index + 1
      }
      bytes.append(contentsOf: utf8[clean...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
