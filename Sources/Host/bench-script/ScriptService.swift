import FlashProtocol
import FlashScript
import Foundation

/// Answers requests, one after another.
struct ScriptService {
  private let options: Options
  private let runtime: ScriptRuntime

  init(_ options: Options) throws {
    self.options = options
    let http = HTTPBridge(folder: options.folder)
    runtime = try ScriptRuntime(platform: options.platform, limit: options.seconds) { request in
      options.allowsHTTP
        ? http.answer(request) : ["error": "http is switched off for scripts (--no-script-http)"]
    }
    runtime.log = { Self.say(["log": .string($0)]) }
  }

  func run() {
    MemoryWatch.begin(megabytes: options.megabytes) { Self.say($0) }
    while let line = readLine(strippingNewline: true) {
      guard let request = try? JSON(parsing: line.utf8, maxDepth: 16) else {
        Self.say(["error": "the request is no JSON"])
        continue
      }
      var env: [String: String] = [:]
      for member in request["env"]?.object ?? [] { env[member.name] = member.value.string ?? "" }
      let result = runtime.evaluate(
        request["script"]?.string ?? "", env: env, copiedText: request["copiedText"]?.string,
        name: request["name"]?.string ?? "script")
      switch result {
      case .success(let value): Self.say(["value": .string(value)])
      case .failure(let fault): Self.say(["error": .string(fault.description)])
      }
    }
  }

  private static func say(_ answer: JSON) {
    FileHandle.standardOutput.write(Data(answer.bytes + [0x0A]))
  }
}
