#if FLASH || FLASH_HOST
/// Responses in, bytes out.
public enum HTTPResponseEncoder {
  static let interim: [UInt8] = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Fields that are the server's to write, and the one that would let web pages read its replies.
  private static let withheld = [
    "Content-Length", "Connection", "Transfer-Encoding", "Access-Control-Allow-Origin",
  ]

  /// A response, whole.
  public static func encode(_ response: HTTPResponse, _ framing: HTTPFraming) -> [UInt8] {
    var bytes = head(response, framing)
    if hasBody(response, framing) { bytes.append(contentsOf: response.body) }
    return bytes
  }

  static func hasBody(_ response: HTTPResponse, _ framing: HTTPFraming) -> Bool {
    !framing.isHead && !HTTPStatus.hasNoBody(response.status)
  }

  /// Its status line and header, with the empty line.
  static func head(
    _ response: HTTPResponse, _ framing: HTTPFraming, room: Int = 0
  ) -> [UInt8] {
    // An interim status would leave the client waiting for the real one.
    let status = (200...599).contains(response.status) ? response.status : 500
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + room)
    bytes.append("HTTP/1.1 ")
    bytes.appendDecimal(status)
    bytes.append(" ")
    bytes.append(HTTPStatus.phrase(status))
    bytes.append("\r\n")
    for field in response.headers.fields where !isWithheld(field.name) {
      bytes.appendField(field.name, field.value)
    }
    if !HTTPStatus.hasNoBody(status) {
      bytes.append("Content-Length: ")
      bytes.appendDecimal(response.body.count)
      bytes.append("\r\n")
    }
    if !framing.keepsAlive {
      bytes.append("Connection: close\r\n")
    } else if framing.minorVersion == 0 {
      bytes.append("Connection: keep-alive\r\n")
    }
    bytes.append("\r\n")
    return bytes
  }

  private static func isWithheld(_ name: String) -> Bool {
    for other in withheld where HTTPHeaders.same(name, other) { return true }
    return false
  }
}
#endif
