import FlashHTTP
import FlashProtocol

/// Asks a local model by Ollama's chat call.
final class OllamaAgentClient: LLMClientProtocol {
  static let service = "Ollama"

  private let config: OllamaConfig
  private let http: any ModelHTTP
  /// Found out by the first refusal.
  private let offersTools = Guarded(true)

  var name: String { "ollama \(config.model)" }

  init(_ config: OllamaConfig, http: any ModelHTTP = SystemHTTP()) {
    self.config = config
    self.http = http
  }

  func reply(to request: LLMRequest) async throws -> LLMReply {
    // The prompt must fit with its answer: a window that is too small for it is made larger.
    let needed = request.estimatedTokens * 3 / 2 + request.maxTokens
    let window = max(config.contextTokens, (needed + 1_023) / 1_024 * 1_024)
    let tools = offersTools.withLock { $0 }
    let response = try await send(request, tools: tools, window: window)
    if response.status == 400, tools, !request.tools.isEmpty,
      response.json?["error"]?.string?.contains("does not support tools") == true
    {
      offersTools.withLock { $0 = false }
      return try read(
        try await send(request, tools: false, window: window), request, window: window)
    }
    return try read(response, request, window: window)
  }

  private func send(_ request: LLMRequest, tools: Bool, window: Int) async throws -> ModelResponse {
    let json = OllamaRequest.json(request, config: config, offersTools: tools, window: window)
    return try await http.send(
      ModelRequest(
        url: config.baseURL + "/api/chat", headers: [("Content-Type", "application/json")],
        body: json.bytes, timeout: config.timeout), service: Self.service)
  }

  private func read(_ response: ModelResponse, _ request: LLMRequest, window: Int) throws
    -> LLMReply
  {
    guard response.status == 200 else { throw error(response) }
    guard let json = response.json, let message = json["message"] else {
      throw LLMError.badReply(service: Self.service, reason: "it has no message")
    }
    if let read = json["prompt_eval_count"]?.int {
      // Text is about four bytes a token, at worst six: less than half was not all of it.
      guard read * 2 >= request.estimatedTokens else {
        throw LLMError.truncated(
          service: Self.service, sent: request.estimatedTokens, read: read, window: window)
      }
    }
    var reply = LLMReply(text: message["content"]?.string ?? "")
    for (number, item) in (message["tool_calls"]?.array ?? []).enumerated() {
      guard let function = item["function"], let name = function["name"]?.string,
        let input = function["arguments"].map({ WrittenCalls.arguments($0) }) ?? ToolInput()
      else { continue }
      reply.calls.append(
        ToolCall(
          id: item["id"]?.string ?? "call_\(request.messages.count)_\(number)", name: name,
          input: input))
    }
    reply.stop =
      json["done_reason"]?.string == "length"
      ? .maxTokens : reply.calls.isEmpty ? .endOfTurn : .toolUse
    reply.usage = Usage(
      inputTokens: json["prompt_eval_count"]?.int ?? request.estimatedTokens,
      outputTokens: json["eval_count"]?.int ?? 0)
    return reply
  }

  private func error(_ response: ModelResponse) -> LLMError {
    let reason = response.json?["error"]?.string ?? String(response.text.prefix(300))
    switch response.status {
    case 404:
      return .noSuchModel(
        service: Self.service, model: config.model,
        reason: "\(reason); 'ollama pull \(config.model)' fetches it")
    case 429, 503: return .throttled(service: Self.service, reason: reason, retryAfter: nil)
    case 401, 403: return .unauthorized(service: Self.service, reason: reason)
    case 500...599:
      return .serverFault(service: Self.service, status: response.status, reason: reason)
    default:
      return .refused(
        service: Self.service, status: response.status, code: "error", reason: reason)
    }
  }
}
