import Foundation

/// Keys of the machine's own role, by version 2 of the instance metadata service.
struct InstanceSource {
  let setting: AWSSetting
  private static let source = "instance"

  /// - Returns: nil where no such service answers, which is what every other machine does.
  func credentials() async throws -> AWSCredentials? {
    if setting.environment("AWS_EC2_METADATA_DISABLED")?.lowercased() == "true" { return nil }
    let base = setting.environment("AWS_EC2_METADATA_SERVICE_ENDPOINT") ?? "http://169.254.169.254"
    let root = base.hasSuffix("/") ? String(base.dropLast()) : base
    let token: ModelResponse
    do {
      token = try await setting.http.send(
        ModelRequest(
          method: "PUT", url: root + "/latest/api/token",
          headers: [("X-aws-ec2-metadata-token-ttl-seconds", "21600")], timeout: 1),
        service: Self.source)
    } catch LLMError.unreachable {
      return nil
    }
    guard token.status == 200 else { return nil }
    let headers = [(name: "X-aws-ec2-metadata-token", value: Words.trimmed(token.text))]
    let path = root + "/latest/meta-data/iam/security-credentials/"
    let roles = try await setting.http.send(
      ModelRequest(method: "GET", url: path, headers: headers, timeout: 5), service: Self.source)
    guard roles.status == 200, let role = roles.text.split(whereSeparator: \.isNewline).first else {
      return nil
    }
    let response = try await setting.http.send(
      ModelRequest(
        method: "GET", url: path + CanonicalURI.encode(Words.trimmed(role)), headers: headers,
        timeout: 5), service: Self.source)
    guard response.status == 200 else {
      throw CredentialFault(
        source: Self.source, reason: "status \(response.status) for the role \(role)")
    }
    return try CredentialDocument.read(response.body, source: Self.source)
  }
}
