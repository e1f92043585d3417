import FlashProtocol
import Foundation

/// Keys by the token that `aws sso login` left in its cache.
struct SingleSignOn {
  let setting: AWSSetting

  /// - Parameters:
  ///   - cacheKey: the session's name, or the start address where there is none.
  ///   - login: the command that renews the token.
  func credentials(account: String, role: String, region: String, cacheKey: String, login: String)
    async throws -> AWSCredentials
  {
    let file =
      "~/.aws/sso/cache/" + Digest.hex(Digest.sha1(Array(cacheKey.utf8))) + ".json"
    guard let json = setting.text(of: file).flatMap({ try? JSON(parsing: $0.utf8) }),
      let token = json["accessToken"]?.string
    else {
      throw CredentialFault(source: "SSO", reason: "there is no token: run '\(login)'")
    }
    if let end = json["expiresAt"]?.string.flatMap(AWSTime.parse), end <= setting.now() {
      throw CredentialFault(source: "SSO", reason: "the token has run out: run '\(login)'")
    }
    let base =
      setting.environment("AWS_ENDPOINT_URL_SSO") ?? setting.environment("AWS_ENDPOINT_URL")
      ?? "https://portal.sso.\(region).\(AWSRegions.suffix(region))"
    let query =
      "role_name=\(CanonicalURI.encode(role))&account_id=\(CanonicalURI.encode(account))"
    let response = try await setting.http.send(
      ModelRequest(
        method: "GET", url: base + "/federation/credentials?" + query,
        headers: [("x-amz-sso_bearer_token", token)], timeout: 30), service: "AWS SSO")
    guard response.status == 200, let keys = response.json?["roleCredentials"],
      let id = keys["accessKeyId"]?.string, let secret = keys["secretAccessKey"]?.string
    else {
      throw CredentialFault(
        source: "SSO",
        reason: "status \(response.status) for role '\(role)'; if the token is old, run '\(login)'")
    }
    return AWSCredentials(
      accessKeyID: id, secretAccessKey: secret, sessionToken: keys["sessionToken"]?.string,
      expiration: keys["expiration"]?.double.map { Date(timeIntervalSince1970: $0 / 1_000) })
  }
}
