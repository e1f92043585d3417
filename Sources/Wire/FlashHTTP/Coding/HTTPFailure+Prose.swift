#if FLASH || FLASH_HOST
/// The one place where refusals are put into words: what was got, what was wanted, what to do.
extension HTTPFailure {
  // MARK: - Lines

  static let bareLineFeed = HTTPFailure(
    400, "a line ends in a line feed alone: end lines with a carriage return and a line feed")
  static let notHTTP = HTTPFailure(
    400, "these bytes are no HTTP: this port speaks plain HTTP/1.1, without TLS")
  static let badRequestLine = HTTPFailure(
    400, "the request line is broken: it must be a method, a target and HTTP/1.1, one space between"
  )
  static let badStatusLine = HTTPFailure(400, "its first line is no HTTP/1.1 status line")
  static let truncated = HTTPFailure(
    400, "the request ended early: send as many bytes as its header says")

  static func lineTooLong(_ limit: Int) -> HTTPFailure {
    HTTPFailure(414, "the request line is over \(limit) bytes: put long values into the body")
  }
  static func headerTooLong(_ limit: Int) -> HTTPFailure {
    HTTPFailure(431, "the header is over \(limit) bytes: send fewer or shorter fields")
  }
  static func unknownMethod(_ method: String) -> HTTPFailure {
    HTTPFailure(501, "unknown method \(method.excerpt): use GET or POST, in capitals")
  }
  static func badVersion(_ version: String) -> HTTPFailure {
    HTTPFailure(505, "version \(version.excerpt) is not spoken here: use HTTP/1.1")
  }

  // MARK: - Target

  static func badTarget(_ target: String) -> HTTPFailure {
    HTTPFailure(400, "bad target \(target.excerpt): it must be a path such as /health?name=value")
  }
  static func badEscape(_ text: String) -> HTTPFailure {
    HTTPFailure(
      400,
      "bad percent-encoding in \(text.excerpt): write % and two hex digits, UTF-8, no zero byte"
    )
  }
  static let otherAuthority = HTTPFailure(
    400, "the target names another host than the Host header: make them the same")

  // MARK: - Header

  static let foldedLine = HTTPFailure(
    400, "a header line begins with a blank: folded lines are obsolete, send one line a field")
  static let controlByte = HTTPFailure(
    400, "a header line has a control character: send printable text")
  static func badFieldName(_ name: String) -> HTTPFailure {
    HTTPFailure(400, "bad header line \(name.excerpt): it must be a name, a colon and a value")
  }

  // MARK: - Body

  static func badLength(_ value: String) -> HTTPFailure {
    HTTPFailure(400, "Content-Length is \(value.excerpt): it must be one number of bytes")
  }
  static let repeatedLength = HTTPFailure(400, "Content-Length was given twice: give it once")
  static let lengthAndEncoding = HTTPFailure(
    400, "Content-Length and Transfer-Encoding were both given: give one of them")
  static let oldTransferEncoding = HTTPFailure(
    400, "Transfer-Encoding came with HTTP/1.0: use HTTP/1.1 or Content-Length")
  static let repeatedEncoding = HTTPFailure(
    400, "Transfer-Encoding names chunked twice: name it once")
  static func unknownEncoding(_ value: String) -> HTTPFailure {
    HTTPFailure(501, "Transfer-Encoding is \(value.excerpt): only chunked is known here")
  }
  static func bodyTooLong(_ limit: Int) -> HTTPFailure {
    HTTPFailure(413, "the body is over \(limit) bytes: send less at a time")
  }
  static func unknownExpectation(_ value: String) -> HTTPFailure {
    HTTPFailure(417, "Expect is \(value.excerpt): only 100-continue is known here")
  }
  static let badChunk = HTTPFailure(
    400, "a chunk is broken: it must be its length in hex, a line end, so many bytes, a line end")

  // MARK: - Limits of the server

  static func headerLate(_ milliseconds: Int) -> HTTPFailure {
    HTTPFailure(408, "the header was not whole within \(milliseconds) ms: send it at once")
  }
  static func bodyLate(_ milliseconds: Int) -> HTTPFailure {
    HTTPFailure(408, "the body was not whole within \(milliseconds) ms: send it at once")
  }
  static func tooManyConnections(_ limit: Int) -> HTTPFailure {
    HTTPFailure(503, "\(limit) connections are open already: close some, or keep one for all calls")
  }
  static let tooMuchBuffered = HTTPFailure(
    503, "too much is being sent to this app at once: try again when other calls are done")
  static let unanswered = HTTPFailure(
    500, "the handler of this request ended without a reply: this is a fault of the server")
}
#endif
