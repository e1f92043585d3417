#if FLASH || FLASH_HOST
/// The first line of a request (RFC 9112, section 3).
struct RequestLine {
  var method: String
  var path: String
  var query: [(name: String, value: String)]
  /// Of a target in absolute form, such as `http://127.0.0.1:8080/health`.
  var authority: String?
  var minorVersion: Int

  /// Methods that a handler may see; others are unknown, and it is the handler's to refuse these.
  private static let methods = ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]

  init(_ line: Bytes) throws(HTTPFailure) {
    let space: UInt8 = 0x20
    guard let first = line.firstIndex(of: space),
      let second = line.firstIndex(of: space, from: first + 1),
      line.firstIndex(of: space, from: second + 1) == nil
    else { throw .badRequestLine }
    let name = line.slice(0, first)
    guard name.isToken, second > first + 1 else { throw .badRequestLine }
    minorVersion = try Self.minorVersion(line.slice(second + 1, line.count))
    method = name.text
    guard Self.methods.contains(method) else { throw .unknownMethod(method) }
    path = ""
    query = []
    try readTarget(line.slice(first + 1, second))
  }

  private static func minorVersion(_ word: Bytes) throws(HTTPFailure) -> Int {
    let text = word.text
    guard text.utf8.count == 8, text.hasPrefix("HTTP/"), word[5].isDigit,
      word[6] == UInt8(ascii: "."), word[7].isDigit
    else { throw .badRequestLine }
    guard word[5] == UInt8(ascii: "1") else { throw .badVersion(text) }
    return word[7] == UInt8(ascii: "0") ? 0 : 1
  }

  private mutating func readTarget(_ target: Bytes) throws(HTTPFailure) {
    guard !target.hasControl, target.firstIndex(of: UInt8(ascii: "#")) == nil else {
      throw .badTarget(target.text)
    }
    if target[0] == UInt8(ascii: "/") { return try readPath(target) }
    if target.count == 1, target[0] == UInt8(ascii: "*"), method == "OPTIONS" {
      path = "*"
      return
    }
    let scheme = "http://"
    guard target.count > scheme.utf8.count,
      HTTPHeaders.same(target.slice(0, scheme.utf8.count).text, scheme)
    else { throw .badTarget(target.text) }
    let rest = target.slice(scheme.utf8.count, target.count)
    let end =
      rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.count
    authority = rest.slice(0, end).text
    try readPath(rest.slice(end, rest.count))
    if path.isEmpty { path = "/" }
  }

  private mutating func readPath(_ target: Bytes) throws(HTTPFailure) {
    let mark = target.firstIndex(of: UInt8(ascii: "?")) ?? target.count
    guard let path = PercentCoding.decode(target.slice(0, mark), plusIsSpace: false) else {
      throw .badEscape(target.text)
    }
    self.path = path
    guard mark < target.count else { return }
    guard let query = PercentCoding.decodeQuery(target.slice(mark + 1, target.count)) else {
      throw .badEscape(target.text)
    }
    self.query = query
  }
}
#endif
