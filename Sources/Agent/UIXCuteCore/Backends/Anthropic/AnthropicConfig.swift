/// A model by Anthropic's own service.
public struct AnthropicConfig: Sendable {
  public var model: String
  public var apiKey: String?
  public var baseURL: String
  public var fallbackModel: String?
  public var promptCaching: Bool
  public var temperature: Double?
  /// How long one answer may take, in seconds.
  public var timeout: Double
  public var retry: RetryPolicy

  /// - Parameters:
  ///   - apiKey: nil for `ANTHROPIC_API_KEY`.
  ///   - baseURL: nil for `ANTHROPIC_BASE_URL`, else the service's own.
  public init(
    model: String? = nil, apiKey: String? = nil, baseURL: String? = nil,
    fallbackModel: String? = nil, promptCaching: Bool = true, temperature: Double? = nil,
    timeout: Double = 120, retry: RetryPolicy = RetryPolicy()
  ) {
    self.model = model ?? ProcessEnvironment.value("ANTHROPIC_MODEL") ?? "claude-sonnet-4-6"
    self.apiKey = apiKey ?? ProcessEnvironment.value("ANTHROPIC_API_KEY")
    self.baseURL =
      baseURL ?? ProcessEnvironment.value("ANTHROPIC_BASE_URL") ?? "https://api.anthropic.com"
    self.fallbackModel = fallbackModel
    self.promptCaching = promptCaching
    self.temperature = temperature
    self.timeout = timeout
    self.retry = retry
  }
}
