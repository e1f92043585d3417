import FlashHTTP
import FlashProtocol
import Foundation

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
  let pid: Int32
  let registry: String
  private let process: Process
  private let lines: Lines
  private let errors: String
  private let client: HTTPClient

  /// Starts the gallery with a page, and returns once that is drawn.
  init(_ page: String, environment extra: [String: String] = [:]) throws {
    registry = Scratch.fresh("registry")
    errors = Scratch.fresh("errors")
    process = Self.process(page, environment: ["FLASH_REGISTRY": registry].merging(extra) { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    pid = process.processIdentifier
    lines = Lines(pipe.fileHandleForReading.fileDescriptor)
    guard let first = lines.next(within: 30_000), let port = Int(first.dropFirst(5)) else {
      throw Trouble(description: "the gallery did not start")
    }
    self.port = port
    client = HTTPClient(port: port)
    guard lines.next(within: 30_000) == "ready" else {
      throw Trouble(description: "the gallery drew nothing")
    }
    keepAlive = pipe
  }

  private let keepAlive: Pipe

  private static func process(_ page: String, environment extra: [String: String]) -> Process {
    let process = Process()
    process.executableURL = gallery
    process.arguments = [page]
    var environment = Display.environment
    environment["FLASH_PORT"] = "0"
    environment["FLASH_TOKEN"] = nil
    process.environment = environment.merging(extra) { $1 }
    return process
  }

  /// Runs a gallery that is to end by itself.
  static func exitStatus(page: String, environment: [String: String]) throws -> Int32 {
    let process = process(page, environment: environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    guard end.wait(timeout: .now() + 20) == .success else {
      process.terminate()
      throw Trouble(description: "the gallery did not end")
    }
    return process.terminationStatus
  }

  /// What it has said on its standard error.
  var complaint: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

  func waitsForEnd(within milliseconds: Int) -> Bool {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    if !process.isRunning { return true }
    return end.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  deinit { stop() }

  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// Beside the tests' own executable.
  static var gallery: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("gtk-gallery")
  }

  // MARK: - Requests

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:], timeout: Int = 30_000)
    throws -> Answer
  {
    try send(
      HTTPRequest(path: path, query: query.map { (name: $0.key, value: $0.value) }), timeout)
  }

  func post(_ path: String, _ body: JSON, timeout: Int = 30_000) throws -> Answer {
    try send(HTTPRequest(method: "POST", path: path, body: body.bytes), timeout)
  }

  private func send(_ request: HTTPRequest, _ timeout: Int) throws -> Answer {
    let reply = try client.send(request, timeoutMilliseconds: timeout)
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
  func text(_ id: String, becomes wanted: String, within milliseconds: Int = 5000) throws -> String? {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(milliseconds) * 1_000_000
    var now = try text(id)
    while now != wanted, DispatchTime.now().uptimeNanoseconds < end {
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
