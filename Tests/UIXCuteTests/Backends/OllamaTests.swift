import FlashProtocol
import Testing

@testable import UIXCuteCore

struct OllamaTests {
  private func client(_ double: ModelDouble) -> OllamaAgentClient {
    OllamaAgentClient(OllamaConfig(model: "qwen3", baseURL: double.url))
  }

  private static func answer(_ message: JSON, read: Int? = 2_000, done: String = "stop")
    -> ModelDouble.Answer
  {
    .init(
      body: .members([
        "model": "qwen3", "message": message, "done": true, "done_reason": .string(done),
        "prompt_eval_count": read.map(JSON.int), "eval_count": 12,
      ]))
  }

  @Test func aRequestHasTheFormOfTheChatCall() async throws {
    let double = try ModelDouble([
      Self.answer([
        "role": "assistant", "content": "",
        "tool_calls": [["function": ["name": "tap", "arguments": ["identifier": "x"]]]],
      ])
    ])
    let reply = try await client(double).reply(to: Samples.request)
    #expect(reply.calls.map(\.input) == [["identifier": "x"]])
    #expect(reply.usage == Usage(inputTokens: 2_000, outputTokens: 12))
    let body = double.bodies[0]
    #expect(double.requests[0].path == "/api/chat")
    #expect(body["stream"]?.bool == false)
    #expect(body["options"]?["num_ctx"]?.int == 8_192)
    #expect(body["options"]?["num_predict"]?.int == 300)
    let messages = body["messages"]?.array ?? []
    #expect(
      messages.map { $0["role"]?.string }
        == ["system", "user", "assistant", "tool", "tool", "user"])
    #expect(
      messages[2]["tool_calls"]?.array?.first?["function"]?["arguments"] == ["identifier": "a"])
    #expect(messages[3]["tool_name"]?.string == "tap")
    #expect(messages[5]["images"] == ["AQID"])
    #expect(body["tools"]?.array?.count == ToolBox.standard.specs.count)
    #expect(body["format"] == nil)
  }

  @Test func argumentsAsAStringAreTaken() async throws {
    let double = try ModelDouble([
      Self.answer([
        "role": "assistant",
        "tool_calls": [["function": ["name": "tap", "arguments": #"{"identifier":"x"}"#]]],
      ])
    ])
    let reply = try await client(double).reply(to: Samples.request)
    #expect(reply.calls.map(\.input) == [["identifier": "x"]])
  }

  @Test func aPromptThatWasCutIsAnError() async throws {
    let double = try ModelDouble([
      Self.answer(["role": "assistant", "content": "hi"], read: 40)
    ])
    await #expect(throws: LLMError.self) {
      do {
        _ = try await client(double).reply(to: Samples.request)
      } catch let error as LLMError {
        guard case .truncated(_, _, 40, 8_192) = error else { throw error }
        throw error
      }
    }
  }

  @Test func aWindowThatIsTooSmallIsMadeLarger() async throws {
    let double = try ModelDouble([Self.answer(["content": "x"], read: 60_000)])
    var request = Samples.request
    request.messages[0].blocks.append(.text(String(repeating: "words ", count: 14_000)))
    _ = try await client(double).reply(to: request)
    let window = double.bodies[0]["options"]?["num_ctx"]?.int ?? 0
    #expect(window >= request.estimatedTokens + request.maxTokens)
    #expect(window % 1_024 == 0)
  }

  @Test func aModelWithoutToolsIsToldOfThemInWords() async throws {
    let double = try ModelDouble { number, _ in
      number == 0
        ? .init(
          status: 400,
          body: ["error": "registry.ollama.ai/library/gemma does not support tools"])
        : Self.answer(["content": #"{"name":"tap","arguments":{"identifier":"x"}}"#])
    }
    let client = client(double)
    let reply = try await client.reply(to: Samples.request)
    #expect(
      WrittenCalls.find(in: reply.text, specs: ToolBox.standard.specs).map(\.name) == ["tap"])
    #expect(double.bodies[1]["tools"] == nil)
    #expect(double.bodies[1]["format"]?["anyOf"]?.array?.isEmpty == false)
    _ = try await client.reply(to: Samples.request)
    #expect(double.requests.count == 3)
  }

  @Test func aSecondTryIsHeldToASchema() async throws {
    let double = try ModelDouble([Self.answer(["content": "x"])])
    var request = Samples.request
    request.mustCall = true
    _ = try await client(double).reply(to: request)
    #expect(double.bodies[0]["format"]?["anyOf"] != nil)
  }

  @Test func itsErrorsSayWhatToDo() async throws {
    let missing = try ModelDouble([
      .init(status: 404, body: ["error": "model 'qwen3' not found"])
    ])
    await #expect(
      throws: LLMError.noSuchModel(
        service: "Ollama", model: "qwen3",
        reason: "model 'qwen3' not found; 'ollama pull qwen3' fetches it")
    ) { _ = try await client(missing).reply(to: Samples.request) }
    let busy = try ModelDouble([.init(status: 503, body: ["error": "server busy"])])
    await #expect(
      throws: LLMError.throttled(service: "Ollama", reason: "server busy", retryAfter: nil)
    ) { _ = try await client(busy).reply(to: Samples.request) }
    let gone = OllamaAgentClient(OllamaConfig(baseURL: "http://127.0.0.1:1"))
    do {
      _ = try await gone.reply(to: Samples.request)
      Issue.record("nobody listens on port 1")
    } catch let error as LLMError {
      #expect(error.isTransient)
    }
  }

  @Test func theHostOfTheEnvironmentMayLackSchemeAndPort() {
    #expect(OllamaConfig.address(nil) == "http://127.0.0.1:11434")
    #expect(OllamaConfig.address("0.0.0.0:8000") == "http://127.0.0.1:8000")
    #expect(OllamaConfig.address("box") == "http://box:11434")
    #expect(OllamaConfig.address("https://box/") == "https://box")
  }
}
