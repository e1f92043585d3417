import FlashHTTP
import FlashProtocol
import PulseModel

/// Asks the newsroom, off the main thread, and answers on it.
final class News {
  private let queue: RequestQueue
  private var inFlight: [Int: String] = [:]
  private var nextNumber = 0

  init(host: String, port: Int) { queue = RequestQueue(host: host, port: port) }

  /// The requests that are on their way, oldest first, such as `GET /stories`.
  var pending: [String] { inFlight.sorted { $0.key < $1.key }.map(\.value) }

  func page(
    of section: Section, _ page: Int,
    _ done: @escaping @MainActor (Result<StoryPage, NewsError>) -> Void
  ) {
    get("/stories", [("section", section.rawValue), ("page", String(page))], StoryPage.init, done)
  }

  func picks(_ done: @escaping @MainActor (Result<StoryPage, NewsError>) -> Void) {
    get("/picks", [], StoryPage.init, done)
  }

  func stories(_ ids: [String], _ done: @escaping @MainActor (Result<StoryPage, NewsError>) -> Void)
  {
    get("/stories", [("ids", ids.joined(separator: ","))], StoryPage.init, done)
  }

  func search(_ query: String, _ done: @escaping @MainActor (Result<StoryPage, NewsError>) -> Void)
  {
    get("/search", [("query", query)], StoryPage.init, done)
  }

  func article(_ id: String, _ done: @escaping @MainActor (Result<Article, NewsError>) -> Void) {
    get("/stories/\(id)", [], Article.init, done)
  }

  func logIn(
    _ credentials: Credentials, _ done: @escaping @MainActor (Result<Account, NewsError>) -> Void
  ) {
    let body = JSON.members([
      "email": .string(credentials.email), "password": .string(credentials.password),
    ])
    let request = HTTPRequest(
      method: "POST", path: "/session", headers: ["Content-Type": "application/json"],
      body: body.bytes)
    send(
      request,
      Self.reading { json in
        guard let name = json["name"]?.string, let email = json["email"]?.string else { return nil }
        return Account(name: name, email: email)
      }, done)
  }

  /// - Parameter read: turns the body into a value on the queue's thread.
  func send<Value: Sendable>(
    _ request: HTTPRequest, _ read: @escaping @Sendable (HTTPResponse) -> Result<Value, NewsError>,
    _ done: @escaping @MainActor (Result<Value, NewsError>) -> Void
  ) {
    let number = nextNumber
    nextNumber += 1
    inFlight[number] = "\(request.method) \(request.path)"
    let finish = { @MainActor @Sendable (result: Result<Value, NewsError>) in
      self.inFlight[number] = nil
      done(result)
    }
    queue.send(request) { answer in
      let result: Result<Value, NewsError>
      switch answer {
      case .success(let response): result = read(response)
      case .failure(let error): result = .failure(.unreachable(error))
      }
      MainLoop.post { finish(result) }
    }
  }

  private func get<Value: Sendable>(
    _ path: String, _ query: [(name: String, value: String)],
    _ read: @escaping @Sendable (JSON) -> Value?,
    _ done: @escaping @MainActor (Result<Value, NewsError>) -> Void
  ) {
    send(HTTPRequest(path: path, query: query), Self.reading(read), done)
  }

  private static func reading<Value>(
    _ read: @escaping @Sendable (JSON) -> Value?
  ) -> @Sendable (HTTPResponse) -> Result<Value, NewsError> {
    { response in
      let json = try? JSON(parsing: response.body)
      guard response.status == 200 else {
        return .failure(
          .refused(status: response.status, reason: json?["error"]?.string ?? "no reason given"))
      }
      return json.flatMap(read).map { .success($0) } ?? .failure(.unreadable)
    }
  }
}
