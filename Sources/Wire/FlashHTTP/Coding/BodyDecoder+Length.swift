#if FLASH || FLASH_HOST
/// Which body a header announces (RFC 9112, section 6.3); whatever is in doubt is refused, since a
/// wrong guess would read one request's body as the next request.
extension BodyDecoder {
  static func request(
    _ headers: HTTPHeaders, minorVersion: Int, limits: HTTPLimits
  ) throws(HTTPFailure) -> BodyDecoder {
    let lengths = headers.all("Content-Length")
    let encodings = headers.all("Transfer-Encoding")
    if !encodings.isEmpty {
      guard lengths.isEmpty else { throw .lengthAndEncoding }
      guard minorVersion >= 1 else { throw .oldTransferEncoding }
      try checkEncodings(encodings)
      return .chunked(limits)
    }
    guard lengths.count <= 1 else { throw .repeatedLength }
    guard let value = lengths.first else { return .fixed(0, limits) }
    return .fixed(try length(value, limits), limits)
  }

  /// - Parameter hasNone: replies to HEAD and the statuses 1xx, 204 and 304 have no body.
  static func reply(
    _ headers: HTTPHeaders, hasNone: Bool, limits: HTTPLimits
  ) throws(HTTPFailure) -> BodyDecoder {
    if hasNone { return .fixed(0, limits) }
    let encodings = headers.all("Transfer-Encoding")
    if !encodings.isEmpty {
      try checkEncodings(encodings)
      return .chunked(limits)
    }
    let lengths = headers.all("Content-Length")
    guard lengths.count <= 1 else { throw .repeatedLength }
    guard let value = lengths.first else { return .endless(limits) }
    return .fixed(try length(value, limits), limits)
  }

  private static func checkEncodings(_ values: [String]) throws(HTTPFailure) {
    let words = values.flatMap { value in
      value.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "\t" }).map(String.init)
    }
    for word in words where !HTTPHeaders.same(word, "chunked") {
      throw .unknownEncoding(values.joined(separator: ", "))
    }
    guard !words.isEmpty else { throw .unknownEncoding("") }
    guard words.count == 1 else { throw .repeatedEncoding }
  }

  private static func length(_ value: String, _ limits: HTTPLimits) throws(HTTPFailure) -> Int {
    guard !value.isEmpty else { throw .badLength(value) }
    var length = 0
    for byte in value.utf8 {
      guard byte.isDigit else { throw .badLength(value) }
      // Far above every limit already, and far from an overflow.
      if length < 1 << 40 { length = length * 10 + Int(byte & 15) }
    }
    guard length <= limits.maxBody else { throw .bodyTooLong(limits.maxBody) }
    return length
  }
}
#endif
