/// What every service takes: 3.75 MB and 8,000 pixels a side (Bedrock's limits, the lowest).
enum ScreenshotLimits {
  static let mostBytes = 3_750_000
  static let mostPixels = 8_000

  /// Why a picture cannot be sent; nil where it can.
  static func fault(of picture: Screenshot) -> String? {
    if picture.bytes.count > mostBytes {
      return "it has \(picture.bytes.count) bytes, and \(mostBytes) are the most"
    }
    if let (width, height) = size(of: picture), max(width, height) > mostPixels {
      return "it is \(width) × \(height) pixels, and \(mostPixels) are the most"
    }
    return nil
  }

  /// Width and height in pixels, from the file's own header; nil where it cannot be told.
  static func size(of picture: Screenshot) -> (width: Int, height: Int)? {
    picture.format == .png ? png(picture.bytes) : jpeg(picture.bytes)
  }

  /// The IHDR chunk comes first (PNG specification, section 11.2.2).
  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12...15].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The start-of-frame segment (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
        )
      }
      at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
    }
    return nil
  }
}
