#if FLASH
import FlashProtocol
import FlashServer
import Foundation
import UIKitHost

@testable import FlashScript

/// A web page whose process is JavaScriptCore, the engine that runs pages on iOS, with a document of
/// its own making around it.
@UIActor
final class ScriptedPage: HostPage {
  private let core: JavaScriptCore
  private let group: JavaScriptCore.Ref?
  private let context: JavaScriptCore.Ref?

  struct Thrown: Error { let text: String }

  /// - Parameter body: an expression of the page's body, of `el(tag, facts, …content)`.
  init(_ body: String) throws {
    core = try JavaScriptCore.load()
    group = core.makeGroup()
    context = core.makeContext(group, nil)
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/document.js")
    _ = try run(String(contentsOf: fixture, encoding: .utf8)).get()
    _ = try run("document.body = \(body); 0").get()
  }

  isolated deinit {
    core.releaseContext(context)
    core.releaseGroup(group)
  }

  @discardableResult
  func run(_ script: String) -> Result<String, any Error> {
    let source = core.makeString(script)
    defer { core.releaseString(source) }
    var exception: JavaScriptCore.Ref?
    let value = core.evaluate(context, source, nil, nil, 1, &exception)
    let string = core.stringOfValue(context, exception ?? value, nil)
    defer { core.releaseString(string) }
    let text = core.text(string)
    return exception == nil ? .success(text) : .failure(Thrown(text: text))
  }

  /// Whether its process does nothing any more beyond telling what it shows.
  var isDeaf = false

  func evaluate(_ script: String) -> Result<Any, any Error>? { run(script).map { $0 } }

  /// The arguments are values: they are written as JSON, which is how they would travel.
  func call(_ body: String, _ arguments: [String: Any]) -> Result<Any, any Error>? {
    if isDeaf { return nil }
    let members = arguments.sorted { $0.key < $1.key }.map { name, value in
      JSON.Member(name, Self.json(value))
    }
    let names = members.map(\.name).joined(separator: ", ")
    return run(
      "(({\(names)}) => { \(body)\n })(\(JSON.object(members).text))"
    ).map { $0 }
  }

  private static func json(_ value: Any) -> JSON {
    switch value {
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as String: .string(value)
    default: .null
    }
  }
}
#endif
