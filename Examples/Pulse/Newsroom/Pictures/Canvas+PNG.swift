/// PNG (RFC 2083, ISO 15948) of indexed colours, deflated (RFC 1951) by runs alone.
extension Canvas {
  var png: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Depth 8, colour type 3 (palette), the one compression and filter method, no interlace.
    Self.chunk("IHDR", Self.word(width) + Self.word(height) + [8, 3, 0, 0, 0], into: &file)
    let colors = palette.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    Self.chunk("PLTE", colors, into: &file)
    Self.chunk("IDAT", deflated(), into: &file)
    Self.chunk("IEND", [], into: &file)
    return file
  }

  private func deflated() -> [UInt8] {
    var runs = RunDeflater()
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        runs.append(0, count: 1)  // filter: none
        var x = y * width
        let end = x + width
        while x < end {
          let value = pixels[x]
          var next = x + 1
          while next < end, pixels[next] == value { next += 1 }
          runs.append(value, count: next - x)
          x = next
        }
      }
    }
    return runs.finish()
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func chunk(_ type: String, _ data: [UInt8], into file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += word(data.count) + body + word(Int(crc(body)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
    return ~crc
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
