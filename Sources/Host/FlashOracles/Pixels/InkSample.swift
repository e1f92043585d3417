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
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let colour = pixels.colour(x: x, y: y)
        let contrast = Colour.contrast(colour.luminance, luminance)
        guard contrast > Self.leastContrast else { continue }
        inks.append((contrast, colour))
        inkRows[y - area.top] = true
      }
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

  /// The colour that fills the most of an area.
  private static func ground(_ pixels: PixelBuffer, _ area: PixelArea) -> Colour? {
    var counts = [Int: Int]()
    for y in area.top..<area.bottom {
      for x in area.left..<area.right { counts[bin(pixels.colour(x: x, y: y)), default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      Double(most.value) >= Double(area.width * area.height) * leastGround
    else { return nil }
    var (red, green, blue) = (0, 0, 0)
    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let colour = pixels.colour(x: x, y: y)
        guard bin(colour) == most.key else { continue }
        red += Int(colour.red)
        green += Int(colour.green)
        blue += Int(colour.blue)
      }
    }
    func mean(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + most.value / 2) / most.value) }
    return Colour(red: mean(red), green: mean(green), blue: mean(blue))
  }

  /// Colours within a sixteenth of each other are one.
  private static func bin(_ colour: Colour) -> Int {
    Int(colour.red >> 4) << 8 | Int(colour.green >> 4) << 4 | Int(colour.blue >> 4)
  }
}
