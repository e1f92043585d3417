import FlashDevices
import FlashProtocol
import HostSupport

/// A folder with flows or features in it, and `bench` run on them with an app of its own.
final class Workbench: Sendable {
  let folder: TemporaryFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, to: name) }
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    if let slash = name.lastIndex(of: "/") {
      try Files.makeFolder(folder.path + "/" + name[..<slash])
    }
    return try folder.write(text, to: name)
  }

  /// Runs `bench maestro` on files of the folder; what begins with a dash is an option.
  func maestro(
    _ words: String..., app: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try run("maestro", words, app, environment)
  }

  func accept(
    _ words: String..., app: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try run("accept", words, app, environment)
  }

  func run(
    _ command: String, _ words: [String], _ app: [String], _ environment: [String: String]
  ) throws -> Program.Outcome {
    let words = words.map { $0.hasPrefix("/") ? path(String($0.dropFirst())) : $0 }
    let needsApp = !words.contains("--check") && !words.contains("--phrases")
    let run = needsApp ? ["--run", Program.path("fakeapp")] : []
    var variables = [
      "FLASH_REGISTRY": path("registry"), "XDG_CACHE_HOME": path("cache"),
      "GITHUB_ACTIONS": "", "TEST_TOTAL_SHARDS": "", "XML_OUTPUT_FILE": "",
    ]
    variables.merge(environment) { $1 }
    return try Program.run(
      "bench", [command] + words + run + (app.isEmpty ? [] : ["--"] + app),
      environment: variables)
  }

  func path(_ name: String) -> String { name.isEmpty ? folder.path : folder.path + "/" + name }
  func text(_ name: String) -> String { folder.text(name) ?? "" }

  /// A flow with the app's header.
  static func flow(_ commands: String) -> String { "appId: dev.flash.fake\n---\n" + commands }
}
