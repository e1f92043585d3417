import FlashProtocol

/// An answer of Bedrock's Converse, and its errors.
enum ConverseReply {
  static let service = "Amazon Bedrock"

  static func read(_ response: ModelResponse, model: String) throws -> LLMReply {
    guard response.status == 200 else { throw error(response, model: model) }
    guard let json = response.json, let blocks = json["output"]?["message"]?["content"]?.array
    else {
      throw LLMError.badReply(service: service, reason: "it has no output.message.content")
    }
    var reply = LLMReply()
    for block in blocks {
      if let text = block["text"]?.string { reply.text += text }
      if let use = block["toolUse"] {
        guard let id = use["toolUseId"]?.string, let name = use["name"]?.string,
          let input = use["input"].flatMap(WrittenCalls.arguments)
        else { throw LLMError.badReply(service: service, reason: "a toolUse lacks its parts") }
        reply.calls.append(ToolCall(id: id, name: name, input: input))
      }
    }
    switch json["stopReason"]?.string {
    case "tool_use": reply.stop = .toolUse
    case "end_turn", "stop_sequence": reply.stop = reply.calls.isEmpty ? .endOfTurn : .toolUse
    case "max_tokens": reply.stop = .maxTokens
    case "guardrail_intervened", "content_filtered": reply.stop = .filtered
    case "model_context_window_exceeded":
      throw LLMError.contextOverflow(service: service, reason: "the window is full")
    default: reply.stop = .other
    }
    if let usage = json["usage"] {
      reply.usage = Usage(
        inputTokens: usage["inputTokens"]?.int ?? 0, outputTokens: usage["outputTokens"]?.int ?? 0,
        cacheReadTokens: usage["cacheReadInputTokens"]?.int ?? 0,
        cacheWriteTokens: usage["cacheWriteInputTokens"]?.int ?? 0)
    }
    return reply
  }

  /// The class is in a header, up to a colon, and in the body of some.
  static func error(_ response: ModelResponse, model: String) -> LLMError {
    let header = response.headers["x-amzn-errortype"] ?? response.json?["__type"]?.string ?? ""
    let kind = String(header.split(separator: ":").first?.split(separator: "#").last ?? "")
    let reason =
      response.json?["message"]?.string ?? response.json?["Message"]?.string
      ?? String(response.text.prefix(300))
    let lowered = reason.lowercased()
    switch response.status {
    case 429:
      return .throttled(service: service, reason: reason, retryAfter: nil)
    case 401, 403:
      return .unauthorized(service: service, reason: "\(kind): \(reason)")
    case 404:
      return .noSuchModel(service: service, model: model, reason: reason)
    case 400 where lowered.contains("too long") || lowered.contains("context"):
      return .contextOverflow(service: service, reason: reason)
    case 400 where lowered.contains("model identifier is invalid"):
      return .noSuchModel(service: service, model: model, reason: reason)
    case 408, 424, 500...599:
      return .serverFault(service: service, status: response.status, reason: "\(kind): \(reason)")
    default:
      return .refused(service: service, status: response.status, code: kind, reason: reason)
    }
  }
}
