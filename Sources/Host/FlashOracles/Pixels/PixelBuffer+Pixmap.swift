extension PixelBuffer {
  /// Reads a binary portable pixmap (`P6`, netpbm's ppm(5)) of eight bits a channel.
  public init?(portablePixmap bytes: [UInt8], scale: Int) {
    var position = 0
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func word() -> String? {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      let start = position
      while position < bytes.count, !isSpace(bytes[position]) { position += 1 }
      return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }
    guard word() == "P6", let width = word().flatMap({ Int($0) }),
      let height = word().flatMap({ Int($0) }), word() == "255", position < bytes.count
    else { return nil }
    // One space, and no more, stands before the pixels.
    self.init(width: width, height: height, scale: scale, rgb: Array(bytes[(position + 1)...]))
  }
}
