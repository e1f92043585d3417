/// Two pictures of one size, compared pixel by pixel and gathered into parts that belong together.
struct PixelComparison {
  struct Part {
    var area: PixelArea
    var pixels: Int
    var most: Int
  }

  private let before: PixelBuffer
  private let after: PixelBuffer
  private let tolerance: ImageDiff.Tolerance
  /// Pixels of a tile's side: parts nearer than this are one.
  private let side: Int

  init(_ before: PixelBuffer, _ after: PixelBuffer, _ tolerance: ImageDiff.Tolerance) {
    self.before = before
    self.after = after
    self.tolerance = tolerance
    side = 8 * after.scale
  }

  func parts() -> [Part] {
    let columns = (before.width + side - 1) / side
    let rows = (before.height + side - 1) / side
    var tiles = [Part?](repeating: nil, count: columns * rows)
    for y in 0..<before.height {
      let row = y * before.width * 3
      for x in 0..<before.width {
        let offset = row + x * 3
        guard
          before.rgb[offset] != after.rgb[offset] || before.rgb[offset + 1] != after.rgb[offset + 1]
            || before.rgb[offset + 2] != after.rgb[offset + 2]
        else { continue }
        let gap = difference(offset)
        guard gap > tolerance.channel, !tolerance.antialiasing || !isSmoothing(x, y) else {
          continue
        }
        let pixel = PixelArea(left: x, top: y, right: x + 1, bottom: y + 1)
        let tile = y / side * columns + x / side
        guard let known = tiles[tile] else {
          tiles[tile] = Part(area: pixel, pixels: 1, most: gap)
          continue
        }
        tiles[tile] = Part(
          area: known.area.union(pixel), pixels: known.pixels + 1, most: max(known.most, gap))
      }
    }
    return joined(tiles, columns: columns, rows: rows)
  }

  private func difference(_ offset: Int) -> Int {
    (0..<3).reduce(0) { most, channel in
      max(most, abs(Int(before.rgb[offset + channel]) - Int(after.rgb[offset + channel])))
    }
  }

  /// An edge that is smoothed otherwise lies between the colours on both its sides: each picture's
  /// pixel is then within the range of the other's pixels around it.
  private func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    isBetween(before, after, x, y) && isBetween(after, before, x, y)
  }

  private func isBetween(_ one: PixelBuffer, _ other: PixelBuffer, _ x: Int, _ y: Int) -> Bool {
    let offset = (y * one.width + x) * 3
    for channel in 0..<3 {
      var low = 255
      var high = 0
      for row in max(0, y - 1)...min(other.height - 1, y + 1) {
        for column in max(0, x - 1)...min(other.width - 1, x + 1) {
          let value = Int(other.rgb[(row * other.width + column) * 3 + channel])
          low = min(low, value)
          high = max(high, value)
        }
      }
      let value = Int(one.rgb[offset + channel])
      if value < low - tolerance.channel || value > high + tolerance.channel { return false }
    }
    return true
  }

  /// Tiles that touch, corners included, are one part.
  private func joined(_ tiles: [Part?], columns: Int, rows: Int) -> [Part] {
    var isDone = [Bool](repeating: false, count: tiles.count)
    var parts: [Part] = []
    for start in tiles.indices where tiles[start] != nil && !isDone[start] {
      var waiting = [start]
      isDone[start] = true
      var whole: Part?
      while let tile = waiting.popLast() {
        guard let part = tiles[tile] else { continue }
        whole =
          whole.map {
            Part(
              area: $0.area.union(part.area), pixels: $0.pixels + part.pixels,
              most: max($0.most, part.most))
          } ?? part
        let (column, row) = (tile % columns, tile / columns)
        for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
          for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
            let next = nextRow * columns + nextColumn
            if tiles[next] != nil, !isDone[next] {
              isDone[next] = true
              waiting.append(next)
            }
          }
        }
      }
      if let whole { parts.append(whole) }
    }
    return parts.sorted { ($0.area.top, $0.area.left) < ($1.area.top, $1.area.left) }
  }
}
