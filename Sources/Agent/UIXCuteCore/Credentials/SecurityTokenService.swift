import Foundation

/// AWS STS, as far as it hands out keys for a role.
struct SecurityTokenService {
  let setting: AWSSetting
  let region: String
  private static let version = "2011-06-15"

  /// - Parameter source: signs the request.
  func assume(
    role: String, session: String?, externalID: String?, duration: Int?, as source: AWSCredentials
  ) async throws -> AWSCredentials {
    var fields: [(String, String)] = [
      ("Action", "AssumeRole"), ("Version", Self.version), ("RoleArn", role),
      ("RoleSessionName", session ?? "uixcute"),
    ]
    if let externalID { fields.append(("ExternalId", externalID)) }
    if let duration { fields.append(("DurationSeconds", String(duration))) }
    return try await ask(fields, as: source)
  }

  /// - Parameter webIdentity: the token; nothing is signed.
  func assume(role: String, session: String?, webIdentity: String) async throws -> AWSCredentials {
    try await ask(
      [
        ("Action", "AssumeRoleWithWebIdentity"), ("Version", Self.version), ("RoleArn", role),
        ("RoleSessionName", session ?? "uixcute"), ("WebIdentityToken", webIdentity),
      ], as: nil)
  }

  private func ask(_ fields: [(String, String)], as source: AWSCredentials?) async throws
    -> AWSCredentials
  {
    let base =
      setting.environment("AWS_ENDPOINT_URL_STS") ?? setting.environment("AWS_ENDPOINT_URL")
      ?? "https://sts.\(region).\(AWSRegions.suffix(region))"
    let body = Array(
      fields.map { "\($0.0)=\(CanonicalURI.encode($0.1))" }.joined(separator: "&").utf8)
    let type = "application/x-www-form-urlencoded; charset=utf-8"
    var request = ModelRequest(
      url: base + "/", headers: [("Content-Type", type)], body: body, timeout: 30)
    if let source, let start = base.range(of: "://") {
      let signer = SigV4(
        accessKeyID: source.accessKeyID, secretAccessKey: source.secretAccessKey,
        sessionToken: source.sessionToken, region: region, service: "sts",
        timestamp: AWSTime.basic(setting.now()))
      request.headers += signer.sign(
        SigV4.Request(
          method: "POST", path: "/", query: "",
          headers: [("Content-Type", type), ("Host", String(base[start.upperBound...]))],
          body: body))
    }
    let response = try await setting.http.send(request, service: "AWS STS")
    guard response.status == 200, let id = Self.element("AccessKeyId", in: response.text),
      let secret = Self.element("SecretAccessKey", in: response.text)
    else {
      let code = Self.element("Code", in: response.text) ?? "status \(response.status)"
      let reason = Self.element("Message", in: response.text) ?? ""
      throw CredentialFault(source: "AWS STS", reason: "\(code) \(reason)")
    }
    return AWSCredentials(
      accessKeyID: id, secretAccessKey: secret,
      sessionToken: Self.element("SessionToken", in: response.text),
      expiration: Self.element("Expiration", in: response.text).flatMap(AWSTime.parse))
  }

  /// The text of the first element of that name; STS's answers have no attributes there.
  private static func element(_ name: String, in xml: String) -> String? {
    guard let open = xml.range(of: "<\(name)>"),
      let close = xml[open.upperBound...].range(of: "</\(name)>")
    else { return nil }
    var text = String(xml[open.upperBound..<close.lowerBound])
    for (code, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] { text = text.replacing(code, with: character) }
    return text
  }
}
