#if FLASH || FLASH_HOST
/// A request that is refused before any handler sees it.
public struct HTTPFailure: Error, Sendable, Equatable {
  public var status: Int
  /// What was got, what was wanted and what to do, for a person.
  public var reason: String

  public init(_ status: Int, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// Why, in one word that programs can rely on.
  public var code: String {
    switch status {
    case 401, 403: "forbidden"
    case 503: "busy"
    case 500: "app-error"
    default: "bad-request"
    }
  }

  /// The reply that tells it: `{"error": {"code", "message"}}`.
  public var response: HTTPResponse {
    var body = Array(#"{"error":{"code":"\#(code)","message":"#.utf8)
    JSONText.append(reason, to: &body)
    body.append(contentsOf: "}}".utf8)
    var headers: HTTPHeaders = ["Content-Type": "application/json"]
    if status == 401 { headers.add("WWW-Authenticate", "Bearer") }
    return HTTPResponse(status: status, headers: headers, body: body)
  }
}
#endif
