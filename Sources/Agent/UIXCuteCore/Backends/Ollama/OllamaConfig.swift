/// Which local model, and how it is run.
public struct OllamaConfig: Sendable, Equatable {
  public static let defaultModel = "qwen3"

  public var model: String
  /// Such as `http://127.0.0.1:11434`.
  public var baseURL: String
  /// How much the model reads at most, in tokens. Always sent: the service's own default is small,
  /// and cuts the front off without a word.
  public var contextTokens: Int
  public var temperature: Double
  /// Whether a model that can think first does; nil leaves it to the model.
  public var think: Bool?
  /// How long the model stays loaded, such as `10m`.
  public var keepAlive: String?
  public var fallbackModel: String?
  /// How long one answer may take, in seconds; a cold start counts.
  public var timeout: Double
  public var retry: RetryPolicy

  /// - Parameters:
  ///   - model: nil for `OLLAMA_MODEL`, else the built-in one.
  ///   - baseURL: nil for `OLLAMA_HOST`, else this machine.
  public init(
    model: String? = nil, baseURL: String? = nil, contextTokens: Int = 8_192,
    temperature: Double = 0, think: Bool? = nil, keepAlive: String? = nil,
    fallbackModel: String? = nil, timeout: Double = 300, retry: RetryPolicy = RetryPolicy()
  ) {
    self.model = model ?? ProcessEnvironment.value("OLLAMA_MODEL") ?? Self.defaultModel
    self.baseURL = Self.address(baseURL ?? ProcessEnvironment.value("OLLAMA_HOST"))
    self.contextTokens = contextTokens
    self.temperature = temperature
    self.think = think
    self.keepAlive = keepAlive
    self.fallbackModel = fallbackModel
    self.timeout = timeout
    self.retry = retry
  }

  /// `OLLAMA_HOST` may lack scheme and port.
  static func address(_ text: String?) -> String {
    guard var text, !text.isEmpty else { return "http://127.0.0.1:11434" }
    if !text.contains("://") {
      if !text.contains(":") { text += ":11434" }
      text = "http://" + text
    }
    while text.hasSuffix("/") { text.removeLast() }
    // An address to listen on is none to call.
    return text.replacing("://0.0.0.0", with: "://127.0.0.1")
  }
}
