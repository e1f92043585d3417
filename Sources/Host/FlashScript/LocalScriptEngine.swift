import FlashMaestro
import FlashProtocol

/// Scripts in this very process: for where they are trusted, as those of tests are.
public final class LocalScriptEngine: ScriptEngine {
  private let runtime: ScriptRuntime
  private var copiedText: String?

  /// - Parameters:
  ///   - limit: how long one script may run, in seconds.
  ///   - http: answers what scripts ask of servers; nil refuses it.
  public init(platform: String, limit: Double = 30, http: ScriptRuntime.HTTP? = nil)
    throws(MaestroFailure)
  {
    do {
      runtime = try ScriptRuntime(
        platform: platform, limit: limit,
        http: http ?? { _ in ["error": "http is switched off for scripts"] })
    } catch {
      throw .script(error.description)
    }
  }

  public var log: ((String) -> Void)? {
    get { runtime.log }
    set { runtime.log = newValue }
  }

  public func setCopiedText(_ text: String?) { copiedText = text }

  public func evaluate(_ script: String, env: [String: String], name: String)
    throws(MaestroFailure) -> String
  {
    switch runtime.evaluate(script, env: env, copiedText: copiedText, name: name) {
    case .success(let text): return text
    case .failure(let fault): throw .script("\(name): \(fault)")
    }
  }
}
