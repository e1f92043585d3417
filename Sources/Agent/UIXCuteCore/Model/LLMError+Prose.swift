import Foundation

extension LLMError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unreachable(let service, let reason):
      "\(service) cannot be reached: \(reason)"
    case .throttled(let service, let reason, _):
      "\(service) takes no more requests now: \(reason)"
    case .serverFault(let service, let status, let reason):
      "\(service) failed (status \(status)): \(reason)"
    case .refused(let service, let status, let code, let reason):
      "\(service) refused the request (status \(status), \(code)): \(reason)"
    case .unauthorized(let service, let reason):
      "\(service) does not accept the credentials: \(reason)"
    case .noSuchModel(let service, let model, let reason):
      "\(service) has no model '\(model)': \(reason)"
    case .contextOverflow(let service, let reason):
      "the prompt is longer than \(service)'s model reads: \(reason)"
    case .truncated(let service, let sent, let read, let window):
      "\(service) read \(read) tokens of about \(sent): its window is too small, so the front was cut off; raise num_ctx (now \(window))"
    case .filtered(let service, let reason):
      "a filter of \(service) ended the answer: \(reason)"
    case .badReply(let service, let reason):
      "the answer of \(service) cannot be read: \(reason)"
    case .configuration(let reason), .noModel(let reason):
      reason
    }
  }
}
