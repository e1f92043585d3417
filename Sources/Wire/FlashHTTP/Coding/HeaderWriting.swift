#if FLASH || FLASH_HOST
/// Writing of header lines, from names and values that may be anything.
extension [UInt8] {
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func appendDecimal(_ number: Int) { append(String(number)) }

  /// Appends a line, unless its name could not stand in one; control characters of the value
  /// become spaces, so that no value ends its line and begins another.
  mutating func appendField(_ name: String, _ value: String) {
    var name = name
    guard name.withUTF8({ $0.isToken }) else { return }
    append(name)
    append(": ")
    let start = count
    append(value)
    var index = start
    while index < count {
      if self[index] < 0x20 || self[index] == 0x7F { self[index] = 0x20 }
      index &+= 1
    }
    append("\r\n")
  }
}
#endif
