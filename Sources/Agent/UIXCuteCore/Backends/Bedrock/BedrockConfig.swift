import FlashProtocol

/// Which model of Amazon Bedrock, where, and as whom.
public struct BedrockConfig: Sendable {
  public static let defaultModelId = "us.anthropic.claude-sonnet-4-6"
  public static let defaultRegion = "us-east-1"

  /// A model, an inference profile or the ARN of one.
  public var modelId: String
  public var region: String
  /// A profile of the shared files; naming one leaves the keys of the environment aside.
  public var profile: String?
  /// Keys given here leave every other source aside.
  public var credentials: AWSCredentials?
  /// An address other than the region's own, such as that of a VPC endpoint.
  public var endpoint: String?
  /// Asked where the first cannot answer.
  public var fallbackModelId: String?
  /// Whether what every request begins with is marked for the service's cache; nil for the models
  /// that are known to have one.
  public var promptCaching: Bool?
  public var temperature: Double?
  /// How long one answer may take, in seconds.
  public var timeout: Double
  public var retry: RetryPolicy

  /// Each value is the argument, else that of the environment (`BEDROCK_MODEL_ID`; `AWS_REGION`,
  /// then `AWS_DEFAULT_REGION`; `AWS_ENDPOINT_URL_BEDROCK_RUNTIME`), else the built-in one.
  public init(
    modelId: String? = nil, region: String? = nil, profile: String? = nil,
    credentials: AWSCredentials? = nil, endpoint: String? = nil, fallbackModelId: String? = nil,
    promptCaching: Bool? = nil, temperature: Double? = nil, timeout: Double = 120,
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.init(
      modelId: modelId, region: region, profile: profile, credentials: credentials,
      endpoint: endpoint, fallbackModelId: fallbackModelId, promptCaching: promptCaching,
      temperature: temperature, timeout: timeout, retry: retry,
      environment: ProcessEnvironment.value)
  }

  init(
    modelId: String? = nil, region: String? = nil, profile: String? = nil,
    credentials: AWSCredentials? = nil, endpoint: String? = nil, fallbackModelId: String? = nil,
    promptCaching: Bool? = nil, temperature: Double? = nil, timeout: Double = 120,
    retry: RetryPolicy = RetryPolicy(), environment: (String) -> String?
  ) {
    self.modelId = modelId ?? environment("BEDROCK_MODEL_ID") ?? Self.defaultModelId
    self.region =
      region ?? environment("AWS_REGION") ?? environment("AWS_DEFAULT_REGION")
      ?? Self.defaultRegion
    self.profile = profile
    self.credentials = credentials
    self.endpoint =
      endpoint ?? environment("AWS_ENDPOINT_URL_BEDROCK_RUNTIME") ?? environment("AWS_ENDPOINT_URL")
    self.fallbackModelId = fallbackModelId
    self.promptCaching = promptCaching
    self.temperature = temperature
    self.timeout = timeout
    self.retry = retry
  }

  /// - Throws: `LLMError.configuration` with the region that is likely meant.
  func checkRegion() throws {
    guard endpoint == nil, let fault = AWSRegions.fault(of: region) else { return }
    throw LLMError.configuration(fault)
  }

  var url: String {
    let base = endpoint ?? "https://bedrock-runtime.\(region).\(AWSRegions.suffix(region))"
    let root = base.hasSuffix("/") ? String(base.dropLast()) : base
    return root + path
  }

  /// The model's id is one segment: its colons and slashes are encoded.
  var path: String { "/model/\(CanonicalURI.encode(modelId))/converse" }

  /// Claude and Nova read marked prefixes from a cache; others refuse the mark.
  var caches: Bool {
    promptCaching ?? ["anthropic.claude", "amazon.nova"].contains(where: modelId.contains)
  }
}
