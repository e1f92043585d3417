import FlashProtocol
import Foundation

/// Asks a model by OpenAI's chat call.
struct OpenAIAgentClient: LLMClientProtocol {
  static let service = "OpenAI-compatible service"
  let config: OpenAIConfig
  var http: any ModelHTTP = SystemHTTP()

  var name: String { "openai \(config.model)" }

  func reply(to request: LLMRequest) async throws -> LLMReply {
    var headers: [(name: String, value: String)] = [("Content-Type", "application/json")]
    if let key = config.apiKey { headers.append(("Authorization", "Bearer \(key)")) }
    let response = try await http.send(
      ModelRequest(
        url: config.baseURL + "/chat/completions", headers: headers, body: json(request).bytes,
        timeout: config.timeout), service: Self.service)
    guard response.status == 200 else {
      throw ChatErrors.error(response, service: Self.service, model: config.model)
    }
    return try Self.read(response)
  }

  func json(_ request: LLMRequest) -> JSON {
    var members: [JSON.Member] = [
      .init("model", .string(config.model)), .init("max_tokens", .int(request.maxTokens)),
      .init(
        "messages",
        .array(
          [["role": "system", "content": .string(request.system)]]
            + request.messages.flatMap(Self.messages))),
    ]
    if let temperature = config.temperature {
      members.append(.init("temperature", .double(temperature)))
    }
    if !request.tools.isEmpty {
      members.append(.init("tools", .array(request.tools.map(OllamaRequest.tool))))
      members.append(.init("tool_choice", request.mustCall ? "required" : "auto"))
    }
    return .object(members)
  }

  /// Results are messages of their own, pictures go in user turns.
  private static func messages(_ message: LLMMessage) -> [JSON] {
    if message.role == .assistant {
      var members: [JSON.Member] = [
        .init("role", "assistant"),
        .init("content", message.text.isEmpty ? .null : .string(message.text)),
      ]
      if !message.toolCalls.isEmpty {
        members.append(
          .init(
            "tool_calls",
            .array(
              message.toolCalls.map {
                [
                  "id": .string($0.id), "type": "function",
                  "function": [
                    "name": .string(ConverseRequest.name($0.name)),
                    "arguments": .string($0.input.json.text),
                  ],
                ]
              })))
      }
      return [.object(members)]
    }
    var result: [JSON] = message.toolResults.map {
      [
        "role": "tool", "tool_call_id": .string($0.callID),
        "content": .string($0.isError ? "error: " + $0.text : $0.text),
      ]
    }
    if message.images.isEmpty {
      if !message.text.isEmpty {
        result.append(["role": "user", "content": .string(message.text)])
      }
    } else {
      let text: [JSON] =
        message.text.isEmpty ? [] : [["type": "text", "text": .string(message.text)]]
      let images = message.images.map { image -> JSON in
        let data = Data(image.bytes).base64EncodedString()
        return [
          "type": "image_url",
          "image_url": ["url": .string("data:\(image.format.mediaType);base64,\(data)")],
        ]
      }
      result.append(["role": "user", "content": .array(text + images)])
    }
    return result
  }

  private static func read(_ response: ModelResponse) throws -> LLMReply {
    guard let json = response.json, let choice = json["choices"]?.array?.first,
      let message = choice["message"]
    else { throw LLMError.badReply(service: service, reason: "it has no choices[0].message") }
    var reply = LLMReply(text: message["content"]?.string ?? "")
    for (number, call) in (message["tool_calls"]?.array ?? []).enumerated() {
      guard let function = call["function"], let name = function["name"]?.string else { continue }
      // Arguments are JSON in a string; what is no JSON is left to the schema's complaint.
      let given = function["arguments"] ?? "{}"
      let input =
        given.string?.isEmpty == true ? ToolInput() : WrittenCalls.arguments(given)
      reply.calls.append(
        ToolCall(
          id: call["id"]?.string ?? "call_\(number)", name: name,
          input: input ?? ["arguments": given]))
    }
    switch choice["finish_reason"]?.string {
    case "length": reply.stop = .maxTokens
    case "content_filter": reply.stop = .filtered
    default: reply.stop = reply.calls.isEmpty ? .endOfTurn : .toolUse
    }
    if let usage = json["usage"] {
      let cached = usage["prompt_tokens_details"]?["cached_tokens"]?.int ?? 0
      reply.usage = Usage(
        inputTokens: (usage["prompt_tokens"]?.int ?? 0) - cached,
        outputTokens: usage["completion_tokens"]?.int ?? 0, cacheReadTokens: cached)
    }
    return reply
  }
}
