import FlashHTTP
import FlashProtocol

extension FlashClient {
  /// What /health may take: it is answered without the UI thread.
  static let healthPatience = 2_000
  /// What the sockets and the app's encoding may take beyond the waits that were asked for.
  private static let margin = 5_000

  /// A GET's arguments go into the query, a POST's into one JSON object.
  static func request(_ command: Command, _ arguments: [(name: String, value: JSON)])
    -> HTTPRequest
  {
    var request = HTTPRequest(method: command.method.rawValue, path: command.path)
    switch command.method {
    case .get:
      request.query = arguments.map { ($0.name, $0.value.string ?? $0.value.text) }
    case .post:
      request.headers.add("Content-Type", "application/json")
      request.body = JSON.object(arguments.map { .init($0.name, $0.value) }).bytes
    }
    return request
  }

  /// How long the client waits for an answer: all that the app may wait by these arguments, and a
  /// margin, so that it is the app that says which wait ran out.
  static func patience(_ command: Command, _ arguments: [(name: String, value: JSON)]) -> Int {
    var patience = margin
    for name in ["wait", "within", "timeout", "deadline"] {
      guard let parameter = command.parameter(name) else { continue }
      let given = arguments.first { $0.name == name }?.value.int
      patience += given ?? parameter.fallback.flatMap { Int($0) } ?? 0
    }
    return patience
  }

  static func refusal(_ reply: Reply) -> ClientError {
    do {
      return .failure(try reply.decode(Failure.self), reply)
    } catch {
      return .badReply("status \(reply.status) without a reason")
    }
  }

  static func error(_ error: TransportError, port: Int) -> ClientError {
    switch error {
    case .refused(let reason): .unreachable(port: port, reason: reason)
    case .lost(let reason): .lost(port: port, reason: reason)
    case .timedOut(let milliseconds): .silent(port: port, milliseconds: milliseconds)
    case .notHTTP(let reason): .foreign(port: port, answered: reason)
    }
  }
}
