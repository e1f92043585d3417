/// Any service that speaks OpenAI's chat call: a hosted one, llama.cpp, vLLM, LM Studio.
public struct OpenAIConfig: Sendable {
  public var model: String
  /// Nil where the service asks for none.
  public var apiKey: String?
  /// Up to and with `/v1`.
  public var baseURL: String
  public var fallbackModel: String?
  public var temperature: Double?
  /// How long one answer may take, in seconds.
  public var timeout: Double
  public var retry: RetryPolicy

  /// - Parameters:
  ///   - apiKey: nil for `OPENAI_API_KEY`.
  ///   - baseURL: nil for `OPENAI_BASE_URL`, else OpenAI's own.
  public init(
    model: String? = nil, apiKey: String? = nil, baseURL: String? = nil,
    fallbackModel: String? = nil, temperature: Double? = nil, timeout: Double = 300,
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.model = model ?? ProcessEnvironment.value("OPENAI_MODEL") ?? "gpt-4.1"
    self.apiKey = apiKey ?? ProcessEnvironment.value("OPENAI_API_KEY")
    self.baseURL =
      baseURL ?? ProcessEnvironment.value("OPENAI_BASE_URL") ?? "https://api.openai.com/v1"
    self.fallbackModel = fallbackModel
    self.temperature = temperature
    self.timeout = timeout
    self.retry = retry
  }
}
