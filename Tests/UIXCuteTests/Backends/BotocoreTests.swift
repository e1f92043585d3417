import FlashHTTP
import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// Whole runs against a Bedrock that AWS's own botocore judges; without it there is no such judge.
@Suite(.enabled(if: BotocoreDouble.python != nil, "needs a Python with botocore"))
struct BotocoreTests {
  private static let keys = AWSCredentials(
    accessKeyID: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")

  private func agent(
    _ double: BotocoreDouble, model: String? = nil, keys: AWSCredentials = keys
  ) -> UIXCuteAgent {
    let config = BedrockConfig(
      modelId: model ?? "us.anthropic.claude-sonnet-4-5-20250929-v1:0", region: "us-east-1",
      credentials: keys, endpoint: double.url, environment: { _ in nil })
    return UIXCuteAgent(
      executor: Samples.app(),
      configuration: .init(perceptionMode: .screenshotAndAccessibilityTree, record: .never),
      backend: .bedrock(config: config))
  }

  @Test(arguments: [
    "us.anthropic.claude-sonnet-4-5-20250929-v1:0", "amazon.nova-lite-v1:0",
    "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-haiku-4-5-20251001-v1:0",
  ])
  func aRunIsAcceptedForEveryKindOfModelId(_ model: String) async throws {
    let double = try BotocoreDouble()
    let report = try await agent(double, model: model).step("Tap Log In")
    #expect(report.modelCalls == 2)
    #expect(try double.log().map { $0["status"]?.int } == [200, 200])
  }

  @Test func aSessionTokenIsSigned() async throws {
    let double = try BotocoreDouble(token: "FwoGZXIvYXdzEXAMPLE//token+with/slashes==")
    var keys = Self.keys
    keys.sessionToken = "FwoGZXIvYXdzEXAMPLE//token+with/slashes=="
    try await agent(double, keys: keys).step("Tap Log In")
  }

  @Test func aBearerKeyIsAcceptedWithoutASignature() async throws {
    let double = try BotocoreDouble()
    let setting = AWSSetting(
      environment: { $0 == "AWS_BEARER_TOKEN_BEDROCK" ? "bedrock-api-key-example" : nil },
      home: "/nowhere")
    let config = BedrockConfig(
      modelId: "a.b-v1:0", region: "us-east-1", endpoint: double.url, environment: { _ in nil })
    let client = BedrockAgentClient(
      config, credentials: CredentialChain(setting, region: "us-east-1"))
    let reply = try await client.reply(to: Samples.request)
    #expect(reply.calls.map(\.name) == ["terminate"])
  }

  @Test func keysThatAreWrongAreToldAsSuch() async throws {
    let double = try BotocoreDouble()
    for (keys, kind) in [
      (AWSCredentials(accessKeyID: "AKOTHER", secretAccessKey: "x"), "UnrecognizedClientException"),
      (
        AWSCredentials(accessKeyID: "AKIDEXAMPLE", secretAccessKey: "wrong"),
        "InvalidSignatureException"
      ),
    ] {
      do {
        try await agent(double, keys: keys).step("Tap Log In")
        Issue.record("the keys are wrong")
      } catch UIXCuteError.model(let reason) {
        #expect(reason.contains(kind))
      }
    }
  }

  private func refusal(
    _ messages: [LLMMessage], bearer: String? = nil, from double: BotocoreDouble
  ) async throws -> LLMError? {
    let config = BedrockConfig(
      modelId: "a.b-v1:0", region: "us-east-1", endpoint: double.url, environment: { _ in nil })
    let setting = AWSSetting(
      environment: { $0 == "AWS_BEARER_TOKEN_BEDROCK" ? bearer : nil }, home: "/nowhere")
    let chain =
      bearer == nil
      ? CredentialChain(region: "us-east-1", given: Self.keys)
      : CredentialChain(setting, region: "us-east-1")
    do {
      _ = try await BedrockAgentClient(config, credentials: chain).reply(
        to: LLMRequest(system: "You test.", messages: messages))
      return nil
    } catch {
      return error as? LLMError
    }
  }

  @Test func whatItRefusesIsTakenForWhatItIs() async throws {
    let double = try BotocoreDouble()
    let hello = LLMMessage(.user, [.text("hello")])
    let result = LLMMessage(
      .user, [.toolResult(ToolResult(callID: "t1", name: "tap", text: "ok", isError: false))])
    for messages in [[], [hello, hello], [result]] {
      guard
        case .refused(_, 400, "ValidationException", let reason) =
          try await refusal(messages, from: double)
      else {
        Issue.record("\(messages)")
        continue
      }
      #expect(!reason.isEmpty)
    }
    guard
      case .unauthorized(_, let reason) = try await refusal(
        [hello], bearer: "of another account", from: double)
    else {
      Issue.record("the key is not valid")
      return
    }
    #expect(reason == "AccessDeniedException: the API key is not valid")
    #expect(try await refusal([hello], from: double) == nil)
  }

  @Test func threeCallsInOneTurnAndAQuestionWithoutToolsAreAccepted() async throws {
    let double = try BotocoreDouble()
    let config = BedrockConfig(
      modelId: "a.b-v1:0", region: "us-east-1", endpoint: double.url, environment: { _ in nil })
    let client = BedrockAgentClient(
      config, credentials: CredentialChain(region: "us-east-1", given: Self.keys))
    var conversation = Conversation()
    conversation.say("Goal: go")
    let calls = (1...3).map {
      Samples.call("tap", ["identifier": .string("b\($0)")], id: "tooluse_\($0)")
    }
    conversation.reply(text: "", calls: calls)
    conversation.results(
      calls.map {
        ToolResult(
          callID: $0.id, name: "tap", text: $0.id == "tooluse_2" ? "" : "Tapped",
          isError: $0.id == "tooluse_2")
      })
    conversation.say("What does the screen show?")
    _ = try await client.reply(
      to: LLMRequest(system: "You test.", messages: conversation.messages(limit: 10_000)))
    #expect(try double.log().map { $0["status"]?.int } == [200])
  }

  @Test func aClockThatIsWrongIsToldAsSuch() async throws {
    let double = try BotocoreDouble()
    let config = BedrockConfig(
      modelId: "a.b-v1:0", region: "us-east-1", endpoint: double.url, environment: { _ in nil })
    let client = BedrockAgentClient(
      config, credentials: CredentialChain(region: "us-east-1", given: Self.keys),
      now: { Date(timeIntervalSinceNow: -3_600) })
    do {
      _ = try await client.reply(to: Samples.request)
      Issue.record("the clock is an hour late")
    } catch LLMError.unauthorized(_, let reason) {
      #expect(reason.contains("Signature expired"))
    }
  }
}

/// The double as a process of its own, which ends with this.
final class BotocoreDouble {
  /// The checks' own Python, else the one on PATH; nil where neither has botocore.
  static let python: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let own = root.appendingPathComponent(".build/python/bin/python").path
    return [own, "python3"].first { name in
      guard let program = try? ProgramRun(name, ["-c", "import botocore; print('yes')"]) else {
        return false
      }
      return (try? program.read(seconds: 30))?.starts(with: "yes".utf8) == true
    }
  }()

  private let program: ProgramRun
  let url: String

  init(token: String? = nil) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Doubles/bedrock_double.py").path
    program = try ProgramRun(
      Self.python ?? "python3", [script], environment: ["DOUBLE_TOKEN": token ?? ""])
    // Its port is the first line; a double that does not start ends the stream instead.
    let line = try program.read(until: UInt8(ascii: "\n"), seconds: 60)
    url = "http://127.0.0.1:" + String(decoding: line, as: UTF8.self)
  }

  deinit { program.stop() }

  /// What it took and refused.
  func log() throws -> [JSON] {
    let port = Int(url.split(separator: ":").last ?? "") ?? 0
    let response = try HTTPClient(port: port).send(
      HTTPRequest(path: "/log"), timeoutMilliseconds: 5_000)
    return try JSON(parsing: response.body).array ?? []
  }
}
