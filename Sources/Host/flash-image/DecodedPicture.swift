/// A picture as rows of pixels, three bytes each: red, green, blue.
struct DecodedPicture {
  var width: Int
  var height: Int
  var rgb: [UInt8]
}

/// Why bytes are no picture.
struct DecodingError: Error, CustomStringConvertible {
  /// The system's words.
  var reason: String
  var description: String { "no picture that can be decoded: \(reason)" }
}

/// What is transparent shows white behind it.
func blend(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  let opacity = Int(alpha)
  let mixed = Int(channel) * opacity + 255 * (255 - opacity)
  return UInt8((mixed + 127) / 255)
}
