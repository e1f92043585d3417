/// A picture of indexed colours, drawn by runs of one colour: each row takes a few calls of
/// `memset`, so a picture costs little even where nothing is optimized.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var palette: [UInt32] = []
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// Adds a colour, 0xRRGGBB, and gives its index; the nearest there is once all 256 are taken.
  mutating func color(_ rgb: UInt32) -> UInt8 {
    if let index = palette.firstIndex(of: rgb) { return UInt8(index) }
    guard palette.count < 256 else { return 255 }
    palette.append(rgb)
    return UInt8(palette.count - 1)
  }

  /// Fills part of a row; what lies outside is left out.
  mutating func run(y: Int, from x0: Int, to x1: Int, _ color: UInt8) {
    guard y >= 0, y < height else { return }
    let start = max(0, x0)
    let end = min(width, x1)
    guard start < end else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(pixels)[y * width + start..<y * width + end]
      )
      .fill(color)
    }
  }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate func fill(_ byte: UInt8) {
    baseAddress?.initializeMemory(as: UInt8.self, repeating: byte, count: count)
  }
}
