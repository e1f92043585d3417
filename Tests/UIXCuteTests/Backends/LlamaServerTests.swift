import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// A real llama.cpp server, for the protocol and for what goes wrong: `make test-llm`.
///
/// Its model is far too small to choose the right tool, so nothing rests on its choice.
@Suite(
  .serialized,
  .enabled(if: LlamaServer.url != nil, "needs a llama.cpp server in FLASH_LLM_URL: make test-llm"))
struct LlamaServerTests {
  private static let url = LlamaServer.url ?? ""
  private static let once = RetryPolicy(attempts: 1)

  private var openAI: OpenAIAgentClient {
    OpenAIAgentClient(
      config: OpenAIConfig(
        model: "any", apiKey: nil, baseURL: Self.url + "/v1", temperature: 0, retry: Self.once))
  }

  private var anthropic: AnthropicAgentClient {
    AnthropicAgentClient(
      config: AnthropicConfig(
        model: "any", apiKey: "none", baseURL: Self.url, temperature: 0, timeout: 300,
        retry: Self.once))
  }

  private var clients: [any LLMClientProtocol] { [openAI, anthropic] }

  private static var request: LLMRequest {
    var request = Samples.request
    request.messages = request.messages.map { message in
      LLMMessage(
        message.role, message.blocks.filter { if case .image = $0 { false } else { true } })
    }
    request.maxTokens = 24
    return request
  }

  @Test func aConversationWithCallsAndResultsIsTakenAndCounted() async throws {
    for client in clients {
      let reply = try await client.reply(to: Self.request)
      #expect(!reply.text.isEmpty || !reply.calls.isEmpty, "\(client.name)")
      let usage = try #require(reply.usage)
      #expect(usage.inputTokens + usage.cacheReadTokens > 40, "\(client.name)")
      #expect((1...24).contains(usage.outputTokens), "\(client.name)")
    }
  }

  @Test func anAnswerThatIsCutOffSaysSo() async throws {
    var request = Self.request
    request.maxTokens = 2
    #expect(try await openAI.reply(to: request).stop == .maxTokens)
  }

  @Test func aPromptThatIsTooLongIsTold() async throws {
    for client in clients {
      var request = Self.request
      request.messages = [LLMMessage(.user, [.text(String(repeating: "word ", count: 9_000))])]
      do {
        _ = try await client.reply(to: request)
        Issue.record("\(client.name) took 9,000 words")
      } catch LLMError.contextOverflow(_, let reason) {
        #expect(reason.contains("context size"))
      }
    }
  }

  @Test func aPictureThatItCannotReadIsRefusedAndNotTriedAgain() async throws {
    let picture = Screenshot(format: .png, bytes: [0x89, 0x50, 0x4E, 0x47])
    var request = Self.request
    request.messages = [LLMMessage(.user, [.text("See"), .image(picture)])]
    do {
      _ = try await openAI.reply(to: request)
      Issue.record("it reads no pictures")
    } catch let error as LLMError {
      #expect(!error.isTransient, "\(error)")
    }
  }

  @Test func aRunWithAModelThatUnderstandsNothingEndsWithAReasonAndAReport() async throws {
    let app = Samples.app()
    let agent = UIXCuteAgent(
      executor: app,
      configuration: UIXCuteConfiguration(
        maxSteps: 4, stepTimeout: 1, totalTimeout: 240, budget: Budget(calls: 6), record: .never,
        maxOutputTokens: 48),
      backend: .openAI(
        config: OpenAIConfig(
          model: "any", apiKey: nil, baseURL: Self.url + "/v1", temperature: 0, retry: Self.once)))
    do {
      try await agent.run(goal: "Tap the Log In button", expecting: .screen("HOME"))
    } catch let error as UIXCuteError {
      #expect(!"\(error)".isEmpty)
    }
    let report = try #require(await agent.lastExecutionReport)
    #expect((1...6).contains(report.modelCalls))
    #expect(report.usage.totalTokens > 300)
    #expect(report.isSuccess == (await app.context.screen == "HOME"))
  }
}

enum LlamaServer {
  static let url = ProcessEnvironment.value("FLASH_LLM_URL")
}
