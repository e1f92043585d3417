import FlashOracles

/// A picture painted for a test, white at first.
struct Canvas {
  let width: Int
  let height: Int
  let scale: Int
  private var rgb: [UInt8]

  init(width: Int, height: Int, scale: Int = 1) {
    self.width = width
    self.height = height
    self.scale = scale
    rgb = [UInt8](repeating: 255, count: width * height * 3)
  }

  mutating func fill(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: (UInt8, UInt8, UInt8)
  ) {
    for row in y..<(y + height) {
      for column in x..<(x + width) {
        let offset = (row * self.width + column) * 3
        rgb[offset] = colour.0
        rgb[offset + 1] = colour.1
        rgb[offset + 2] = colour.2
      }
    }
  }

  var buffer: PixelBuffer {
    PixelBuffer(width: width, height: height, scale: scale, rgb: rgb)
      ?? PixelBuffer(width: 1, height: 1, rgb: [0, 0, 0])!
  }
}
