#if FLASH || FLASH_HOST
/// Percent-encoding of paths and queries (RFC 3986, section 2.1).
public enum PercentCoding {
  /// The text behind an encoded path; nil when an escape is broken, is a zero byte, or the bytes
  /// are not UTF-8.
  public static func decodePath(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { decode($0, plusIsSpace: false) }
  }

  /// Names and values of a query, in order; `+` is a space, and a name alone has an empty value.
  public static func decodeQuery(_ bytes: [UInt8]) -> [(name: String, value: String)]? {
    bytes.withUnsafeBufferPointer { decodeQuery($0) }
  }

  /// Encodes a path; `/` stays.
  public static func encodePath(_ path: String) -> String { encode(path, keepingSlash: true) }

  /// Encodes one name or value of a query.
  public static func encodeQuery(_ text: String) -> String { encode(text, keepingSlash: false) }

  static func decode(_ bytes: Bytes, plusIsSpace: Bool) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var isASCII = true
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = bytes[index + 1].hexValue,
          let low = bytes[index + 2].hexValue
        else { return nil }
        byte = high << 4 | low
        guard byte != 0 else { return nil }
        index += 2
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = 0x20
      }
      if byte >= 0x80 { isASCII = false }
      decoded.append(byte)
      index += 1
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // What is not UTF-8 was repaired, so it differs (`String(validating:)` needs a newer iOS).
    return isASCII || text.utf8.elementsEqual(decoded) ? text : nil
  }

  static func decodeQuery(_ bytes: Bytes) -> [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: UInt8(ascii: "&"), from: start) ?? bytes.count
      let pair = bytes.slice(start, end)
      start = end + 1
      guard !pair.isEmpty else { continue }
      let equals = pair.firstIndex(of: UInt8(ascii: "="))
      guard let name = decode(pair.slice(0, equals ?? pair.count), plusIsSpace: true),
        let value = equals.map({ pair.slice($0 + 1, pair.count) })
          .map({ decode($0, plusIsSpace: true) }) ?? ""
      else { return nil }
      pairs.append((name, value))
    }
    return pairs
  }

  private static func encode(_ text: String, keepingSlash: Bool) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(byte)
      case UInt8(ascii: "/") where keepingSlash: encoded.append(byte)
      default:
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hex[Int(byte >> 4)])
        encoded.append(hex[Int(byte & 15)])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
#endif
