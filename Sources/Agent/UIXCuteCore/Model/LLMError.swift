/// Why a model gave no answer.
public enum LLMError: Error, Sendable, Equatable {
  /// The service is not to be had: no connection, no such host, no answer in time.
  case unreachable(service: String, reason: String)
  /// It asks to be left alone for a while; seconds, where it says how long.
  case throttled(service: String, reason: String, retryAfter: Double?)
  /// It failed, and may not the next time.
  case serverFault(service: String, status: Int, reason: String)
  /// It will not take this request, however often it is sent.
  case refused(service: String, status: Int, code: String, reason: String)
  /// Credentials are missing, wrong or without the right.
  case unauthorized(service: String, reason: String)
  /// The model or its name is not to be had there.
  case noSuchModel(service: String, model: String, reason: String)
  /// The prompt is longer than what the model reads.
  case contextOverflow(service: String, reason: String)
  /// The service read fewer tokens than it was sent: the front was cut off without notice.
  case truncated(service: String, sent: Int, read: Int, window: Int)
  /// A filter of the service ended the answer.
  case filtered(service: String, reason: String)
  /// The answer is not what the service's own reference promises.
  case badReply(service: String, reason: String)
  /// A set-up that cannot work.
  case configuration(String)
  /// There is no model, by choice.
  case noModel(String)

  /// Whether the same request may succeed a little later.
  public var isTransient: Bool {
    switch self {
    case .unreachable, .throttled, .serverFault: true
    default: false
    }
  }

  /// Whether another model may answer where this one cannot.
  public var mayFallBack: Bool {
    switch self {
    case .noSuchModel, .contextOverflow, .truncated, .badReply: true
    default: isTransient
    }
  }
}
