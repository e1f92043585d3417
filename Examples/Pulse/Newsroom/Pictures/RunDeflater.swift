/// Writes a zlib stream (RFC 1950) whose only matches repeat the byte before, with the fixed codes
/// of RFC 1951, section 3.2.6.
struct RunDeflater {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var buffer: UInt64 = 0
  private var bitCount = 0
  // Adler-32 (RFC 1950, section 8.2), run by run.
  private var a = 1
  private var b = 0

  init() {
    put(1, bits: 1)  // the last block
    put(1, bits: 2)  // fixed codes
  }

  mutating func append(_ byte: UInt8, count: Int) {
    let value = Int(byte)
    b = (b + a * count + value * (count * (count + 1) / 2)) % 65_521
    a = (a + value * count) % 65_521
    literal(value)
    var rest = count - 1
    while rest >= 3 {
      // A rest of one or two could not be a match, so the last but one leaves three.
      let length = rest > 258 && rest < 261 ? 255 : min(rest, 258)
      match(length)
      rest -= length
    }
    for _ in 0..<rest { literal(value) }
  }

  mutating func finish() -> [UInt8] {
    put(0, bits: 7)  // end of block
    if bitCount > 0 { put(0, bits: 8 - bitCount % 8) }
    return bytes + Canvas.word(b << 16 | a)
  }

  private mutating func literal(_ value: Int) {
    if value < 144 {
      put(reversed(0x30 + value, 8), bits: 8)
    } else {
      put(reversed(0x190 + value - 144, 9), bits: 9)
    }
  }

  /// Repeats the last byte, at distance 1.
  private mutating func match(_ length: Int) {
    let index = Self.bases.lastIndex { $0 <= length } ?? 0
    let symbol = 257 + index
    if symbol < 280 {
      put(reversed(symbol - 256, 7), bits: 7)
    } else {
      put(reversed(0xC0 + symbol - 280, 8), bits: 8)
    }
    put(length - Self.bases[index], bits: Self.extraBits[index])
    put(0, bits: 5)
  }

  private mutating func put(_ value: Int, bits: Int) {
    buffer |= UInt64(value) << UInt64(bitCount)
    bitCount += bits
    while bitCount >= 8 {
      bytes.append(UInt8(buffer & 0xFF))
      buffer >>= 8
      bitCount -= 8
    }
  }

  /// Huffman codes go out highest bit first.
  private func reversed(_ code: Int, _ bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }

  private static let bases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let extraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
}
