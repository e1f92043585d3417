import FlashDevices
import FlashOracles

/// Pictures as pixels, by a program of its own: what decodes them would cost every other command
/// its start-up time.
public struct ImageDecoder: Sendable {
  static let program = "flash-image"
  let path: String

  /// The program that stands beside this one, else the one on PATH.
  public static var beside: ImageDecoder {
    if let own = Environment.executable, let slash = own.lastIndex(of: "/") {
      let path = String(own[...slash]) + program
      if Files.isProgram(path) { return ImageDecoder(path: path) }
    }
    return ImageDecoder(path: program)
  }

  /// - Parameters:
  ///   - bytes: a picture of any format that the system knows.
  ///   - name: what messages call it.
  ///   - scale: pixels a point.
  /// - Throws: `FileError` with what the program said.
  public func pixels(of bytes: [UInt8], named name: String, scale: Int = 1) throws(FileError)
    -> PixelBuffer
  {
    let outcome = try Filter(program: path, arguments: []).run(bytes)
    guard outcome.status == 0 else {
      let said = String(decoding: outcome.error.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      throw FileError(path: name, reason: said.isEmpty ? "cannot be decoded" : said)
    }
    guard let pixels = PixelBuffer(portablePixmap: outcome.out, scale: scale) else {
      throw FileError(path: name, reason: "\(path) made no picture of it")
    }
    return pixels
  }
}
