import Foundation

/// A folder that goes with the test.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "uixcute-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
  }
}
