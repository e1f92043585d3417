#if FLASH
/// What a device in memory shows: a plain rectangle for each element.
public struct MemoryPicture: Sendable, Equatable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// One grey a pixel.
  private var pixels: [UInt8]

  public init(_ root: MemoryElement, width: Int, height: Int, scale: Int) {
    self.width = width * scale
    self.height = height * scale
    pixels = Array(repeating: 255, count: self.width * self.height)
    paint(root, scale)
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  private mutating func paint(_ element: MemoryElement, _ scale: Int) {
    if let bounds = element.bounds {
      // Any two colours are to differ, and black is the usual one.
      let shade =
        element.color == "black"
        ? 0 : UInt8(element.color.utf8.reduce(40) { ($0 + Int($1)) % 200 + 20 })
      let rows =
        max(0, bounds.top * scale)..<max(0, min(height, bounds.bottom * scale), bounds.top * scale)
      let columns =
        max(0, bounds.left * scale)..<max(0, min(width, bounds.right * scale), bounds.left * scale)
      for row in rows where row < height {
        for column in columns where column < width { pixels[row * width + column] = shade }
      }
    }
    for child in element.children { paint(child, scale) }
  }

  /// How much of it differs from another, in per cent.
  public func difference(from other: MemoryPicture) -> Double {
    guard width == other.width, height == other.height, !pixels.isEmpty else { return 100 }
    var sum = 0
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      sum += abs(Int(pixels[index]) - Int(other.pixels[index]))
    }
    return Double(sum) / 255 / Double(pixels.count) * 100
  }

  /// A part of it, in pixels.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> MemoryPicture {
    let columns = min(max(0, x), self.width)..<min(max(0, x + width), self.width)
    let rows = min(max(0, y), self.height)..<min(max(0, y + height), self.height)
    var part: [UInt8] = []
    for row in rows {
      part +=
        pixels[(row * self.width + columns.lowerBound)..<(row * self.width + columns.upperBound)]
    }
    return MemoryPicture(width: columns.count, height: rows.count, pixels: part)
  }

  /// PNG (ISO 15948), its rows stored as they are.
  public var png: [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height { rows += [0] + pixels[(row * width)..<((row + 1) * width)] }
    var data: [UInt8] = [0x78, 0x01]
    var index = 0
    repeat {
      let count = min(0xFFFF, rows.count - index)
      let isLast = index + count == rows.count
      data += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      data += [UInt8(~count & 255), UInt8((~count >> 8) & 255)]
      data += rows[index..<(index + count)]
      index += count
    } while index < rows.count
    var (low, high) = (1, 0)
    for byte in rows {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    data += Self.four(high << 16 | low)
    let header = Self.four(width) + Self.four(height) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
  }

  private static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc: UInt32 = ~0
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return four(data.count) + body + four(Int(~crc))
  }
}
#endif
