/// Characters that XML 1.0 forbids, made readable instead of lost.
public enum VisibleText {
  /// The text with each forbidden character as `\u{1B}`.
  public static func legal(_ text: String) -> String {
    var result = ""
    var isChanged = false
    for scalar in text.unicodeScalars {
      if let escape = visible(scalar) {
        isChanged = true
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isChanged ? result : text
  }

  /// The escape of a character outside XML 1.0's `Char` (section 2.2); nil for one within it.
  static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: nil
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Text of bytes that may not be UTF-8: each odd byte, such as those of half a surrogate pair,
  /// as `\x{ED}`.
  public static func decode(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var result = ""
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var rest = bytes[...]
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return result
      case .scalarValue(let scalar):
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      case .error:
        guard let byte = rest.popFirst() else { return result }
        result += "\\x{" + String(byte, radix: 16, uppercase: true) + "}"
        // Goes on with the byte after the odd one, whatever the decoder has taken.
        decoder = UTF8()
        iterator = Array(rest).makeIterator()
      }
    }
  }
}
