import FlashHTTP
import FlashProtocol
import Glibc

/// A gallery window in a process of its own, driven over HTTP as any client would.
///
/// GTK never runs in the tests' own process: its loop wants a thread of its own.
final class GalleryApp {
  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  /// What came back.
  struct Answer {
    var status: Int
    var json: JSON
    var headers: HTTPHeaders
    var body: [UInt8]

    var code: String? { json["error"]?["code"]?.string }
    var message: String? { json["error"]?["message"]?.string }
    var changed: Bool? { json["changed"]?.bool }
    var path: String? { json["path"]?.string }
  }

  let port: Int
  let registry: String
  private let child: Child
  private let errors: String
  private let client: HTTPClient

  /// Starts the gallery with a page, and returns once that is drawn.
  init(_ page: String, arguments: [String] = [], environment: [String: String] = [:]) throws {
    registry = environment["FLASH_REGISTRY"] ?? Scratch.fresh("registry")
    errors = Scratch.fresh("errors")
    child = try Self.start(
      [page] + arguments, environment: ["FLASH_REGISTRY": registry].merging(environment) { $1 },
      errors)
    guard let first = child.output.next(within: 30_000), let port = Int(first.dropFirst(5)) else {
      throw Trouble(description: "the gallery did not start: \(Self.text(of: errors))")
    }
    self.port = port
    client = HTTPClient(port: port)
    guard child.output.next(within: 30_000) == "ready" else {
      throw Trouble(description: "the gallery drew nothing: \(Self.text(of: errors))")
    }
    // Lists lay themselves out again in their second frame.
    if port > 0 { _ = try get("/idle", ["wait": "5000"]) }
  }

  var pid: Int32 { child.pid }
  var isRunning: Bool { child.isRunning }

  /// What it has said on its standard error.
  var complaint: String { Self.text(of: errors) }

  func waitsForEnd(within milliseconds: Int) -> Bool {
    child.exitStatus(within: milliseconds) != nil
  }

  /// Runs a gallery that is to end by itself.
  static func exitStatus(page: String, environment: [String: String]) throws -> Int32? {
    try start([page], environment: environment, "/dev/null").exitStatus(within: 20_000)
  }

  private static func start(
    _ arguments: [String], environment extra: [String: String], _ errors: String
  ) throws -> Child {
    var environment = Display.environment
    environment["FLASH_PORT"] = "0"
    environment["FLASH_TOKEN"] = nil
    // GTK ends the app at the first critical message: Flash must not give it cause for one.
    environment["G_DEBUG"] = "fatal-criticals"
    // GTK's GL renderer ends the process itself on the frames that are no numbers.
    environment["GSK_RENDERER"] = "cairo"
    // The gallery is built beside the tests' own executable.
    let tests = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let gallery = (tests.dropLast() + ["gtk-gallery"]).joined(separator: "/")
    return try Child(
      [gallery] + arguments, environment: environment.merging(extra) { $1 }, errors: errors)
  }

  static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  // MARK: - Requests

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:], timeout: Int = 30_000)
    throws -> Answer
  {
    try get(path, query: query.map { (name: $0.key, value: $0.value) }, timeout: timeout)
  }

  func get(_ path: String, query: [(name: String, value: String)], timeout: Int = 30_000) throws
    -> Answer
  {
    try send(HTTPRequest(path: path, query: query), timeout)
  }

  func post(_ path: String, _ body: JSON, timeout: Int = 30_000) throws -> Answer {
    try send(HTTPRequest(method: "POST", path: path, body: body.bytes), timeout)
  }

  func send(_ request: HTTPRequest, _ timeout: Int) throws -> HTTPResponse {
    try client.send(request, timeoutMilliseconds: timeout)
  }

  private func send(_ request: HTTPRequest, _ timeout: Int) throws -> Answer {
    let reply: HTTPResponse = try send(request, timeout)
    let json = (try? JSON(parsing: reply.body)) ?? .null
    return Answer(status: reply.status, json: json, headers: reply.headers, body: reply.body)
  }

  // MARK: - What tests ask again and again

  func tap(_ target: String) throws -> Answer { try post("/tap", ["target": .string(target)]) }

  func element(_ id: String) throws -> Element {
    let answer = try get("/element", ["id": id])
    guard let element = answer.json["element"] else {
      throw Trouble(description: "no element \(id): \(answer.json.text)")
    }
    return try Element(json: element)
  }

  func text(_ id: String) throws -> String? { try element(id).text }

  /// Waits until an element reads as it should, and says how it reads in the end.
  func text(_ id: String, becomes wanted: String, within milliseconds: Int = 5000) throws -> String?
  {
    let end = Clock.milliseconds() + Double(milliseconds)
    var now = try text(id)
    while now != wanted, Clock.milliseconds() < end {
      // An empty screen is as good a moment as any: the app's own next frame is waited for.
      _ = try get("/idle", ["wait": "50"])
      now = try text(id)
    }
    return now
  }

  func listed() throws -> [Element] {
    let answer = try get("/actionables")
    return try (answer.json["elements"]?.array ?? []).map { try Element(json: $0) }
  }

  /// Identifiers of what is listed, without the window's own buttons.
  func listedIDs() throws -> [String] {
    try listed().compactMap(\.id).filter { !$0.hasPrefix("window.") }
  }

  func hierarchy(visible: Bool = false) throws -> [Element] {
    let answer = try get("/hierarchy", visible ? ["visible": "1"] : [:])
    return try (answer.json["elements"]?.array ?? []).map { try Element(json: $0) }
  }
}
