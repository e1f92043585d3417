/// Letters and ground of a text, estimated from its pixels.
struct InkSample {
  let ground: Colour
  let ink: Colour
  /// Contrast between the two, from 1 to 21.
  let contrast: Float
  /// How many lines of letters there are.
  let lines: Int

  /// The part of an area that its ground must fill at least: on a photo there is no one ground.
  private static let leastGround = 0.45
  /// What differs less than this from the ground belongs to it.
  private static let leastContrast: Float = 1.1

  /// - Returns: nil where no one colour is the ground, or nothing is written on it.
  init?(_ pixels: PixelBuffer, _ area: PixelArea) {
    guard area.width >= 6, area.height >= 6 else { return nil }
    guard let ground = Self.ground(pixels, area) else { return nil }
    let luminance = ground.luminance
    var inks: [(contrast: Float, colour: Colour)] = []
    var inkRows = [Bool](repeating: false, count: area.height)
    Self.each(pixels, area) { y, red, green, blue in
      // Most pixels are of the very colour of the ground.
      if red == ground.red, green == ground.green, blue == ground.blue { return }
      let colour = Colour(red: red, green: green, blue: blue)
      let contrast = Colour.contrast(colour.luminance, luminance)
      guard contrast > Self.leastContrast else { return }
      inks.append((contrast, colour))
      inkRows[y] = true
    }
    guard inks.count >= 8 else { return nil }
    inks.sort { $0.contrast < $1.contrast }
    // The edges of letters are mixed with the ground; their cores are what stands out most.
    let core = inks[inks.count - 1 - inks.count / 12]
    self.ground = ground
    ink = core.colour
    contrast = core.contrast
    lines = max(1, inkRows.indices.count { inkRows[$0] && ($0 == 0 || !inkRows[$0 - 1]) })
  }

  /// The colour that fills the most of an area, colours within a sixteenth of each other being one.
  private static func ground(_ pixels: PixelBuffer, _ area: PixelArea) -> Colour? {
    var counts = [Int](repeating: 0, count: 1 << 12)
    counts.withUnsafeMutableBufferPointer { counts in
      each(pixels, area) { _, red, green, blue in
        counts[Int(red >> 4) << 8 | Int(green >> 4) << 4 | Int(blue >> 4)] += 1
      }
    }
    guard let bin = counts.indices.max(by: { counts[$0] < counts[$1] }),
      Double(counts[bin]) >= Double(area.width * area.height) * leastGround
    else { return nil }
    let count = counts[bin]
    var (redSum, greenSum, blueSum) = (0, 0, 0)
    each(pixels, area) { _, red, green, blue in
      guard Int(red >> 4) << 8 | Int(green >> 4) << 4 | Int(blue >> 4) == bin else { return }
      redSum += Int(red)
      greenSum += Int(green)
      blueSum += Int(blue)
    }
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + count / 2) / count) }
    return Colour(red: mean(redSum), green: mean(greenSum), blue: mean(blueSum))
  }

  /// Hands every pixel of an area over, with its row within the area.
  private static func each(
    _ pixels: PixelBuffer, _ area: PixelArea,
    _ body: (_ row: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Void
  ) {
    pixels.rgb.withUnsafeBufferPointer { rgb in
      for y in area.top..<area.bottom {
        var offset = (y * pixels.width + area.left) * 3
        let end = offset + area.width * 3
        while offset < end {
          body(y - area.top, rgb[offset], rgb[offset + 1], rgb[offset + 2])
          offset += 3
        }
      }
    }
  }
}
