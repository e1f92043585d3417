import FlashMaestro
import FlashProtocol

/// Scripts in a process of their own: one that never ends, eats all memory or crashes the engine
/// takes nothing with it.
final class ChildScriptEngine: ScriptEngine {
  static let program = "bench-script"

  private let child: PipeProcess
  private let seconds: Double
  private var copiedText: String?
  private var isGone = false
  var log: ((String) -> Void)?

  /// - Parameters:
  ///   - seconds: how long one script may run.
  ///   - megabytes: how much memory all of them may take.
  init(platform: String, seconds: Double, megabytes: Int, allowsHTTP: Bool, folder: String)
    throws(MaestroFailure)
  {
    self.seconds = seconds
    var arguments = [
      "--platform", platform, "--seconds", String(seconds), "--megabytes", String(megabytes),
      "--folder", folder,
    ]
    if !allowsHTTP { arguments.append("--no-http") }
    do {
      child = try PipeProcess(Self.program, arguments)
    } catch {
      throw .script("\(error)")
    }
  }

  func setCopiedText(_ text: String?) { copiedText = text }

  func evaluate(_ script: String, env: [String: String], name: String) throws(MaestroFailure)
    -> String
  {
    guard !isGone else {
      throw .script("\(name): an earlier script was ended, and what scripts know with it")
    }
    let request: JSON = .members([
      "script": .string(script), "name": .string(name),
      "copiedText": copiedText.map(JSON.string),
      "env": .object(env.map { .init($0.key, .string($0.value)) }),
    ])
    do {
      try child.send(request.bytes + [0x0A])
      // The engine ends a script itself; this is for one that cannot be ended so.
      let patience = Int(seconds * 1_000) + 5_000
      while true {
        let answer = try JSON(parsing: try child.line(within: patience))
        if let line = answer["log"]?.string {
          log?(line)
        } else if let value = answer["value"]?.string {
          return value
        } else {
          if answer["ends"]?.bool == true { isGone = true }
          throw MaestroFailure.script("\(name): \(answer["error"]?.string ?? "no reason given")")
        }
      }
    } catch let failure as MaestroFailure {
      throw failure
    } catch {
      isGone = true
      child.end()
      throw .script("\(name): \(error)")
    }
  }
}
