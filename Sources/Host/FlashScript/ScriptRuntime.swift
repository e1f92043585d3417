import FlashProtocol

/// One JavaScript world: what `output` holds stays from script to script, all else does not.
public final class ScriptRuntime {
  /// Answers a request that a script makes: method, address and options in, a response out.
  public typealias HTTP = (_ request: JSON) -> JSON

  private let core: JavaScriptCore
  private let group: JavaScriptCore.Ref?
  private let context: JavaScriptCore.Ref?
  /// In seconds.
  private let limit: Double
  /// Which runtime a native function belongs to, as scripts run on one thread at a time.
  private nonisolated(unsafe) static var runtimes: [Int: Weak] = [:]
  private static let lock = ScriptLock()
  private let key: Int
  private let http: HTTP
  public var log: ((String) -> Void)?

  private struct Weak { weak var runtime: ScriptRuntime? }

  /// - Parameters:
  ///   - platform: what `maestro.platform` is.
  ///   - limit: how long one script may run, in seconds.
  ///   - http: answers what scripts ask of servers.
  public init(platform: String, limit: Double, http: @escaping HTTP) throws(ScriptLoadError) {
    core = try JavaScriptCore.load()
    self.limit = limit
    self.http = http
    group = core.makeGroup()
    context = core.makeContext(group, nil)
    if let context { key = Int(bitPattern: core.globalObject(context)) } else { key = 0 }
    core.setTimeLimit?(group, limit, { _, _ in true }, nil)
    Self.lock.locked { Self.runtimes[key] = Weak(runtime: self) }
    define("__log") { context, _, _, count, values, _ in
      ScriptRuntime.native(context, count, values) { $0.log?($1) }
    }
    define("__http") { context, _, _, count, values, _ in
      ScriptRuntime.native(context, count, values) { runtime, text in
        let request = (try? JSON(parsing: text.utf8)) ?? .null
        runtime.answer = runtime.http(request).text
      }
      return ScriptRuntime.lastAnswer(context)
    }
    _ = run("globalThis.__platform = \(JSON.string(platform).text);" + Self.prelude)
  }

  deinit {
    Self.lock.locked { Self.runtimes[key] = nil }
    core.releaseContext(context)
    core.releaseGroup(group)
  }

  private var answer = ""

  /// - Returns: what the script gave as text, or what it threw.
  public func evaluate(
    _ script: String, env: [String: String], copiedText: String?, name: String
  ) -> Result<String, ScriptFault> {
    let variables = JSON.object(
      env.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
    let copied = copiedText.map { JSON.string($0).text } ?? "undefined"
    return run(
      "__flash(\(JSON.string(script).text), \(variables.text), \(copied))", name: name)
  }

  private func run(_ script: String, name: String = "prelude") -> Result<String, ScriptFault> {
    let source = core.makeString(script)
    let url = core.makeString(name)
    defer {
      core.releaseString(source)
      core.releaseString(url)
    }
    var exception: JavaScriptCore.Ref?
    let value = core.evaluate(context, source, nil, url, 1, &exception)
    if let exception {
      let text = text(exception)
      let isLimit = text.hasPrefix("JavaScript execution terminated")
      return .failure(isLimit ? .timeLimit(seconds: limit) : .thrown(text))
    }
    return .success(value.map(text) ?? "")
  }

  private func text(_ value: JavaScriptCore.Ref?) -> String {
    let string = core.stringOfValue(context, value, nil)
    defer { core.releaseString(string) }
    return core.text(string)
  }

  private func define(_ name: String, _ callback: JavaScriptCore.Callback) {
    let string = core.makeString(name)
    defer { core.releaseString(string) }
    let function = core.makeFunction(context, string, callback)
    core.setProperty(context, core.globalObject(context), string, function, 0, nil)
  }

  // MARK: - Called from scripts

  private static func runtime(_ context: JavaScriptCore.Ref?) -> ScriptRuntime? {
    lock.locked { Array(runtimes.values) }.lazy.compactMap(\.runtime).first {
      $0.core.globalObject(context) == $0.core.globalObject($0.context)
    }
  }

  @discardableResult
  private static func native(
    _ context: JavaScriptCore.Ref?, _ count: Int, _ values: JavaScriptCore.Values?,
    _ body: (ScriptRuntime, String) -> Void
  ) -> JavaScriptCore.Ref? {
    guard let runtime = runtime(context), count > 0, let value = values?[0] else { return nil }
    body(runtime, runtime.text(value))
    return nil
  }

  private static func lastAnswer(_ context: JavaScriptCore.Ref?) -> JavaScriptCore.Ref? {
    guard let runtime = runtime(context) else { return nil }
    let string = runtime.core.makeString(runtime.answer)
    defer { runtime.core.releaseString(string) }
    return runtime.core.valueOfString(context, string)
  }
}

/// Why a script gave nothing.
public enum ScriptFault: Error, Sendable, Equatable, CustomStringConvertible {
  case thrown(String)
  case timeLimit(seconds: Double)

  public var description: String {
    switch self {
    case .thrown(let text): text
    case .timeLimit(let seconds): "the script ran longer than \(seconds) s and was ended"
    }
  }
}
