import FlashProtocol
import Foundation

/// The JSON in which containers, instances and processes hand out keys.
enum CredentialDocument {
  /// - Throws: `CredentialFault` naming what is missing.
  static func read(_ bytes: [UInt8], source: String) throws -> AWSCredentials {
    guard let json = try? JSON(parsing: bytes) else {
      throw CredentialFault(source: source, reason: "its answer is no JSON")
    }
    guard let id = json["AccessKeyId"]?.string, let secret = json["SecretAccessKey"]?.string else {
      let reason = json["Message"]?.string ?? json["message"]?.string ?? "it lacks AccessKeyId"
      throw CredentialFault(source: source, reason: reason)
    }
    return AWSCredentials(
      accessKeyID: id, secretAccessKey: secret,
      sessionToken: json["Token"]?.string ?? json["SessionToken"]?.string,
      expiration: json["Expiration"]?.string.flatMap(AWSTime.parse))
  }
}
