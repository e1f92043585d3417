import FlashProtocol
import Foundation

/// What one profile of the shared files leads to.
struct ProfileLookup: Sendable {
  let setting: AWSSetting
  let profiles: AWSProfiles
  let name: String
  let region: String
  /// Profiles that led here: a role may not rest on itself.
  var trail: [String] = []

  private var config: [String: String] { profiles.config[name] ?? [:] }
  private var shared: [String: String] { profiles.credentials[name] ?? [:] }
  /// Both files' settings; the credentials file wins.
  private var merged: [String: String] { config.merging(shared) { $1 } }

  func sharedCredentials() -> AWSCredentials? { Self.keys(in: shared) }
  func configFile() -> AWSCredentials? { Self.keys(in: config) }

  private static func keys(in values: [String: String]) -> AWSCredentials? {
    guard let id = values["aws_access_key_id"], let secret = values["aws_secret_access_key"] else {
      return nil
    }
    return AWSCredentials(
      accessKeyID: id, secretAccessKey: secret, sessionToken: values["aws_session_token"])
  }

  /// `role_arn` with `source_profile` or `credential_source`.
  func assumedRole() async throws -> AWSCredentials? {
    let values = merged
    guard let role = values["role_arn"], values["web_identity_token_file"] == nil else {
      return nil
    }
    if let serial = values["mfa_serial"] {
      throw fault("the role asks for a code of \(serial), which no test can type")
    }
    let source: AWSCredentials
    if let from = values["source_profile"] {
      source = try await self.source(from)
    } else if let place = values["credential_source"] {
      source = try await self.place(place)
    } else {
      throw fault("role_arn is set, and neither source_profile nor credential_source")
    }
    return try await SecurityTokenService(setting: setting, region: values["region"] ?? region)
      .assume(
        role: role, session: values["role_session_name"], externalID: values["external_id"],
        duration: values["duration_seconds"].flatMap { Int($0) }, as: source)
  }

  private func source(_ from: String) async throws -> AWSCredentials {
    guard profiles.has(from) else { throw fault("there is no source_profile '\(from)'") }
    var next = ProfileLookup(
      setting: setting, profiles: profiles, name: from, region: region, trail: trail + [name])
    if from == name {
      // A profile may be its own source: of its keys, not of its role.
      if let keys = next.sharedCredentials() ?? next.configFile() { return keys }
      throw fault("it is its own source_profile, and has no keys")
    }
    if trail.contains(from) { throw fault("source_profile goes in a circle through '\(from)'") }
    next.trail = trail + [name]
    if let keys = try await next.assumedRole() { return keys }
    if let keys = try await next.webIdentity() { return keys }
    if let keys = try await next.singleSignOn() { return keys }
    if let keys = next.sharedCredentials() { return keys }
    if let keys = try await next.process() { return keys }
    if let keys = next.configFile() { return keys }
    throw fault("source_profile '\(from)' has no credentials")
  }

  private func place(_ word: String) async throws -> AWSCredentials {
    let found: AWSCredentials?
    switch word {
    case "Environment":
      if let id = setting.environment("AWS_ACCESS_KEY_ID"),
        let secret = setting.environment("AWS_SECRET_ACCESS_KEY")
      {
        found = AWSCredentials(
          accessKeyID: id, secretAccessKey: secret,
          sessionToken: setting.environment("AWS_SESSION_TOKEN"))
      } else {
        found = nil
      }
    case "EcsContainer": found = try await ContainerSource(setting: setting).credentials()
    case "Ec2InstanceMetadata": found = try await InstanceSource(setting: setting).credentials()
    default:
      throw fault(
        "credential_source is '\(word)': it must be Environment, EcsContainer or Ec2InstanceMetadata"
      )
    }
    guard let found else { throw fault("credential_source \(word) has no credentials") }
    return found
  }

  /// `AWS_WEB_IDENTITY_TOKEN_FILE` and `AWS_ROLE_ARN`, or the same of the profile.
  func webIdentity() async throws -> AWSCredentials? {
    let values = merged
    let file =
      values["web_identity_token_file"] ?? setting.environment("AWS_WEB_IDENTITY_TOKEN_FILE")
    guard let file else { return nil }
    guard let role = values["role_arn"] ?? setting.environment("AWS_ROLE_ARN") else {
      throw fault("a web identity's token file is set, and no role")
    }
    guard let token = setting.text(of: file) else {
      throw fault("the token file \(file) cannot be read")
    }
    return try await SecurityTokenService(setting: setting, region: values["region"] ?? region)
      .assume(
        role: role,
        session: values["role_session_name"] ?? setting.environment("AWS_ROLE_SESSION_NAME"),
        webIdentity: Words.trimmed(token))
  }

  func singleSignOn() async throws -> AWSCredentials? {
    let values = merged
    guard let account = values["sso_account_id"], let role = values["sso_role_name"] else {
      return nil
    }
    let session = values["sso_session"]
    let source = session.flatMap { profiles.sessions[$0] } ?? values
    guard let start = source["sso_start_url"], let place = source["sso_region"] else {
      throw fault("SSO needs sso_start_url and sso_region")
    }
    return try await SingleSignOn(setting: setting).credentials(
      account: account, role: role, region: place, cacheKey: session ?? start,
      login: session.map { "aws sso login --sso-session \($0)" }
        ?? "aws sso login --profile \(name)")
  }

  func process() async throws -> AWSCredentials? {
    guard let command = merged["credential_process"] else { return nil }
    return try await CredentialProcess.run(command)
  }

  private func fault(_ reason: String) -> CredentialFault {
    CredentialFault(source: "profile '\(name)'", reason: reason)
  }
}
