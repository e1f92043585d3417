import Foundation

/// Keys from the agent beside a container.
struct ContainerSource {
  let setting: AWSSetting
  private static let source = "container"
  /// Amazon ECS, and Amazon EKS over IPv4 and IPv6.
  private static let linkLocal = ["169.254.170.2", "169.254.170.23", "[fd00:ec2::23]"]

  func credentials() async throws -> AWSCredentials? {
    guard let url = try address() else { return nil }
    var headers: [(name: String, value: String)] = []
    if let file = setting.environment("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE") {
      guard let token = setting.text(of: file) else {
        throw CredentialFault(source: Self.source, reason: "the token file \(file) cannot be read")
      }
      headers.append(("Authorization", Words.trimmed(token)))
    } else if let token = setting.environment("AWS_CONTAINER_AUTHORIZATION_TOKEN") {
      headers.append(("Authorization", token))
    }
    // A line break would make a header of the token's rest.
    if headers.contains(where: { $0.value.contains(where: \.isNewline) }) {
      throw CredentialFault(source: Self.source, reason: "the authorization token has a line break")
    }
    let response = try await setting.http.send(
      ModelRequest(method: "GET", url: url, headers: headers, timeout: 5), service: Self.source)
    guard response.status == 200 else {
      throw CredentialFault(source: Self.source, reason: "status \(response.status) from \(url)")
    }
    return try CredentialDocument.read(response.body, source: Self.source)
  }

  private func address() throws -> String? {
    if let path = setting.environment("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI") {
      return "http://169.254.170.2" + path
    }
    guard let url = setting.environment("AWS_CONTAINER_CREDENTIALS_FULL_URI") else { return nil }
    // Keys in the clear go to this machine only.
    guard url.hasPrefix("http://") else { return url }
    let authority = url.dropFirst(7).prefix { $0 != "/" && $0 != "?" }
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    let isLoopback =
      host == "localhost" || host == "[::1]"
      || (host.hasPrefix("127.") && host.split(separator: ".").count == 4
        && host.split(separator: ".").allSatisfy { UInt8($0) != nil })
    guard isLoopback || Self.linkLocal.contains(String(host)) else {
      throw CredentialFault(
        source: Self.source,
        reason: "'\(host)' is neither loopback nor a container's agent: use https")
    }
    return url
  }
}
