#if FLASH || FLASH_HOST
/// What of a request decides how its reply is written.
public struct HTTPFraming: Sendable, Equatable {
  /// 0 or 1, of HTTP/1.
  public var minorVersion: Int
  /// A reply to HEAD has the header of the reply to GET, and no body.
  public var isHead: Bool
  /// Whether the client wants to send more on the connection.
  public var keepsAlive: Bool

  public init(minorVersion: Int = 1, isHead: Bool = false, keepsAlive: Bool = true) {
    self.minorVersion = minorVersion
    self.isHead = isHead
    self.keepsAlive = keepsAlive
  }

  /// Reads the Connection fields (RFC 9112, section 9.3).
  static func keepsAlive(minorVersion: Int, _ headers: HTTPHeaders) -> Bool {
    var keeps = minorVersion >= 1
    for value in headers.all("Connection") {
      for word in value.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "\t" }) {
        if HTTPHeaders.same(String(word), "close") { return false }
        if HTTPHeaders.same(String(word), "keep-alive") { keeps = true }
      }
    }
    return keeps
  }
}
#endif
