import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// Every source of credentials, each over real files, processes and HTTP.
struct CredentialTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func chain(
    _ environment: [String: String] = [:], profile: String? = nil, config: String? = nil,
    credentials: String? = nil, now: Date = Date()
  ) throws -> CredentialChain {
    if let config { try scratch.write(config, to: "config") }
    if let credentials { try scratch.write(credentials, to: "credentials") }
    var all = [
      "AWS_CONFIG_FILE": scratch.file("config"),
      "AWS_SHARED_CREDENTIALS_FILE": scratch.file("credentials"),
      "AWS_EC2_METADATA_DISABLED": "true",
    ]
    all.merge(environment) { $1 }
    let setting = AWSSetting(
      environment: { [all] in all[$0] }, home: scratch.path, now: { now })
    return CredentialChain(setting, profile: profile, region: "us-east-1")
  }

  private func keys(_ chain: CredentialChain) async throws -> AWSCredentials? {
    guard case .keys(let keys) = try await chain.resolve() else { return nil }
    return keys
  }

  private static let both = [
    "AWS_ACCESS_KEY_ID": "AKENV", "AWS_SECRET_ACCESS_KEY": "s", "AWS_SESSION_TOKEN": "t",
  ]
  private static let file = """
    # keys
    [default]
    aws_access_key_id = AKDEFAULT
    aws_secret_access_key = s1
    [work]
    aws_access_key_id=AKWORK   # mine
    aws_secret_access_key=s2
    """

  @Test func theBearerTokenWins() async throws {
    let chain = try chain(
      Self.both.merging(["AWS_BEARER_TOKEN_BEDROCK": "bedrock-key"]) { $1 })
    #expect(try await chain.resolve() == .bearer("bedrock-key"))
  }

  @Test func keysOfTheEnvironmentComeBeforeTheFiles() async throws {
    let found = try await keys(chain(Self.both, credentials: Self.file))
    #expect(found?.accessKeyID == "AKENV")
    #expect(found?.sessionToken == "t")
  }

  @Test func aNamedProfileLeavesTheEnvironmentsKeysAside() async throws {
    let found = try await keys(chain(Self.both, profile: "work", credentials: Self.file))
    #expect(found?.accessKeyID == "AKWORK")
    #expect(
      try await keys(chain(["AWS_PROFILE": "work"], credentials: Self.file))?.accessKeyID
        == "AKWORK")
    #expect(try await keys(chain(credentials: Self.file))?.accessKeyID == "AKDEFAULT")
    await #expect(throws: LLMError.self) {
      try await chain(profile: "wrok", credentials: Self.file).resolve()
    }
  }

  @Test func keysMayStandInTheConfigFileToo() async throws {
    let found = try await keys(
      chain(
        profile: "old",
        config: "[profile old]\naws_access_key_id = AKCONFIG\naws_secret_access_key = s\n"))
    #expect(found?.accessKeyID == "AKCONFIG")
  }

  private static func sts(_ id: String) -> String {
    """
    <AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>\(id)</AccessKeyId>
    <SecretAccessKey>a&amp;b</SecretAccessKey><SessionToken>tok</SessionToken>
    <Expiration>2030-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>
    """
  }

  @Test func aRoleIsAssumedWithTheKeysOfItsSource() async throws {
    let double = try TextDouble { _ in (200, Self.sts("ASIAROLE")) }
    let chain = try chain(
      ["AWS_ENDPOINT_URL_STS": double.url], profile: "role",
      config: """
        [profile role]
        role_arn = arn:aws:iam::123456789012:role/tests
        source_profile = work
        external_id = ext
        """, credentials: Self.file)
    let found = try await keys(chain)
    #expect(found?.accessKeyID == "ASIAROLE")
    #expect(found?.secretAccessKey == "a&b")
    #expect(found?.sessionToken == "tok")
    #expect(await chain.source == "assume-role profile")
    let request = double.requests[0]
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.contains("RoleArn=arn%3Aaws%3Aiam%3A%3A123456789012%3Arole%2Ftests"))
    #expect(body.contains("ExternalId=ext"))
    #expect(request.headers["Authorization"]?.contains("Credential=AKWORK/") == true)
    #expect(request.headers["Authorization"]?.contains("/us-east-1/sts/aws4_request") == true)
  }

  @Test func rolesMayRestOnRolesButNotInACircle() async throws {
    let double = try TextDouble { request in
      (
        200,
        Self.sts(request.headers["Authorization"]?.contains("ASIA1") == true ? "ASIA2" : "ASIA1")
      )
    }
    let config = """
      [profile outer]
      role_arn = arn:outer
      source_profile = inner
      [profile inner]
      role_arn = arn:inner
      source_profile = work
      [profile a]
      role_arn = arn:a
      source_profile = b
      [profile b]
      role_arn = arn:b
      source_profile = a
      """
    let environment = ["AWS_ENDPOINT_URL_STS": double.url]
    let found = try await keys(
      chain(environment, profile: "outer", config: config, credentials: Self.file))
    #expect(found?.accessKeyID == "ASIA2")
    do {
      _ = try await chain(environment, profile: "a").resolve()
      Issue.record("it is a circle")
    } catch LLMError.unauthorized(_, let reason) {
      #expect(reason.contains("circle"))
    }
  }

  @Test func aWebIdentityIsTradedForKeysUnsigned() async throws {
    let double = try TextDouble { _ in (200, Self.sts("ASIAWEB")) }
    try scratch.write("web.token\n", to: "token")
    let chain = try chain([
      "AWS_ENDPOINT_URL_STS": double.url, "AWS_WEB_IDENTITY_TOKEN_FILE": scratch.file("token"),
      "AWS_ROLE_ARN": "arn:role",
    ])
    #expect(try await keys(chain)?.accessKeyID == "ASIAWEB")
    #expect(double.requests[0].headers["Authorization"] == nil)
    #expect(
      String(decoding: double.requests[0].body, as: UTF8.self).hasSuffix(
        "WebIdentityToken=web.token"))
  }

  @Test func theCacheOfSingleSignOnIsUsedUntilItRunsOut() async throws {
    let double = try ModelDouble([
      .init(body: [
        "roleCredentials": [
          "accessKeyId": "ASIASSO", "secretAccessKey": "s", "sessionToken": "t",
          "expiration": 1_893_456_000_000,
        ]
      ])
    ])
    let cache = scratch.file(".aws/sso/cache")
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    // The SHA-1 of "corp".
    let file = "ee0bfd2552fbd840c02cc48b6e823320543c450f"
    try scratch.write(
      #"{"accessToken": "sso-token", "expiresAt": "2029-01-01T00:00:00UTC"}"#,
      to: ".aws/sso/cache/\(file).json")
    let config = """
      [profile sso]
      sso_session = corp
      sso_account_id = 123456789012
      sso_role_name = Tester
      [sso-session corp]
      sso_region = eu-central-1
      sso_start_url = https://corp.awsapps.com/start
      """
    let environment = ["AWS_ENDPOINT_URL_SSO": double.url]
    let chain = try chain(environment, profile: "sso", config: config)
    #expect(try await keys(chain)?.accessKeyID == "ASIASSO")
    #expect(double.requests[0].headers["x-amz-sso_bearer_token"] == "sso-token")
    #expect(double.requests[0].query.map(\.value) == ["Tester", "123456789012"])
    let late = try self.chain(
      environment, profile: "sso", now: Date(timeIntervalSince1970: 1_900_000_000))
    do {
      _ = try await late.resolve()
      Issue.record("the token has run out")
    } catch LLMError.unauthorized(_, let reason) {
      #expect(reason.contains("run 'aws sso login --sso-session corp'"))
    }
  }

  @Test func aProcessIsAskedAndItsFaultIsTold() async throws {
    try scratch.write(
      #"{"Version": 1, "AccessKeyId": "AKPROC", "SecretAccessKey": "s"}"#, to: "keys.json")
    let found = try await keys(
      chain(
        profile: "p",
        config: """
          [profile p]
          credential_process = cat '\(scratch.file("keys.json"))'
          [profile q]
          credential_process = exit 3
          """))
    #expect(found?.accessKeyID == "AKPROC")
    do {
      _ = try await chain(profile: "q").resolve()
      Issue.record("the process failed")
    } catch LLMError.unauthorized(_, let reason) {
      #expect(reason == "credential_process: it exited with 3")
    }
  }

  @Test func aContainersAgentIsAskedOnLoopbackOnly() async throws {
    let double = try ModelDouble([
      .init(body: [
        "AccessKeyId": "ASIAECS", "SecretAccessKey": "s", "Token": "t",
        "Expiration": "2030-01-01T00:00:00Z",
      ])
    ])
    try scratch.write("Basic abc\n", to: "auth")
    let chain = try chain([
      "AWS_CONTAINER_CREDENTIALS_FULL_URI": double.url + "/creds",
      "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": scratch.file("auth"),
    ])
    #expect(try await keys(chain)?.sessionToken == "t")
    #expect(double.requests[0].headers["Authorization"] == "Basic abc")
    for host in ["192.168.1.5", "127.0.0.1.evil.example", "localhost.evil.example"] {
      let outside = try self.chain(["AWS_CONTAINER_CREDENTIALS_FULL_URI": "http://\(host)/creds"])
      do {
        _ = try await outside.resolve()
        Issue.record("\(host) is not loopback")
      } catch LLMError.unauthorized(_, let reason) {
        #expect(reason.contains("neither loopback"))
      }
    }
  }

  @Test func aMachinesRoleIsFoundByVersionTwoOfTheMetadataService() async throws {
    let double = try TextDouble { request in
      switch (request.method, request.path) {
      case ("PUT", "/latest/api/token"): (200, "imds-token")
      case ("GET", "/latest/meta-data/iam/security-credentials/"): (200, "tester\n")
      case ("GET", "/latest/meta-data/iam/security-credentials/tester"):
        (200, #"{"Code":"Success","AccessKeyId":"ASIAEC2","SecretAccessKey":"s","Token":"t"}"#)
      default: (404, "")
      }
    }
    let chain = try chain([
      "AWS_EC2_METADATA_DISABLED": "false", "AWS_EC2_METADATA_SERVICE_ENDPOINT": double.url,
    ])
    #expect(try await keys(chain)?.accessKeyID == "ASIAEC2")
    #expect(await chain.source == "instance")
    #expect(double.requests[1].headers["X-aws-ec2-metadata-token"] == "imds-token")
  }

  @Test func keysThatEndAreFetchedAnew() async throws {
    let double = try TextDouble { _ in
      (200, #"{"AccessKeyId":"A","SecretAccessKey":"s","Expiration":"2026-01-01T00:00:00Z"}"#)
    }
    let environment = ["AWS_CONTAINER_CREDENTIALS_FULL_URI": double.url]
    let early = try chain(environment, now: AWSTime.parse("2025-12-31T20:00:00Z") ?? Date())
    _ = try await early.resolve()
    _ = try await early.resolve()
    #expect(double.requests.count == 1)
    let late = try chain(environment, now: AWSTime.parse("2025-12-31T23:58:00Z") ?? Date())
    _ = try await late.resolve()
    _ = try await late.resolve()
    #expect(double.requests.count == 3)
  }

  @Test func whereNothingIsFoundAllPlacesAreNamed() async throws {
    do {
      _ = try await chain().resolve()
      Issue.record("there are no credentials")
    } catch LLMError.unauthorized(_, let reason) {
      for place in ["AWS_BEARER_TOKEN_BEDROCK", "environment", "SSO", "process", "instance"] {
        #expect(reason.contains(place))
      }
    }
  }
}
