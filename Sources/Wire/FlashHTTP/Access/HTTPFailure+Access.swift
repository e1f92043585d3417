#if FLASH || FLASH_HOST
/// Refusals of callers, in words.
extension HTTPFailure {
  static let missingHost = HTTPFailure(
    400, "there is no Host header: send one that names this machine, such as Host: 127.0.0.1")
  static let repeatedHost = HTTPFailure(400, "Host was given twice: give it once")

  static func foreignHost(_ value: String) -> HTTPFailure {
    HTTPFailure(
      403, "Host is \(value.excerpt): only this machine may call, as 127.0.0.1 or localhost")
  }
  static func otherPort(_ value: String, port: Int) -> HTTPFailure {
    HTTPFailure(403, "Host is \(value.excerpt), but this is port \(port): call that one")
  }
  static func foreignPage(_ name: String, _ value: String) -> HTTPFailure {
    HTTPFailure(
      403, "\(name) is \(value.excerpt): web pages of other origins may not call this app")
  }
  static let noToken = HTTPFailure(
    401, "no token was given: send Authorization: Bearer and the token of this run")
  static let wrongToken = HTTPFailure(
    401, "the token is not that of this run: it may be of another app, or of an earlier one")
}
#endif
