#if FLASH
import FlashProtocol

/// What a route answers, made into bytes on Flash's own thread.
struct Reply: Sendable {
  var status: Int
  var contentType: String
  /// Further header fields, such as a picture's size.
  var headers: [(name: String, value: String)] = []
  /// Makes the body, given the milliseconds that the request has taken until then.
  var body: @Sendable (_ ms: Double) throws(Failure) -> [UInt8]

  init(
    status: Int = 200, contentType: String = "application/json",
    headers: [(name: String, value: String)] = [],
    body: @escaping @Sendable (_ ms: Double) throws(Failure) -> [UInt8]
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
  }

  static func json(_ value: some JSONConvertible) -> Reply {
    Reply { _ in value.jsonBytes }
  }

  static func json(_ value: JSON) -> Reply { Reply { _ in value.bytes } }

  /// An act's reply, which states how long it took.
  static func act(_ reply: ActReply) -> Reply {
    Reply { ms in
      var reply = reply
      reply.ms = ms
      return reply.jsonBytes
    }
  }

  static func failure(_ failure: Failure) -> Reply {
    Reply(status: failure.code.status) { _ in failure.jsonBytes }
  }
}
#endif
