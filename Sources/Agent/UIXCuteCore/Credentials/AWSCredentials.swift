import Foundation

/// Keys that sign requests to AWS.
public struct AWSCredentials: Sendable, Equatable {
  public var accessKeyID: String
  public var secretAccessKey: String
  public var sessionToken: String?
  /// When they end, where they do.
  public var expiration: Date?

  public init(
    accessKeyID: String, secretAccessKey: String, sessionToken: String? = nil,
    expiration: Date? = nil
  ) {
    self.accessKeyID = accessKeyID
    self.secretAccessKey = secretAccessKey
    self.sessionToken = sessionToken
    self.expiration = expiration
  }
}

extension AWSCredentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Without the secrets.
  public var description: String { "AWS credentials \(accessKeyID.prefix(4))…" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
