import FlashHTTP
import FlashProtocol

/// Drives one app over the wire.
///
/// Before its first command it asks who answers on the port, and it checks every reply's identity
/// afterwards: nobody drives the wrong app.
public final class FlashClient {
  public let port: Int
  /// The app that answers; known after the first call.
  public private(set) var app: AppIdentity?

  private let transport: any Transport
  private let expected: AppIdentity?

  /// - Parameters:
  ///   - port: for messages; the transport knows where it sends.
  ///   - expected: the app that must answer; nil takes whichever Flash does.
  ///   - transport: carries the requests.
  public init(port: Int, expecting expected: AppIdentity? = nil, transport: any Transport) {
    self.port = port
    self.expected = expected
    self.transport = transport
  }

  /// Asks the app to do one thing.
  ///
  /// - Parameters:
  ///   - command: from `Command.all`.
  ///   - arguments: names and values as docs/protocol.md lists them.
  /// - Throws: `ClientError.failure` where the app said no.
  @discardableResult
  public func call(_ command: Command, _ arguments: [(name: String, value: JSON)] = [])
    throws(ClientError) -> Reply
  {
    if app == nil { try identify() }
    let reply = try exchange(
      Self.request(command, arguments),
      timeoutMilliseconds: Self.patience(command, arguments))
    guard reply.status < 400 else { throw Self.refusal(reply) }
    return reply
  }

  /// Asks who answers on the port, unless that is known.
  ///
  /// - Throws: `foreign` or `mismatch` where it is not the app that is meant.
  @discardableResult
  public func identify() throws(ClientError) -> AppIdentity {
    if let app { return app }
    let reply = try exchange(
      HTTPRequest(path: "/health"), timeoutMilliseconds: Self.healthPatience)
    if reply.status >= 400 { throw Self.refusal(reply) }
    let health: AppIdentity
    do {
      health = try reply.decode(Health.self).app
    } catch {
      throw .foreign(port: port, answered: "its /health is not that of a Flash")
    }
    if let expected, !Self.same(expected, health) {
      throw .mismatch(
        port: port, expected: Self.prose(expected), answered: Self.prose(health))
    }
    app = health
    return health
  }

  private func exchange(_ request: HTTPRequest, timeoutMilliseconds: Int) throws(ClientError)
    -> Reply
  {
    let reply: Reply
    do {
      let (response, nanoseconds) = try transport.send(
        request, timeoutMilliseconds: timeoutMilliseconds)
      reply = Reply(response, nanoseconds: nanoseconds)
    } catch {
      throw Self.error(error, port: port)
    }
    guard let answerer = reply.answerer else {
      // A Flash that takes its caller for a web page does not say who it is, but why it refuses.
      if reply.status >= 400, case .failure(let failure, _) = Self.refusal(reply) {
        throw failure.code == .forbidden
          ? .forbidden(port: port, reason: failure.message)
          : .badReply("status \(reply.status), \(failure.message)")
      }
      throw .foreign(
        port: port, answered: "its answer, status \(reply.status), has no Flash-App header")
    }
    if let known = app ?? expected, answerer != known.header {
      throw .mismatch(port: port, expected: Self.prose(known), answered: answerer)
    }
    if reply.status == 401, case .failure(let failure, _) = Self.refusal(reply) {
      throw .forbidden(port: port, reason: failure.message)
    }
    return reply
  }

  private static func same(_ a: AppIdentity, _ b: AppIdentity) -> Bool {
    a.pid == b.pid && a.name == b.name && a.bundle == b.bundle && a.device == b.device
  }

  private static func prose(_ app: AppIdentity) -> String {
    "\(app.name) (pid \(app.pid), \(app.bundle), \(app.device))"
  }
}
