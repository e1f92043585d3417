/// Why there is no picture.
enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The bytes are none; the system's words.
  case notDecoded(String)
  /// It cannot be written in that format; the system's words.
  case notEncoded(PictureFormat, String)

  var description: String {
    switch self {
    case .notDecoded(let reason): "no picture that can be decoded: \(reason)"
    case .notEncoded(let format, let reason):
      "the picture cannot be written as \(format.rawValue): \(reason)"
    }
  }
}
