/// AWS Signature Version 4, as "Signing AWS API requests" of the IAM user guide describes it.
struct SigV4 {
  /// What is signed: a request before it has its signature.
  struct Request {
    var method: String
    /// As it stands on the request line, percent-encoded once, without the query.
    var path: String
    /// As it stands on the request line.
    var query: String
    var headers: [(name: String, value: String)]
    var body: [UInt8]
  }

  var accessKeyID: String
  var secretAccessKey: String
  var sessionToken: String?
  var region: String
  var service: String
  /// `20150830T123600Z`
  var timestamp: String
  /// Whether `.` and `..` are resolved and double slashes joined; S3 alone does without.
  var normalizesPath = true
  /// Whether a header carries the body's hash.
  var sendsBodyHash = false
  /// Some services want the token added after signing.
  var signsToken = true

  private var day: String { String(timestamp.prefix(8)) }
  private var scope: String { "\(day)/\(region)/\(service)/aws4_request" }

  /// The headers to be added to the request, `Authorization` among them.
  func sign(_ request: Request) -> [(name: String, value: String)] {
    var added: [(name: String, value: String)] = [("X-Amz-Date", timestamp)]
    let bodyHash = Digest.hex(Digest.sha256(request.body))
    if sendsBodyHash { added.append(("x-amz-content-sha256", bodyHash)) }
    if signsToken, let sessionToken { added.append(("X-Amz-Security-Token", sessionToken)) }
    let headers = Self.canonical(request.headers + added)
    let names = headers.map(\.name).joined(separator: ";")
    let canonical = [
      request.method, canonicalPath(request.path), CanonicalURI.query(request.query),
      headers.map { "\($0.name):\($0.value)\n" }.joined(), names, bodyHash,
    ].joined(separator: "\n")
    let toSign = [
      "AWS4-HMAC-SHA256", timestamp, scope, Digest.hex(Digest.sha256(Array(canonical.utf8))),
    ].joined(separator: "\n")
    let signature = Digest.hex(Digest.hmac(key: signingKey, Array(toSign.utf8)))
    added.append(
      (
        "Authorization",
        "AWS4-HMAC-SHA256 Credential=\(accessKeyID)/\(scope), SignedHeaders=\(names), "
          + "Signature=\(signature)"
      ))
    if !signsToken, let sessionToken { added.append(("X-Amz-Security-Token", sessionToken)) }
    return added
  }

  private var signingKey: [UInt8] {
    var key = Array(("AWS4" + secretAccessKey).utf8)
    for part in [day, region, service, "aws4_request"] {
      key = Digest.hmac(key: key, Array(part.utf8))
    }
    return key
  }

  /// Names in lower case, sorted; values trimmed, runs of spaces joined, duplicates after a comma.
  private static func canonical(_ headers: [(name: String, value: String)])
    -> [(name: String, value: String)]
  {
    var joined: [(name: String, value: String)] = []
    for header in headers {
      let name = header.name.lowercased()
      let value = header.value.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" })
        .joined(separator: " ")
      if let place = joined.firstIndex(where: { $0.name == name }) {
        joined[place].value += "," + value
      } else {
        joined.append((name, value))
      }
    }
    return joined.sorted { $0.name < $1.name }
  }

  private func canonicalPath(_ path: String) -> String {
    let plain = normalizesPath ? CanonicalURI.normalized(path) : path
    // Encoded once more: every service but S3 (`%3A` on the wire is `%253A` here).
    return CanonicalURI.encode(plain.isEmpty ? "/" : plain, keeping: "/")
  }
}
