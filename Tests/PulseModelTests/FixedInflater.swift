/// Inflates one block of fixed codes (RFC 1951, 3.2.6), with any distance.
struct FixedInflater {
  private let bytes: [UInt8]
  private var bit: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bit = 16  // the zlib header
  }

  mutating func inflate() throws -> [UInt8] {
    guard bytes[0] == 0x78, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else {
      throw PNG.Broken(what: "zlib header")
    }
    guard take(1) == 1, take(2) == 1 else { throw PNG.Broken(what: "block header") }
    var output: [UInt8] = []
    while true {
      let symbol = symbol()
      if symbol == 256 { return output }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let length = length(symbol)
      let distance = (0..<5).reduce(0) { code, _ in code << 1 | take(1) }
      guard distance == 0, let last = output.last else { throw PNG.Broken(what: "distance") }
      output += [UInt8](repeating: last, count: length)
    }
  }

  func adler(_ data: [UInt8]) -> Int {
    var a = 1
    var b = 0
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  private mutating func symbol() -> Int {
    var code = (0..<7).reduce(0) { code, _ in code << 1 | take(1) }
    if code <= 0b001_0111 { return code + 256 }
    code = code << 1 | take(1)
    if (0x30...0xBF).contains(code) { return code - 0x30 }
    if (0xC0...0xC7).contains(code) { return code - 0xC0 + 280 }
    return (code << 1 | take(1)) - 0x190 + 144
  }

  /// The table of RFC 1951, 3.2.5, by its rule: four codes for each number of extra bits.
  private mutating func length(_ symbol: Int) -> Int {
    if symbol == 285 { return 258 }
    let index = symbol - 257
    guard index >= 8 else { return 3 + index }
    let extra = index / 4 - 1
    return 3 + (4 + index % 4) << extra + take(extra)
  }

  private mutating func take(_ count: Int) -> Int {
    var value = 0
    for shift in 0..<count {
      value |= Int(bytes[bit / 8] >> (bit % 8) & 1) << shift
      bit += 1
    }
    return value
  }
}
