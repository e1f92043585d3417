import FlashProtocol

/// Why the companion did not do what it was asked.
public enum CompanionError: Error, Sendable, Equatable {
  case failure(Failure)
  /// Nobody answers on its port.
  case gone(port: Int, reason: String)
  /// What answers there is no companion.
  case foreign(port: Int, answered: String)
  case badReply(String)
}

extension CompanionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .failure(let failure): failure.message
    case .gone(let port, let reason):
      "the companion does not answer on port \(port): \(reason)"
    case .foreign(let port, let answered):
      "what answers on port \(port) is not the companion: \(answered)"
    case .badReply(let reason): "the companion's reply is not understood: \(reason)"
    }
  }
}
