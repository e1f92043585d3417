#if FLASH || FLASH_HOST
/// A stretch of bytes that somebody else holds.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Small readers over bytes; loops are by index, since this runs unoptimised in a Debug app.
extension UnsafeBufferPointer where Element == UInt8 {
  func slice(_ start: Int, _ end: Int) -> Bytes { Bytes(rebasing: self[start..<end]) }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// The index of the first such byte from `start` on.
  func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    var index = start
    while index < count {
      if self[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// Without spaces and tabs at both ends.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, self[start].isBlank { start &+= 1 }
    while end > start, self[end &- 1].isBlank { end &-= 1 }
    return slice(start, end)
  }

  /// Whether it is a token (RFC 9110, section 5.6.2).
  var isToken: Bool {
    var index = 0
    while index < count {
      guard self[index].isTokenByte else { return false }
      index &+= 1
    }
    return count > 0
  }

  /// Whether some byte is a control character other than a tab.
  var hasControl: Bool {
    var index = 0
    while index < count {
      let byte = self[index]
      if byte < 0x20 ? byte != 0x09 : byte == 0x7F { return true }
      index &+= 1
    }
    return false
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isTokenByte: Bool {
    if self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || isDigit { return true }
    switch self {
    case 0x21, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E:
      return true
    default: return false
    }
  }

  /// Of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self &- 0x30
    case 0x41...0x46: self &- 0x37
    case 0x61...0x66: self &- 0x57
    default: nil
    }
  }
}

extension String {
  /// A short piece of it, printable and quoted, for a message.
  var excerpt: String {
    var piece = ""
    for scalar in unicodeScalars.prefix(40) {
      let printable = scalar.value >= 0x20 && scalar.value != 0x7F
      piece.unicodeScalars.append(printable ? scalar : "\u{FFFD}")
    }
    return unicodeScalars.count > 40 ? "'\(piece)…'" : "'\(piece)'"
  }
}
#endif
