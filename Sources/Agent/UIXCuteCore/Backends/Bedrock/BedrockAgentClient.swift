import FlashProtocol
import Foundation

/// Asks a model of Amazon Bedrock by its Converse call.
struct BedrockAgentClient: LLMClientProtocol {
  private let config: BedrockConfig
  private let credentials: CredentialChain
  private let http: any ModelHTTP
  private let now: @Sendable () -> Date

  var name: String { "bedrock \(config.modelId)" }

  init(
    _ config: BedrockConfig, credentials: CredentialChain, http: any ModelHTTP = SystemHTTP(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.config = config
    self.credentials = credentials
    self.http = http
    self.now = now
  }

  func reply(to request: LLMRequest) async throws -> LLMReply {
    try config.checkRegion()
    let body = ConverseRequest.json(
      request, caches: config.caches, temperature: config.temperature
    ).bytes
    var outgoing = ModelRequest(
      url: config.url,
      headers: [("Content-Type", "application/json"), ("Accept", "application/json")], body: body,
      timeout: config.timeout)
    outgoing.headers += try await authorization(for: outgoing)
    let response = try await http.send(outgoing, service: ConverseReply.service)
    do {
      return try ConverseReply.read(response, model: config.modelId)
    } catch let error as LLMError {
      // Keys that have run out on the way are fetched anew by the next call.
      if case .unauthorized = error { await credentials.forget() }
      throw error
    }
  }

  private func authorization(for request: ModelRequest) async throws
    -> [(name: String, value: String)]
  {
    switch try await credentials.resolve() {
    case .bearer(let token):
      return [("Authorization", "Bearer \(token)")]
    case .keys(let keys):
      let signer = SigV4(
        accessKeyID: keys.accessKeyID, secretAccessKey: keys.secretAccessKey,
        sessionToken: keys.sessionToken, region: config.region, service: "bedrock",
        timestamp: AWSTime.basic(now()))
      return signer.sign(
        SigV4.Request(
          method: "POST", path: try Self.path(of: request.url), query: "",
          headers: [
            ("Content-Type", "application/json"), ("Host", try Self.host(of: request.url)),
          ], body: request.body))
    }
  }

  /// As it goes over the wire: nothing may decode it on the way.
  private static func path(of url: String) throws -> String {
    let rest = try authority(of: url).rest
    return rest.isEmpty ? "/" : rest
  }

  /// As URLSession writes it: without the scheme's own port.
  private static func host(of url: String) throws -> String {
    let (scheme, host, _) = try authority(of: url)
    let port = scheme == "https" ? ":443" : ":80"
    return host.hasSuffix(port) ? String(host.dropLast(port.count)) : host
  }

  private static func authority(of url: String) throws -> (
    scheme: String, host: String, rest: String
  ) {
    guard let scheme = url.range(of: "://") else {
      throw LLMError.configuration("'\(url)' is no address: it must be http(s)://host/…")
    }
    let rest = url[scheme.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    return (String(url[..<scheme.lowerBound]), String(rest[..<slash]), String(rest[slash...]))
  }
}
