import FlashProtocol
import Foundation

/// Asks a model by Anthropic's Messages call.
struct AnthropicAgentClient: LLMClientProtocol {
  static let service = "Anthropic"
  let config: AnthropicConfig
  var http: any ModelHTTP = SystemHTTP()

  var name: String { "anthropic \(config.model)" }

  func reply(to request: LLMRequest) async throws -> LLMReply {
    guard let key = config.apiKey else {
      throw LLMError.unauthorized(
        service: Self.service, reason: "there is no key: set ANTHROPIC_API_KEY")
    }
    let response = try await http.send(
      ModelRequest(
        url: config.baseURL + "/v1/messages",
        headers: [
          ("Content-Type", "application/json"), ("x-api-key", key),
          ("anthropic-version", "2023-06-01"),
        ], body: json(request).bytes, timeout: config.timeout), service: Self.service)
    guard response.status == 200 else { throw error(response) }
    return try Self.read(response)
  }

  func json(_ request: LLMRequest) -> JSON {
    let cache: [JSON.Member] =
      config.promptCaching ? [.init("cache_control", ["type": "ephemeral"])] : []
    var members: [JSON.Member] = [
      .init("model", .string(config.model)), .init("max_tokens", .int(request.maxTokens)),
      .init(
        "system",
        .array([
          .object([.init("type", "text"), .init("text", .string(request.system))] + cache)
        ])),
      .init("messages", .array(request.messages.map(Self.message))),
    ]
    if let temperature = config.temperature {
      members.append(.init("temperature", .double(temperature)))
    }
    let tools = request.declaredTools
    if !tools.isEmpty {
      members.append(
        .init(
          "tools",
          .array(
            tools.enumerated().map { number, spec in
              .object(
                [
                  .init("name", .string(ConverseRequest.name(spec.name))),
                  .init("description", .string(spec.summary)), .init("input_schema", spec.schema),
                ] + (number == tools.count - 1 ? cache : []))
            })))
      let choice = request.tools.isEmpty ? "none" : request.mustCall ? "any" : "auto"
      members.append(.init("tool_choice", ["type": .string(choice)]))
    }
    return .object(members)
  }

  private static func message(_ message: LLMMessage) -> JSON {
    let results = message.blocks.filter { if case .toolResult = $0 { true } else { false } }
    let others = message.blocks.filter { if case .toolResult = $0 { false } else { true } }
    return [
      "role": .string(message.role.rawValue), "content": .array((results + others).map(block)),
    ]
  }

  private static func block(_ block: LLMMessage.Block) -> JSON {
    switch block {
    case .text(let text): return ["type": "text", "text": .string(text)]
    case .image(let image):
      return [
        "type": "image",
        "source": [
          "type": "base64", "media_type": .string(image.format.mediaType),
          "data": .string(Data(image.bytes).base64EncodedString()),
        ],
      ]
    case .toolCall(let call):
      return [
        "type": "tool_use", "id": .string(ConverseRequest.name(call.id)),
        "name": .string(ConverseRequest.name(call.name)), "input": call.input.json,
      ]
    case .toolResult(let result):
      return [
        "type": "tool_result", "tool_use_id": .string(ConverseRequest.name(result.callID)),
        "content": .string(result.text), "is_error": .bool(result.isError),
      ]
    }
  }

  private static func read(_ response: ModelResponse) throws -> LLMReply {
    guard let json = response.json, let blocks = json["content"]?.array else {
      throw LLMError.badReply(service: service, reason: "it has no content")
    }
    var reply = LLMReply()
    for block in blocks {
      if block["type"]?.string == "text" { reply.text += block["text"]?.string ?? "" }
      if block["type"]?.string == "tool_use", let id = block["id"]?.string,
        let name = block["name"]?.string
      {
        let input = block["input"].flatMap(ToolInput.init(json:)) ?? [:]
        reply.calls.append(ToolCall(id: id, name: name, input: input))
      }
    }
    switch json["stop_reason"]?.string {
    case "max_tokens": reply.stop = .maxTokens
    case "refusal": reply.stop = .filtered
    case "model_context_window_exceeded":
      throw LLMError.contextOverflow(service: service, reason: "the window is full")
    default: reply.stop = reply.calls.isEmpty ? .endOfTurn : .toolUse
    }
    let usage = json["usage"]
    reply.usage = Usage(
      inputTokens: usage?["input_tokens"]?.int ?? 0,
      outputTokens: usage?["output_tokens"]?.int ?? 0,
      cacheReadTokens: usage?["cache_read_input_tokens"]?.int ?? 0,
      cacheWriteTokens: usage?["cache_creation_input_tokens"]?.int ?? 0)
    return reply
  }

  private func error(_ response: ModelResponse) -> LLMError {
    ChatErrors.error(response, service: Self.service, model: config.model)
  }
}
