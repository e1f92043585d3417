import FlashProtocol
import Foundation

/// What the look-up of credentials reads and runs; tests put their own in its place.
struct AWSSetting: Sendable {
  var environment: @Sendable (String) -> String?
  var home: String
  var http: any ModelHTTP = SystemHTTP()
  var now: @Sendable () -> Date = { Date() }

  static var system: AWSSetting {
    AWSSetting(
      environment: { ProcessEnvironment.value($0) }, home: NSHomeDirectory())
  }

  func text(of path: String) -> String? {
    FileManager.default.contents(atPath: expanded(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func expanded(_ path: String) -> String {
    path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// The profiles of both files, those of the credentials file last: they win.
  var profiles: AWSProfiles {
    AWSProfiles(
      config: text(of: environment("AWS_CONFIG_FILE") ?? "~/.aws/config") ?? "",
      credentials: text(of: environment("AWS_SHARED_CREDENTIALS_FILE") ?? "~/.aws/credentials")
        ?? "")
  }
}

/// Why a source that is set up gives no keys; a source that is not set up gives nil instead.
struct CredentialFault: Error, CustomStringConvertible {
  var source: String
  var reason: String

  var description: String { "\(source): \(reason)" }
}
