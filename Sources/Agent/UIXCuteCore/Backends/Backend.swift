/// Where an agent's answers come from.
public enum Backend: Sendable {
  /// A model of Amazon Bedrock.
  case bedrock(config: BedrockConfig)
  /// A local model.
  case ollama(config: OllamaConfig)
  /// A model by Anthropic's own service.
  case anthropic(config: AnthropicConfig)
  /// Any service that speaks OpenAI's chat call.
  case openAI(config: OpenAIConfig)
  /// Answers that are given in order, or by a closure: for tests.
  case scripted(ScriptedClient)
  /// The recording alone: what it does not hold is an error.
  case replay
  /// Goals that name what they want in the screen's own words, done without any model.
  case wordOverlap
  /// A client of the caller's own.
  case custom(any LLMClientProtocol)

  public static var bedrock: Self { .bedrock(config: BedrockConfig()) }
  public static var ollama: Self { .ollama(config: OllamaConfig()) }

  /// What an agent takes where none is given.
  public static var `default`: Self { .bedrock }

  public static func scripted(_ replies: [LLMReply]) -> Self { .scripted(ScriptedClient(replies)) }

  public static func scripted(_ answer: @escaping @Sendable (LLMRequest) throws -> LLMReply) -> Self
  { .scripted(ScriptedClient(answer)) }

  /// - Throws: `LLMError.configuration` for a set-up that cannot work.
  func client() throws -> any LLMClientProtocol {
    switch self {
    case .bedrock(let config): return try Self.client(config)
    case .ollama(let config):
      return Self.retrying(OllamaAgentClient(config), config.retry) {
        var other = config
        guard let model = config.fallbackModel else { return nil }
        other.model = model
        return OllamaAgentClient(other)
      }
    case .anthropic(let config):
      return Self.retrying(AnthropicAgentClient(config: config), config.retry) {
        var other = config
        guard let model = config.fallbackModel else { return nil }
        other.model = model
        return AnthropicAgentClient(config: other)
      }
    case .openAI(let config):
      return Self.retrying(OpenAIAgentClient(config: config), config.retry) {
        var other = config
        guard let model = config.fallbackModel else { return nil }
        other.model = model
        return OpenAIAgentClient(config: other)
      }
    case .scripted(let client): return client
    case .replay: return NoModelClient()
    case .wordOverlap: return WordOverlapClient()
    case .custom(let client): return client
    }
  }

  private static func client(_ config: BedrockConfig) throws -> any LLMClientProtocol {
    try config.checkRegion()
    let chain = CredentialChain(
      profile: config.profile, region: config.region, given: config.credentials)
    return retrying(BedrockAgentClient(config, credentials: chain), config.retry) {
      guard let model = config.fallbackModelId else { return nil }
      var other = config
      other.modelId = model
      return BedrockAgentClient(other, credentials: chain)
    }
  }

  private static func retrying(
    _ client: any LLMClientProtocol, _ policy: RetryPolicy,
    fallback: () -> (any LLMClientProtocol)?
  ) -> any LLMClientProtocol {
    RetryingClient(client, fallback: fallback(), policy: policy)
  }
}
