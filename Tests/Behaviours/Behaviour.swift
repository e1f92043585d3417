#if FLASH
import FlashHTTP
import FlashProtocol
import FlashTesting

/// What an app does under Flash whatever toolkit it is built with: a screen, and what must hold when
/// it is driven.
///
/// The one body is run against every toolkit that can make the screen, by that toolkit's own tests.
public struct Behaviour: Sendable, CustomStringConvertible {
  public let name: String
  public let screen: [Piece]
  public let check: @Sendable (Drive) throws -> Void

  public var description: String { name }

  init(
    _ name: String, _ screen: [Piece], _ check: @escaping @Sendable (Drive) throws -> Void
  ) {
    self.name = name
    self.screen = screen
    self.check = check
  }

  public static let all = taps + typing + reach + lists + reading
}

/// Something that did not hold.
public struct Broken: Error, CustomStringConvertible {
  public let description: String
}

/// Short words for what a behaviour asks of an app.
public struct Drive {
  private let driver: any Driver

  public init(_ driver: any Driver) { self.driver = driver }

  private func json(_ response: HTTPResponse) throws -> JSON { try JSON(parsing: response.body) }

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) throws -> JSON {
    let reply = try json(try driver.get(path, query))
    if reply["error"] != nil { throw try Failure(json: reply) }
    return reply
  }

  func raw(_ path: String) throws -> String {
    String(decoding: try driver.get(path).body, as: UTF8.self)
  }

  func act(_ path: String, _ body: JSON) throws -> ActReply {
    let reply = try json(try driver.post(path, body))
    if reply["error"] != nil { throw try Failure(json: reply) }
    return try ActReply(json: reply)
  }

  /// The refusal of a request that must be refused.
  func failure(_ path: String, _ body: JSON) throws -> Failure {
    let reply = try json(try driver.post(path, body))
    guard reply["error"] != nil else { throw Broken(description: "\(path) was not refused") }
    return try Failure(json: reply)
  }

  func element(_ id: String) throws -> FlashProtocol.Element {
    try .init(json: try get("/element", ["id": id])["element"] ?? .null)
  }

  /// All elements of a reply, in order.
  func elements(_ path: String) throws -> [FlashProtocol.Element] {
    try (try get(path)["elements"]?.array ?? []).map { try .init(json: $0) }
  }

  /// In pixels, as the reply's header says it.
  func pictureSize(_ query: KeyValuePairs<String, String>) throws -> (width: Int, height: Int) {
    let reply = try driver.get("/screenshot", query)
    let words = (reply.headers["Flash-Image"] ?? "").split(separator: "; ")
    func number(_ name: String) -> Int {
      let word = words.first { $0.hasPrefix("\(name)=") }
      return word.flatMap { Int($0.dropFirst(name.count + 1)) } ?? -1
    }
    return (number("width"), number("height"))
  }

  func text(_ id: String) throws -> String { try element(id).text ?? "" }

  /// Identifiers of what is listed, in order.
  func listed() throws -> [String] {
    (try get("/actionables")["elements"]?.array ?? []).compactMap { $0["id"]?.string }
  }

  func expect(_ holds: Bool, _ what: @autoclosure () -> String, line: Int = #line) throws {
    if !holds { throw Broken(description: "line \(line): \(what())") }
  }

  func equal<T: Equatable>(_ got: T, _ wanted: T, line: Int = #line) throws {
    try expect(got == wanted, "got \(got), wanted \(wanted)", line: line)
  }
}
#endif
