/// How wide a text is about, told from its letters and the height of its label.
enum TextWidth {
  /// A line is about this many times as high as the size of its letters.
  static let leading: Float = 1.2
  /// Smaller letters than this are not set for reading, in points.
  static let smallestSize: Float = 9

  /// More than the text can be wide in one line.
  static func most(_ text: String, height: Float) -> Float {
    ems(text) * height / leading * 1.25
  }

  /// Less than the text can be wide in one line.
  static func least(_ text: String, size: Float) -> Float {
    ems(text) * size * 0.75
  }

  /// Whether a text cannot stand in a frame whole, whatever the size of its letters and however
  /// its lines break.
  ///
  /// - Parameters: of the frame, in points.
  static func isTooNarrow(_ text: String, width: Float, height: Float) -> Bool {
    guard width > 0, height > 0 else { return false }
    let mostLines = max(1, Int(height / (smallestSize * leading)))
    return (1...mostLines).allSatisfy { lines in
      // The true size of letters is below that by which the lines would fill the frame.
      let size = min(height / Float(lines) / 1.6, 64)
      return least(text, size: max(size, smallestSize)) > width * Float(lines)
    }
  }

  /// Width in ems, by the usual proportions of a sans-serif face.
  static func ems(_ text: String) -> Float {
    text.unicodeScalars.reduce(0) { $0 + ems($1) }
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Float {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "·": 0.28
    case " ", "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"", "1": 0.35
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.85
    case "A"..."Z": 0.65
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    case "\u{2E80}"..."\u{9FFF}", "\u{AC00}"..."\u{D7AF}", "\u{F900}"..."\u{FAFF}",
      "\u{FF00}"..."\u{FF60}", "\u{1F300}"..."\u{1FAFF}":
      1
    default: 0.54
    }
  }
}
