import FlashClient
import FlashDevices

/// What `flash` exits with.
public enum ExitCode: Int32, Sendable {
  case done = 0
  /// The app said no.
  case refused = 1
  case wrongUsage = 2
  case noApp = 3
  /// Another app than the one that is meant answers.
  case otherApp = 4
}

extension ClientError {
  public var exitCode: ExitCode {
    switch self {
    case .failure, .badReply, .unknownCommand: .refused
    case .unreachable, .lost, .silent: .noApp
    case .foreign, .mismatch, .forbidden: .otherApp
    }
  }
}

extension DeviceError {
  public var exitCode: ExitCode {
    switch self {
    case .notStartedByUs, .wouldNotEnd, .file, .simulatorInUse, .badPayload: .refused
    case .noScheme, .noBundle, .severalSimulators: .wrongUsage
    case .portTaken: .otherApp
    default: .noApp
    }
  }
}
