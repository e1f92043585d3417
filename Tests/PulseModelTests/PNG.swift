/// Reads a PNG of indexed colours, checking all that can be checked (ISO 15948, RFC 1950, 1951).
struct PNG {
  struct Broken: Error { let what: String }

  var width = 0
  var height = 0
  var colors = 0
  var pixels: [UInt8] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Broken(what: "signature")
    }
    var packed: [UInt8] = []
    var offset = 8
    while offset < file.count {
      let length = Self.word(file, offset)
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let data = Array(file[(offset + 8)..<(offset + 8 + length)])
      let sum = Self.word(file, offset + 8 + length)
      guard Self.crc(file[(offset + 4)..<(offset + 8 + length)]) == sum else {
        throw Broken(what: "check sum of \(type)")
      }
      switch type {
      case "IHDR":
        width = Self.word(data, 0)
        height = Self.word(data, 4)
        guard data[8...] == [8, 3, 0, 0, 0] else { throw Broken(what: "header") }
      case "PLTE": colors = data.count / 3
      case "IDAT": packed += data
      default: break
      }
      offset += 12 + length
    }
    var inflater = FixedInflater(packed)
    let rows = try inflater.inflate()
    guard rows.count == (width + 1) * height else { throw Broken(what: "length") }
    guard inflater.adler(rows) == Self.word(packed, packed.count - 4) else {
      throw Broken(what: "Adler-32")
    }
    for y in 0..<height {
      guard rows[y * (width + 1)] == 0 else { throw Broken(what: "filter") }
      pixels += rows[(y * (width + 1) + 1)..<((y + 1) * (width + 1))]
    }
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Bit by bit, as the standard defines it, so that it shares nothing with what it checks.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return Int(~crc)
  }
}
