/// A refusal or a failed act, as every client reads it.
public struct Failure: Error, Sendable, Equatable {
  /// Why, in one word that programs can rely on.
  public enum Code: String, Sendable, CaseIterable {
    case notFound = "not-found"
    case ambiguous
    case staleRef = "stale-ref"
    case disabled
    case covered
    case offScreen = "off-screen"
    case notAField = "not-a-field"
    case readOnly = "read-only"
    case axUnarmed = "ax-unarmed"
    case unsupported
    case busy
    case badRequest = "bad-request"
    case forbidden
    /// Every path of the activation was tried and none got through.
    case notActivated = "not-activated"
    /// The app's own code answered with an error.
    case app = "app-error"
    /// A wait ended before what was waited for came.
    case timeout

    /// The HTTP status that goes with it (RFC 9110, section 15).
    public var status: Int {
      switch self {
      case .notFound: 404
      case .ambiguous, .disabled, .covered, .offScreen, .readOnly, .notActivated: 409
      case .staleRef: 410
      case .notAField, .app: 422
      case .axUnarmed, .busy: 503
      case .unsupported: 501
      case .badRequest: 400
      case .forbidden: 403
      case .timeout: 504
      }
    }
  }

  public var code: Code
  /// What was got, what was wanted and what to do, for a person.
  public var message: String
  /// The name that the caller used.
  public var target: String?
  /// Further members, such as `nearest`, `count` or `by`.
  public var facts: [JSON.Member]

  public init(_ code: Code, _ message: String, target: String? = nil, facts: [JSON.Member] = []) {
    self.code = code
    self.message = message
    self.target = target
    self.facts = facts
  }

  public subscript(fact: String) -> JSON? { facts.first { $0.name == fact }?.value }
}

extension Failure: JSONConvertible {
  /// `{"error": {"code", "message", "target", …facts}}`
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("error")
    writer.beginObject()
    writer.member("code", code.rawValue)
    writer.member("message", message)
    writer.member("target", target)
    for fact in facts { writer.member(fact.name, fact.value) }
    writer.endObject()
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    guard let error = json["error"] else { throw WireError(member: "error", wanted: "object") }
    let known = ["code", "message", "target"]
    self.init(
      try error.require("code", "error code") { $0.string.flatMap(Code.init(rawValue:)) },
      try error.require("message", "string", \.string), target: error["target"]?.string,
      facts: error.object?.filter { !known.contains($0.name) } ?? [])
  }
}
