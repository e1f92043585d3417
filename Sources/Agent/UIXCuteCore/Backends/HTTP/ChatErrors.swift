import FlashProtocol

/// What the chat services' statuses mean: `{"error": {"type" or "code", "message"}}`.
enum ChatErrors {
  static func error(_ response: ModelResponse, service: String, model: String) -> LLMError {
    let error = response.json?["error"]
    let code = error?["type"]?.string ?? error?["code"]?.string ?? "error"
    let reason =
      error?["message"]?.string ?? error?.string ?? String(response.text.prefix(300))
    let lowered = reason.lowercased()
    switch response.status {
    case 401, 403: return .unauthorized(service: service, reason: reason)
    case 404: return .noSuchModel(service: service, model: model, reason: reason)
    case 429:
      return .throttled(service: service, reason: reason, retryAfter: pause(response))
    case 400 where ["too long", "maximum context"].contains(where: lowered.contains),
      400
    where ["context length", "context window", "context size"].contains(where: lowered.contains):
      return .contextOverflow(service: service, reason: reason)
    // llama.cpp says so of pictures to a model that reads none: asking again does not help.
    case 500 where lowered.contains("not supported"):
      return .refused(service: service, status: response.status, code: code, reason: reason)
    case 413: return .contextOverflow(service: service, reason: reason)
    case 408, 409, 500...599:
      if let seconds = pause(response) {
        return .throttled(service: service, reason: reason, retryAfter: seconds)
      }
      return .serverFault(service: service, status: response.status, reason: reason)
    default:
      return .refused(service: service, status: response.status, code: code, reason: reason)
    }
  }

  /// `retry-after-ms`, else `retry-after`, in seconds.
  private static func pause(_ response: ModelResponse) -> Double? {
    if let milliseconds = response.headers["retry-after-ms"].flatMap(Double.init) {
      return milliseconds / 1_000
    }
    return response.headers["retry-after"].flatMap(Double.init)
  }
}
