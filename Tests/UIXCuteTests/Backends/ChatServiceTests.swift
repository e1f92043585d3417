import FlashProtocol
import Testing

@testable import UIXCuteCore

/// Anthropic's Messages and OpenAI's chat call.
struct ChatServiceTests {
  @Test func anthropicsRequestHasTheFormOfMessages() async throws {
    let double = try ModelDouble([
      .init(body: [
        "content": [
          ["type": "text", "text": "On it."],
          ["type": "tool_use", "id": "toolu_1", "name": "tap", "input": ["identifier": "x"]],
        ], "stop_reason": "tool_use",
        "usage": [
          "input_tokens": 10, "output_tokens": 5, "cache_read_input_tokens": 7,
          "cache_creation_input_tokens": 3,
        ],
      ])
    ])
    let client = AnthropicAgentClient(
      config: AnthropicConfig(model: "claude-x", apiKey: "key", baseURL: double.url))
    let reply = try await client.reply(to: Samples.request)
    #expect(reply.calls == [Samples.call("tap", ["identifier": "x"], id: "toolu_1")])
    #expect(reply.usage?.cacheReadTokens == 7)
    let request = double.requests[0]
    #expect(request.path == "/v1/messages")
    #expect(request.headers["x-api-key"] == "key")
    #expect(request.headers["anthropic-version"] == "2023-06-01")
    let body = double.bodies[0]
    let last = body["messages"]?.array?.last?["content"]?.array ?? []
    #expect(last.map { $0["type"]?.string } == ["tool_result", "tool_result", "text", "image"])
    #expect(last[1]["is_error"]?.bool == true)
    #expect(body["tools"]?.array?.last?["cache_control"] == ["type": "ephemeral"])
    #expect(body["tools"]?.array?.first?["input_schema"]?["type"]?.string == "object")
  }

  @Test func anthropicsPausesAreHonoured() async throws {
    let double = try ModelDouble([
      .init(
        status: 529, headers: [("retry-after", "7")],
        body: ["type": "error", "error": ["type": "overloaded_error", "message": "Overloaded"]]),
      .init(
        status: 429, headers: [("retry-after-ms", "250")],
        body: ["error": ["type": "rate_limit_error", "message": "slow"]]),
      .init(body: ["content": [], "stop_reason": "end_turn"]),
    ])
    let clock = FastClock()
    let client = RetryingClient(
      AnthropicAgentClient(config: AnthropicConfig(apiKey: "key", baseURL: double.url)),
      clock: clock)
    _ = try await client.reply(to: Samples.request)
    #expect(clock.pauses == [7, 0.25])
  }

  @Test func withoutAKeyNothingIsSent() async throws {
    var config = AnthropicConfig()
    config.apiKey = nil
    await #expect(
      throws: LLMError.unauthorized(
        service: "Anthropic", reason: "there is no key: set ANTHROPIC_API_KEY")
    ) { _ = try await AnthropicAgentClient(config: config).reply(to: Samples.request) }
  }

  @Test func openAIsRequestHasTheFormOfTheChatCall() async throws {
    let double = try ModelDouble([
      .init(body: [
        "choices": [
          [
            "finish_reason": "tool_calls",
            "message": [
              "content": .null,
              "tool_calls": [
                [
                  "id": "call_9", "type": "function",
                  "function": ["name": "tap", "arguments": #"{"identifier":"x"}"#],
                ],
                [
                  "id": "call_10", "type": "function",
                  "function": ["name": "tap", "arguments": "{not json"],
                ],
              ],
            ],
          ]
        ],
        "usage": [
          "prompt_tokens": 10, "completion_tokens": 5,
          "prompt_tokens_details": ["cached_tokens": 4],
        ],
      ])
    ])
    var config = OpenAIConfig(model: "m", apiKey: "key", baseURL: double.url + "/v1")
    config.temperature = 0
    let reply = try await OpenAIAgentClient(config: config).reply(to: Samples.request)
    #expect(reply.calls[0] == Samples.call("tap", ["identifier": "x"], id: "call_9"))
    // What is no JSON is answered with the schema's complaint, not with silence.
    #expect(ToolBox.standard.complaint(about: reply.calls[1]) != nil)
    #expect(reply.usage == Usage(inputTokens: 6, outputTokens: 5, cacheReadTokens: 4))
    #expect(double.requests[0].path == "/v1/chat/completions")
    #expect(double.requests[0].headers["Authorization"] == "Bearer key")
    let messages = double.bodies[0]["messages"]?.array ?? []
    #expect(
      messages.map { $0["role"]?.string }
        == ["system", "user", "assistant", "tool", "tool", "user"])
    #expect(
      messages[2]["tool_calls"]?.array?.first?["function"]?["arguments"]?.string
        == #"{"identifier":"a"}"#)
    let parts = messages[5]["content"]?.array ?? []
    #expect(parts[1]["image_url"]?["url"]?.string == "data:image/png;base64,AQID")
  }

  @Test func toolChoiceRequiredWithNoToolCallIsRepaired() async throws {
    let double = try ModelDouble { number, _ in
      let message: JSON =
        number == 0
        ? ["content": "I will tap it."]
        : [
          "content": "",
          "tool_calls": [
            [
              "id": "c", "type": "function",
              "function": [
                "name": .string(number == 1 ? "tap" : "terminate"),
                "arguments": .string(
                  number == 1 ? #"{"identifier":"submit"}"# : #"{"success":true}"#),
              ],
            ]
          ],
        ]
      return .init(body: ["choices": [["finish_reason": "stop", "message": message]]])
    }
    let app = Samples.app()
    let agent = UIXCuteAgent(
      executor: app, configuration: .init(record: .never),
      backend: .openAI(config: OpenAIConfig(model: "m", apiKey: nil, baseURL: double.url)))
    try await agent.step("Tap Log In")
    #expect(await app.actions == [.tap("submit")])
    #expect(double.bodies[1]["tool_choice"]?.string == "required")
  }
}
