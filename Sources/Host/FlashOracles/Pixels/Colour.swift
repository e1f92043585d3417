/// A colour by its three bytes, and how it stands out from another.
struct Colour: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white).
  var luminance: Float {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The sRGB transfer function for each byte, by its power series: no library needed.
  private static let linear: [Float] = (0...255).map { byte in
    let value = Double(byte) / 255
    if value <= 0.04045 { return Float(value / 12.92) }
    let base = (value + 0.055) / 1.055
    // x^2.4 = x^2 * x^0.4, and x^0.4 is the fifth root of x^2, found by Newton's steps.
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return Float(square * root)
  }

  /// Contrast ratio as WCAG 2.2 defines it, from 1 to 21.
  static func contrast(_ one: Float, _ other: Float) -> Float {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  var hex: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
