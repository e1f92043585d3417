#if FLASH
import FlashHTTP
import FlashProtocol

/// What stands between the HTTP server and the routes; it runs on Flash's own thread.
final class Core: @unchecked Sendable {
  private let platform: any Platform
  private let navigation: Navigation?
  private let deadline: Int
  private let memory = ListingMemory()
  /// Set once, before the first request.
  private weak var scheduler: (any Scheduler)?

  init(platform: any Platform, navigation: Navigation?, deadline: Int) {
    self.platform = platform
    self.navigation = navigation
    self.deadline = deadline
  }

  func attach(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  /// - Parameters:
  ///   - receivedAt: when the last byte of the request was read, in nanoseconds.
  ///   - send: takes the response, once.
  /// - Returns: what withdraws the request, where it still can be.
  func handle(
    _ request: HTTPRequest, receivedAt: UInt64, send: @escaping @Sendable (HTTPResponse) -> Void
  ) -> (@Sendable () -> Void)? {
    let meter = Meter(start: receivedAt)
    let finish: @Sendable (Reply) -> Void = { reply in
      send(Self.response(reply, meter: meter, identity: self.platform.identity))
    }
    do throws(Failure) {
      let command = try Self.command(for: request)
      let arguments = try Self.arguments(of: request, for: command)
      if command.name == "health" {
        finish(.json(health))
        return nil
      }
      guard let route = Route.named(command.name), let scheduler else {
        throw .unsupported(command.path, because: "this build has no such route")
      }
      let call = Call(
        command: command, arguments: arguments, meter: meter, platform: platform,
        navigation: navigation, memory: memory)
      let job = Job(
        call: call, handler: route.handler,
        deadline: arguments.integer("deadline") ?? deadline, scheduler: scheduler, finish: finish)
      job.start()
      return { job.abandon() }
    } catch {
      finish(.failure(error))
      return nil
    }
  }

  /// What a refusal carries that came before any route; a web page of elsewhere learns no name.
  func refusalHeaders(_ failure: HTTPFailure, nanoseconds: UInt64) -> HTTPHeaders {
    var headers: HTTPHeaders = ["Cache-Control": "no-store"]
    if failure.status != 403 { headers.add("Flash-App", platform.identity.header) }
    headers.add("Server-Timing", Timing(work: Double(nanoseconds) / 1e6).header)
    return headers
  }

  private var health: JSON {
    var writer = JSONWriter()
    platform.identity.write(to: &writer)
    guard let app = try? JSON(parsing: writer.bytes) else { return .null }
    let accessibility = platform.accessibility
    return .members([
      "status": "ok", "flash": .string(FlashVersion.current), "app": app,
      "accessibility": accessibility.isEmpty ? nil : .array(accessibility.map(JSON.string)),
    ])
  }

  private static func command(for request: HTTPRequest) throws(Failure) -> Command {
    let method = request.method == "HEAD" ? "GET" : request.method
    guard
      let command = Command.all.first(where: {
        $0.path == request.path && $0.method.rawValue == method
      })
    else { throw .unknownRoute(method: request.method, path: request.path) }
    return command
  }

  /// The query's fields and the body's members are one list: a client may use either.
  private static func arguments(of request: HTTPRequest, for command: Command) throws(Failure)
    -> Arguments
  {
    var given: [(name: String, value: JSON)] = request.query.map { ($0.name, .string($0.value)) }
    if !request.body.isEmpty {
      let body: JSON
      do throws(JSONError) {
        body = try JSON(parsing: request.body)
      } catch {
        throw .badBody(error.description)
      }
      guard let members = body.object else { throw .badBody(body.typeName) }
      given += members.map { ($0.name, $0.value) }
    }
    return try Arguments(given, for: command)
  }

  private static func response(_ reply: Reply, meter: Meter, identity: AppIdentity)
    -> HTTPResponse
  {
    meter.enter(.work)
    var status = reply.status
    var contentType = reply.contentType
    let body: [UInt8]
    do throws(Failure) {
      body = try reply.body(meter.elapsed)
    } catch {
      status = error.code.status
      contentType = "application/json"
      body = error.jsonBytes
    }
    var headers = HTTPHeaders()
    headers.add("Content-Type", contentType)
    headers.add("Cache-Control", "no-store")
    headers.add("Flash-App", identity.header)
    for field in reply.headers { headers.add(field.name, field.value) }
    headers.add("Server-Timing", meter.timing.header)
    return HTTPResponse(status: status, headers: headers, body: body)
  }
}
#endif
