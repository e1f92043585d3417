import FlashProtocol
import Foundation

/// Finds what signs requests, in the order that AWS's own tools have, and keeps it until it ends.
actor CredentialChain {
  enum Found: Sendable, Equatable {
    case bearer(String)
    case keys(AWSCredentials)
  }

  /// Keys that end within so many seconds are fetched anew.
  private static let margin: Double = 300

  let setting: AWSSetting
  let profile: String?
  let region: String
  private let given: AWSCredentials?
  private var known: (found: Found, source: String)?

  /// - Parameters:
  ///   - profile: named by the caller, so the environment's keys are left aside.
  ///   - given: left everything else aside.
  init(
    _ setting: AWSSetting = .system, profile: String? = nil, region: String,
    given: AWSCredentials? = nil
  ) {
    self.setting = setting
    self.profile = profile
    self.region = region
    self.given = given
  }

  /// Which source gave the last answer.
  var source: String? { known?.source }

  func forget() { known = nil }

  /// - Throws: `LLMError.unauthorized` naming what was looked for, and why what is set up gave
  ///   nothing.
  func resolve() async throws -> Found {
    if let known, !isEnding(known.found) { return known.found }
    let (found, source) = try await search()
    known = (found, source)
    return found
  }

  private func isEnding(_ found: Found) -> Bool {
    guard case .keys(let keys) = found, let end = keys.expiration else { return false }
    return end.timeIntervalSince(setting.now()) < Self.margin
  }

  private typealias Source = (name: String, find: () async throws -> AWSCredentials?)

  private func search() async throws -> (Found, String) {
    if let given { return (.keys(given), "configuration") }
    if let token = setting.environment("AWS_BEARER_TOKEN_BEDROCK") {
      return (.bearer(token), "AWS_BEARER_TOKEN_BEDROCK")
    }
    let profiles = setting.profiles
    let name =
      profile ?? setting.environment("AWS_PROFILE") ?? setting.environment("AWS_DEFAULT_PROFILE")
    if let name, !profiles.has(name) {
      throw LLMError.unauthorized(
        service: ConverseReply.service, reason: "there is no profile '\(name)' in the shared files")
    }
    let lookup = ProfileLookup(
      setting: setting, profiles: profiles, name: name ?? "default", region: region)
    let sources: [Source] = [
      ("environment", { [self] in fromEnvironment() }),
      ("assume-role profile", { try await lookup.assumedRole() }),
      ("web identity", { try await lookup.webIdentity() }),
      ("SSO", { try await lookup.singleSignOn() }),
      ("shared credentials file", { lookup.sharedCredentials() }),
      ("process", { try await lookup.process() }),
      ("config file", { lookup.configFile() }),
      ("container", { [setting] in try await ContainerSource(setting: setting).credentials() }),
      ("instance", { [setting] in try await InstanceSource(setting: setting).credentials() }),
    ]
    for source in sources {
      // Keys of the environment do not stand in for a profile that was named.
      if source.name == "environment", profile != nil { continue }
      do {
        if let keys = try await source.find() { return (.keys(keys), source.name) }
      } catch let fault as CredentialFault {
        throw LLMError.unauthorized(service: ConverseReply.service, reason: fault.description)
      }
    }
    throw LLMError.unauthorized(
      service: ConverseReply.service,
      reason: "no credentials were found; looked at AWS_BEARER_TOKEN_BEDROCK, "
        + sources.map(\.name).joined(separator: ", "))
  }

  private func fromEnvironment() -> AWSCredentials? {
    guard let id = setting.environment("AWS_ACCESS_KEY_ID"),
      let secret = setting.environment("AWS_SECRET_ACCESS_KEY")
    else { return nil }
    return AWSCredentials(
      accessKeyID: id, secretAccessKey: secret,
      sessionToken: setting.environment("AWS_SESSION_TOKEN"))
  }
}
