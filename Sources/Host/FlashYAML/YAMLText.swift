/// Text of the bytes of a file.
public enum YAMLText {
  /// - Throws: `YAMLError.encoding` with the first line that is not UTF-8.
  public static func decode(_ bytes: [UInt8]) throws(YAMLError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw YAMLError(reason: .encoding("UTF-16"), mark: YAMLMark(line: 1, column: 1))
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return text }
    var line = 1
    for part in body.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw YAMLError(
      reason: .encoding("Latin-1 (ISO 8859-1) or Windows-1252"),
      mark: YAMLMark(line: line, column: 1))
  }
}
