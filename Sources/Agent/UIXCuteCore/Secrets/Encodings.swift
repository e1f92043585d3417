import FlashProtocol
import Foundation

/// The ways in which a value turns up in logs, pages and addresses.
enum Encodings {
  static func of(_ value: String) -> [String] {
    let json = String(JSON.string(value).text.dropFirst().dropLast())
    let ascii = json.unicodeScalars.map { $0.isASCII ? String($0) : unicodeEscape($0) }.joined()
    var all: Set<String> = [
      value, json, ascii, ScreenText.escape(value),
      value.precomposedStringWithCanonicalMapping, value.decomposedStringWithCanonicalMapping,
      markup(value, apostrophe: "&#39;"), markup(value, apostrophe: "&apos;"),
    ]
    if value.utf8.count >= 4 { all.insert(Data(value.utf8).base64EncodedString()) }
    for allowed in [CharacterSet.urlQueryAllowed, .urlPathAllowed, unreserved] {
      if let encoded = value.addingPercentEncoding(withAllowedCharacters: allowed) {
        all.insert(encoded)
        all.insert(encoded.replacing("%20", with: "+"))
      }
    }
    return all.filter { !$0.isEmpty }
  }

  /// RFC 3986, section 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func markup(_ text: String, apostrophe: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: apostrophe)
  }

  private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
