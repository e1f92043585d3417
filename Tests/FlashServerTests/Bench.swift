#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting

/// The two ways by which each test body is run.
enum Way: String, CaseIterable, Sendable {
  case direct, socket
}

/// A fake app, its driver, and short words for what tests ask of them.
struct Bench {
  let app: FakeApp
  let driver: any Driver

  init(
    _ way: Way, navigation: Navigation? = nil, deadline: Int = 5000,
    _ build: @escaping @UIActor @Sendable (FakeApp) -> Void
  ) throws {
    let app = FakeApp()
    app.ui { build($0) }
    try self.init(app, way, navigation: navigation, deadline: deadline)
  }

  init(_ app: FakeApp, _ way: Way, navigation: Navigation? = nil, deadline: Int = 5000) throws {
    self.app = app
    driver =
      switch way {
      case .direct: DirectDriver(app, navigation: navigation, deadline: deadline)
      case .socket: try SocketDriver(app, navigation: navigation, deadline: deadline)
      }
  }

  func json(_ response: HTTPResponse) throws -> JSON { try JSON(parsing: response.body) }

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) throws -> JSON {
    try json(try driver.get(path, query))
  }

  /// An act that must succeed.
  func act(_ path: String, _ body: JSON) throws -> ActReply {
    let reply = try json(try driver.post(path, body))
    if reply["error"] != nil { throw try Failure(json: reply) }
    return try ActReply(json: reply)
  }

  /// A request that must be refused.
  func failure(_ path: String, _ body: JSON) throws -> Failure {
    try Failure(json: try json(try driver.post(path, body)))
  }

  func listed() throws -> [Element] {
    var elements: [Element] = []
    for item in try get("/actionables")["elements"]?.array ?? [] {
      elements.append(try Element(json: item))
    }
    return elements
  }

  func listedIds() throws -> [String] { try listed().compactMap(\.id) }
}

/// A window of 400 x 800 points with these views in it.
@UIActor
func window(_ children: FakeView...) -> FakeView {
  FakeView(
    .window, id: "window", traits: [.clips], frame: Frame(x: 0, y: 0, width: 400, height: 800),
    children)
}

extension Frame {
  init(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Counts what was done, on the UI thread.
@UIActor
final class Counter {
  var count = 0
  nonisolated init() {}
}
#endif
