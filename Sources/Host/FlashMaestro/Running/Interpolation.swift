/// `${…}` within texts, where Maestro sees it: the text up to the last brace before the next `$` is
/// a script; `\${…}` stands for itself.
public enum Interpolation {
  /// - Parameter value: what a script gives.
  public static func fill(_ text: String, _ value: (String) throws(MaestroFailure) -> String)
    throws(MaestroFailure) -> String
  {
    guard text.utf8.contains(dollar) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let close = end(of: bytes, at: index), index == 0 || bytes[index - 1] != backslash {
        let script = String(decoding: bytes[(index + 2)..<close], as: UTF8.self)
        if !script.trimmingSpace.isEmpty { result += Array(try value(script).utf8) }
        index = close + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return unescaped(result)
  }

  private static let dollar = UInt8(ascii: "$")
  private static let backslash = UInt8(ascii: "\\")

  /// Where the brace is that ends what begins at an index; nil where nothing begins there.
  private static func end(of bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] == dollar, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{")
    else { return nil }
    let stop = bytes[(index + 2)...].firstIndex(of: dollar) ?? bytes.count
    return bytes[(index + 2)..<stop].lastIndex(of: UInt8(ascii: "}"))
  }

  private static func unescaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == backslash && index + 1 < bytes.count && end(of: bytes, at: index + 1) != nil
      if !isEscape { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
