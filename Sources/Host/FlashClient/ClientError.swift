import FlashProtocol

/// Why a command did not do what it was asked.
public enum ClientError: Error, Sendable {
  /// The app said no.
  case failure(Failure, Reply)
  /// Nobody listens on the app's port.
  case unreachable(port: Int, reason: String)
  /// The connection broke while the app was at it: most often it crashed.
  case lost(port: Int, reason: String)
  /// The app took the request and said nothing in time.
  case silent(port: Int, milliseconds: Int)
  /// What answers on the port has no Flash inside.
  case foreign(port: Int, answered: String)
  /// A Flash answers, in another app than the one that is meant.
  case mismatch(port: Int, expected: String, answered: String)
  /// It did not take this client for one of its own, and did nothing.
  case forbidden(port: Int, reason: String)
  /// Something came that docs/protocol.md does not promise.
  case badReply(String)
  /// This client knows no such command.
  case unknownCommand(String)

  /// Whether the app is gone, so that nothing more can be asked of it.
  public var isGone: Bool {
    switch self {
    case .unreachable, .lost: true
    default: false
    }
  }

  /// Whether another than the app that is meant answered.
  public var isOther: Bool {
    switch self {
    case .foreign, .mismatch, .forbidden: true
    default: false
    }
  }
}
