/// Shapes in a space one unit wide, so that they look the same at each size; y grows downwards.
extension Canvas {
  private func pixel(_ value: Double) -> Int { Int((value * Double(width)).rounded()) }
  /// Height of the picture in units.
  var bottom: Double { Double(height) / Double(width) }

  /// A vertical gradient over all, in so many bands.
  mutating func gradient(_ top: UInt32, _ bottom: UInt32, bands: Int = 48) {
    let colors = (0..<bands).map { color(Self.mix(top, bottom, Double($0) / Double(bands - 1))) }
    for y in 0..<height { run(y: y, from: 0, to: width, colors[y * bands / height]) }
  }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ rgb: UInt32) {
    let color = color(rgb)
    let rows = pixel(y)..<max(pixel(y), pixel(y + height))
    for row in rows { run(y: row, from: pixel(x), to: pixel(x + width), color) }
  }

  mutating func disc(x: Double, y: Double, radius: Double, _ rgb: UInt32) {
    ring(x: x, y: y, radius: radius, hole: 0, rgb)
  }

  mutating func ring(x: Double, y: Double, radius: Double, hole: Double, _ rgb: UInt32) {
    let color = color(rgb)
    let scale = Double(width)
    for row in pixel(y - radius)...pixel(y + radius) {
      let dy = (Double(row) + 0.5) / scale - y
      guard abs(dy) < radius else { continue }
      let outer = (radius * radius - dy * dy).squareRoot()
      guard abs(dy) < hole else {
        run(y: row, from: pixel(x - outer), to: pixel(x + outer), color)
        continue
      }
      let inner = (hole * hole - dy * dy).squareRoot()
      run(y: row, from: pixel(x - outer), to: pixel(x - inner), color)
      run(y: row, from: pixel(x + inner), to: pixel(x + outer), color)
    }
  }

  /// A triangle that stands on its base.
  mutating func peak(x: Double, top: Double, base: Double, halfWidth: Double, _ rgb: UInt32) {
    let color = color(rgb)
    for row in pixel(top)..<max(pixel(top), pixel(base)) {
      let half = halfWidth * (Double(row) / Double(width) - top) / (base - top)
      run(y: row, from: pixel(x - half), to: pixel(x + half), color)
    }
  }

  /// All below a line that swings like hills or waves.
  mutating func land(_ rgb: UInt32, _ line: (_ x: Double) -> Double) {
    let color = color(rgb)
    let columns = (0..<width).map { pixel(line(Double($0) / Double(width))) }
    guard let first = columns.min() else { return }
    for row in max(0, first)..<height {
      var x = 0
      while x < width {
        guard columns[x] <= row else {
          x += 1
          continue
        }
        let start = x
        while x < width, columns[x] <= row { x += 1 }
        run(y: row, from: start, to: x, color)
      }
    }
  }

  static func mix(_ a: UInt32, _ b: UInt32, _ part: Double) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { rgb, shift in
      let from = Double(a >> UInt32(shift) & 0xFF)
      let to = Double(b >> UInt32(shift) & 0xFF)
      return rgb | UInt32(from + (to - from) * part) << UInt32(shift)
    }
  }
}
