#if FLASH || FLASH_HOST
/// Requests in, bytes out.
public enum HTTPRequestEncoder {
  private static let withheld = ["Host", "Content-Length", "Transfer-Encoding"]

  /// A request, whole.
  ///
  /// - Parameters:
  ///   - host: for the Host header, with the port, such as `127.0.0.1:8080`.
  ///   - token: sent as `Authorization: Bearer`, when given.
  public static func encode(_ request: HTTPRequest, host: String, token: String? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + request.body.count)
    bytes.append(request.method)
    bytes.append(" ")
    bytes.append(PercentCoding.encodePath(request.path))
    var mark = "?"
    for pair in request.query {
      bytes.append(mark)
      bytes.append(PercentCoding.encodeQuery(pair.name))
      bytes.append("=")
      bytes.append(PercentCoding.encodeQuery(pair.value))
      mark = "&"
    }
    bytes.append(" HTTP/1.1\r\n")
    bytes.appendField("Host", host)
    if let token { bytes.appendField("Authorization", "Bearer \(token)") }
    for field in request.headers.fields {
      guard !withheld.contains(where: { HTTPHeaders.same($0, field.name) }) else { continue }
      bytes.appendField(field.name, field.value)
    }
    if !request.body.isEmpty || !["GET", "HEAD"].contains(request.method) {
      bytes.append("Content-Length: ")
      bytes.appendDecimal(request.body.count)
      bytes.append("\r\n")
    }
    bytes.append("\r\n")
    bytes.append(contentsOf: request.body)
    return bytes
  }
}
#endif
