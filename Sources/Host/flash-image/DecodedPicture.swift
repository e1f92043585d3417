/// A picture as rows of pixels, three bytes each: red, green, blue.
struct DecodedPicture: Equatable {
  var width: Int
  var height: Int
  var rgb: [UInt8]

  /// As a portable pixmap, which is these bytes under a line on their size.
  var pixmap: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + rgb }
}

/// What is transparent shows white behind it.
func blend(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  let opacity = Int(alpha)
  let mixed = Int(channel) * opacity + 255 * (255 - opacity)
  return UInt8((mixed + 127) / 255)
}
