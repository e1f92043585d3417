import FlashDevices
import FlashOracles

/// The program that decodes pictures and draws on them: what it links would cost every other
/// command its start-up time.
public struct ImageProgram: Sendable {
  static let name = "flash-image"
  let path: String

  /// The program that stands beside this one, else the one on PATH.
  public static var beside: ImageProgram {
    if let own = Environment.executable, let slash = own.lastIndex(of: "/") {
      let path = String(own[...slash]) + name
      if Files.isProgram(path) { return ImageProgram(path: path) }
    }
    return ImageProgram(path: name)
  }

  /// - Parameters:
  ///   - bytes: a picture of any format that the system knows.
  ///   - name: what messages call it.
  ///   - scale: pixels a point.
  /// - Throws: `FileError` with what the program said.
  public func pixels(of bytes: [UInt8], named name: String, scale: Int = 1) throws(FileError)
    -> PixelBuffer
  {
    let out = try run([], bytes, name)
    guard let pixels = PixelBuffer(portablePixmap: out, scale: scale) else {
      throw FileError(path: name, reason: "\(path) made no picture of it")
    }
    return pixels
  }

  /// A box with a ref on its tag, in pixels of the picture.
  struct Mark: Equatable {
    var ref: String
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The picture with marks on it.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - format: `png` or `jpeg`.
  ///   - quality: of a JPEG, from 1 to 100.
  /// - Throws: `FileError` with what the program said.
  func draw(
    _ marks: [Mark], on bytes: [UInt8], named name: String, scale: Int, format: String,
    quality: Int
  ) throws(FileError) -> [UInt8] {
    var words = ["--scale", String(scale), "--to", format, "--quality", String(quality)]
    for mark in marks {
      words += ["--mark", "\(mark.ref),\(mark.x),\(mark.y),\(mark.width),\(mark.height)"]
    }
    return try run(words, bytes, name)
  }

  private func run(_ words: [String], _ bytes: [UInt8], _ name: String) throws(FileError) -> [UInt8]
  {
    let outcome: Filter.Outcome
    do {
      outcome = try Filter(program: path, arguments: words).run(bytes)
    } catch {
      guard path == Self.name else { throw error }
      throw FileError(
        path: path,
        reason: "is neither beside flash nor on PATH, and pictures need it: 'make' builds it")
    }
    guard outcome.status == 0 else {
      let said = String(decoding: outcome.error.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      throw FileError(path: name, reason: said.isEmpty ? "cannot be decoded" : said)
    }
    return outcome.out
  }
}
