#if canImport(XCUIAutomation)
import FlashHTTP
import FlashProtocol

/// Answers for what lives outside the app, on the loopback of the machine.
///
/// | request | answer |
/// |---|---|
/// | `GET /health` | `{"companion": "0.1.0", "pid"…}` |
/// | `GET /alert` | `{"prompts": […]}` |
/// | `POST /alert {"button", "prompt": 0}` | what was tapped, and the prompts that are there then |
/// | `POST /alert {"field", "text", "prompt": 0}` | the same after typing |
/// | `POST /end` | ends the companion |
public final class Companion: Sendable {
  private let server: HTTPServer
  private let ending: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  /// - Parameters:
  ///   - port: on 127.0.0.1; 0 takes a free one.
  ///   - token: what requests must carry, when set.
  @MainActor
  public init(port: Int, token: String?, prompts: SystemPrompts = SystemPrompts()) {
    let (ending, end) = AsyncStream<Void>.makeStream()
    self.ending = ending
    self.end = end
    let route = Route(prompts: prompts, end: end)
    server = HTTPServer(HTTPServerConfiguration(port: port, token: token)) { request, responder in
      Task { @MainActor in responder.send(route.answer(request)) }
    }
  }

  /// - Returns: the port.
  public func start() throws(HTTPServerError) -> Int { try server.start() }

  /// Comes back once the companion was told to end.
  public func serve() async {
    for await _ in ending { break }
    server.stop()
  }
}

/// What one request means.
private struct Route: Sendable {
  let prompts: SystemPrompts
  let end: AsyncStream<Void>.Continuation

  @MainActor
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    do throws(Failure) {
      return .json(try value(request))
    } catch {
      return .json(error, status: error.code.status)
    }
  }

  @MainActor
  private func value(_ request: HTTPRequest) throws(Failure) -> JSON {
    switch (request.method, request.path) {
    case ("GET", "/health"):
      return .members(["companion": .string(FlashVersion.current)])
    case ("GET", "/alert"):
      return listed()
    case ("POST", "/alert"):
      return try act(request)
    case ("POST", "/end"):
      end.yield()
      return .members(["ended": .bool(true)])
    default:
      throw .noRoute("\(request.method) \(request.path)")
    }
  }

  @MainActor
  private func act(_ request: HTTPRequest) throws(Failure) -> JSON {
    let body: JSON
    do {
      body = try JSON(parsing: request.body)
    } catch {
      throw Failure(.badRequest, "the body is no JSON: \(error)")
    }
    let index = body["prompt"]?.int ?? 0
    if let button = body["button"]?.string {
      try prompts.tap(button, at: index)
      return listed([.init("tapped", .string(button))])
    }
    guard let field = body["field"]?.string, let text = body["text"]?.string else {
      throw Failure(.badRequest, "POST /alert needs 'button', or 'field' and 'text'")
    }
    let value = try prompts.type(text, into: field, at: index)
    return listed([
      .init("typed", .string(field)), .init("value", value.map(JSON.string) ?? .null),
    ])
  }

  @MainActor
  private func listed(_ more: [JSON.Member] = []) -> JSON {
    .object(more + [.init("prompts", .array(prompts.list().map(Self.json)))])
  }

  private static func json(_ prompt: SystemPrompt) -> JSON {
    (try? JSON(parsing: prompt.jsonBytes)) ?? .null
  }
}

extension HTTPResponse {
  fileprivate static func json(_ value: JSON) -> HTTPResponse {
    HTTPResponse(headers: ["Content-Type": "application/json"], body: value.bytes)
  }

  fileprivate static func json(_ value: some JSONConvertible, status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: value.jsonBytes)
  }
}
#endif
