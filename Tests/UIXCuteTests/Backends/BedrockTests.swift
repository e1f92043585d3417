import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// Bedrock's requests, answers and refusals, over real HTTP.
struct BedrockTests {
  private static let keys = AWSCredentials(accessKeyID: "AKID", secretAccessKey: "secret")

  private func client(_ double: ModelDouble, model: String = "us.anthropic.claude-sonnet-4-6")
    -> BedrockAgentClient
  {
    let config = BedrockConfig(
      modelId: model, region: "eu-west-3", endpoint: double.url, environment: { _ in nil })
    return BedrockAgentClient(
      config, credentials: CredentialChain(region: "eu-west-3", given: Self.keys))
  }

  private static let answer = ModelDouble.Answer(body: [
    "output": [
      "message": [
        "role": "assistant",
        "content": [
          ["text": "On it."],
          ["toolUse": ["toolUseId": "tooluse_1", "name": "tap", "input": ["identifier": "x"]]],
        ],
      ]
    ], "stopReason": "tool_use",
    "usage": [
      "inputTokens": 10, "outputTokens": 5, "totalTokens": 15, "cacheReadInputTokens": 7,
      "cacheWriteInputTokens": 3,
    ],
  ])

  @Test func aRequestHasTheFormOfConverse() async throws {
    let double = try ModelDouble([Self.answer])
    let reply = try await client(double).reply(to: Samples.request)
    #expect(reply.text == "On it.")
    #expect(reply.calls == [Samples.call("tap", ["identifier": "x"], id: "tooluse_1")])
    #expect(
      reply.usage
        == Usage(inputTokens: 10, outputTokens: 5, cacheReadTokens: 7, cacheWriteTokens: 3))
    let request = double.requests[0]
    #expect(request.path == "/model/us.anthropic.claude-sonnet-4-6/converse")
    let authorization = request.headers["Authorization"] ?? ""
    #expect(
      authorization.contains(
        "/eu-west-3/bedrock/aws4_request, SignedHeaders=content-type;host;x-amz-date, "))
    let body = double.bodies[0]
    let messages = body["messages"]?.array ?? []
    #expect(messages.map { $0["role"]?.string } == ["user", "assistant", "user"])
    let last = messages[2]["content"]?.array ?? []
    #expect(
      last.prefix(2).map { $0["toolResult"]?["toolUseId"]?.string } == ["t1", "t2"])
    #expect(last.prefix(2).map { $0["toolResult"]?["status"]?.string } == ["success", "error"])
    // An empty result would be refused.
    #expect(
      last[1]["toolResult"]?["content"]?.array?.first?["text"]?.string?.isEmpty == false)
    #expect(last[3]["image"]?["source"]?["bytes"]?.string == "AQID")
    #expect(body["toolConfig"]?["toolChoice"] == ["auto": [:]])
    #expect(body["system"]?.array?.last == ["cachePoint": ["type": "default"]])
    #expect(body["inferenceConfig"]?["maxTokens"]?.int == 300)
  }

  @Test func aHistoryOfCallsKeepsItsToolsWhereNoneAreOnOffer() async throws {
    let double = try ModelDouble([Self.answer])
    var request = Samples.request
    request.tools = []
    request.mustCall = true
    _ = try await client(double).reply(to: request)
    let tools = double.bodies[0]["toolConfig"]?["tools"]?.array ?? []
    #expect(tools.compactMap { $0["toolSpec"]?["name"]?.string } == ["tap"])
    #expect(double.bodies[0]["toolConfig"]?["toolChoice"] == ["auto": [:]])
  }

  @Test func aModelWithoutACacheGetsNoCachePoint() async throws {
    let double = try ModelDouble([Self.answer])
    _ = try await client(double, model: "meta.llama3-70b-instruct-v1:0").reply(to: Samples.request)
    #expect(!double.bodies[0].text.contains("cachePoint"))
  }

  private func error(_ status: Int, _ type: String, _ message: String) async throws -> LLMError? {
    let double = try ModelDouble([
      .init(
        status: status, headers: [("x-amzn-ErrorType", type + ":http://internal/")],
        body: ["message": .string(message)])
    ])
    do {
      _ = try await client(double).reply(to: Samples.request)
      return nil
    } catch {
      return error as? LLMError
    }
  }

  @Test func everyRefusalIsTakenForWhatItIs() async throws {
    #expect(
      try await error(400, "ValidationException", "roles must alternate")
        == .refused(
          service: "Amazon Bedrock", status: 400, code: "ValidationException",
          reason: "roles must alternate"))
    #expect(
      try await error(403, "AccessDeniedException", "no access")
        == .unauthorized(service: "Amazon Bedrock", reason: "AccessDeniedException: no access"))
    #expect(
      try await error(404, "ResourceNotFoundException", "no model")
        == .noSuchModel(
          service: "Amazon Bedrock", model: "us.anthropic.claude-sonnet-4-6", reason: "no model"))
    #expect(
      try await error(400, "ValidationException", "Input is too long for requested model.")
        == .contextOverflow(
          service: "Amazon Bedrock", reason: "Input is too long for requested model."))
    for (status, type) in [
      (408, "ModelTimeoutException"), (424, "ModelErrorException"),
      (500, "InternalServerException"), (503, "ServiceUnavailableException"),
    ] {
      #expect(try await error(status, type, "later")?.isTransient == true, "\(status)")
    }
    for type in ["ThrottlingException", "ModelNotReadyException"] {
      #expect(
        try await error(429, type, "slow down")
          == .throttled(service: "Amazon Bedrock", reason: "slow down", retryAfter: nil))
    }
  }

  @Test func argumentsComeBeforeTheEnvironmentAndThatBeforeTheBuiltIn() {
    let environment = [
      "BEDROCK_MODEL_ID": "env-model", "AWS_DEFAULT_REGION": "eu-west-1",
    ]
    let config = BedrockConfig(environment: { environment[$0] })
    #expect(config.modelId == "env-model")
    #expect(config.region == "eu-west-1")
    let explicit = BedrockConfig(
      modelId: "mine", region: "us-west-2", environment: { environment[$0] })
    #expect(explicit.modelId == "mine")
    #expect(explicit.region == "us-west-2")
    let plain = BedrockConfig(environment: { _ in nil })
    #expect(plain.modelId == BedrockConfig.defaultModelId)
    #expect(plain.region == "us-east-1")
    let both = ["AWS_REGION": "us-west-1", "AWS_DEFAULT_REGION": "eu-west-1"]
    #expect(BedrockConfig(environment: { both[$0] }).region == "us-west-1")
  }

  @Test func aMisspeltRegionIsToldAtOnce() async {
    let agent = UIXCuteAgent(
      executor: Samples.app(), configuration: .init(record: .never),
      backend: .bedrock(
        config: BedrockConfig(modelId: "us.anthropic.claude-sonnet-4-6-v1:0", region: "us-est-1")))
    await #expect(
      throws: UIXCuteError.configuration(
        reason: "there is no AWS region 'us-est-1': did you mean 'us-east-1'?")
    ) { try await agent.run(goal: "Log in") }
    #expect(AWSRegions.fault(of: "eu-west-9") == nil)
    #expect(AWSRegions.fault(of: "paris") != nil)
  }

  @Test func anIdThatCannotGoOverTheWireIsMadeToFit() {
    #expect(ConverseRequest.name("call 1/é") == "call_1__")
    #expect(ConverseRequest.name(String(repeating: "x", count: 80)).count == 64)
  }
}
