import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

struct SigV4Tests {
  private static func fixture(_ name: String, _ file: String = #filePath) -> JSON {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let data = FileManager.default.contents(
      atPath: folder.appendingPathComponent("Fixtures/" + name).path)
    return data.flatMap { try? JSON(parsing: $0) } ?? .null
  }

  @Test func everyCaseOfAwsCAuthIsSignedAlike() throws {
    let cases = try #require(Self.fixture("sigv4-cases.json").array)
    #expect(cases.count == 38)
    for item in cases {
      let name = item["name"]?.string ?? ""
      let request = Self.request(item["request"]?.string ?? "")
      let date = AWSTime.parse(item["timestamp"]?.string ?? "") ?? .distantPast
      var signer = SigV4(
        accessKeyID: item["accessKeyId"]?.string ?? "",
        secretAccessKey: item["secretAccessKey"]?.string ?? "",
        sessionToken: item["token"]?.string, region: item["region"]?.string ?? "",
        service: item["service"]?.string ?? "", timestamp: AWSTime.basic(date))
      signer.normalizesPath = item["normalize"]?.bool ?? true
      signer.sendsBodyHash = item["signBody"]?.bool ?? false
      signer.signsToken = item["omitSessionToken"]?.bool != true
      let headers = signer.sign(request)
      let authorization = headers.first { $0.name == "Authorization" }?.value ?? ""
      #expect(
        authorization.hasSuffix("Signature=\(item["signature"]?.string ?? "?")"), "\(name)")
    }
  }

  @Test func everyConverseRequestIsSignedAsBotocoreDoes() throws {
    let vectors = Self.fixture("bedrock-signatures.json")
    let all = try #require(vectors["vectors"]?.array)
    #expect(all.count == 32)
    for item in all {
      let config = BedrockConfig(
        modelId: item["modelId"]?.string, region: item["region"]?.string, environment: { _ in nil })
      #expect(config.path == item["path"]?.string)
      let signer = SigV4(
        accessKeyID: vectors["accessKeyId"]?.string ?? "",
        secretAccessKey: vectors["secretAccessKey"]?.string ?? "",
        sessionToken: item["sessionToken"]?.string, region: config.region, service: "bedrock",
        timestamp: item["amzDate"]?.string ?? "")
      let headers = signer.sign(
        SigV4.Request(
          method: "POST", path: config.path, query: "",
          headers: [
            ("Content-Type", "application/json"),
            ("Host", "bedrock-runtime.\(config.region).amazonaws.com"),
          ], body: Array((item["body"]?.string ?? "").utf8)))
      #expect(
        headers.first { $0.name == "Authorization" }?.value == item["authorization"]?.string)
    }
  }

  /// Agreed on by botocore and the AWS common runtime.
  @Test(
    arguments: [
      (
        "us.anthropic.claude-sonnet-4-5-20250929-v1:0", nil,
        "3ba747e0892a31e64438f93b54bab0b3a5d1e1500d6eac3323954470aa17805d"
      ),
      (
        "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-haiku-4-5-20251001-v1:0",
        nil, "266a75aab1b2c240ae5ae8ee65799ed2db462c71a2048f2f2049ed0e7c4985ac"
      ),
      (
        "us.anthropic.claude-sonnet-4-5-20250929-v1:0", "TOKEN",
        "7d884b7a8443a30e59f3390c478d80c659b22eee82e5016af68f74d34640191c"
      ),
    ] as [(String, String?, String)])
  func theGoldenSignaturesHold(_ model: String, _ token: String?, _ wanted: String) {
    let config = BedrockConfig(modelId: model, region: "us-east-1", environment: { _ in nil })
    let signer = SigV4(
      accessKeyID: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
      sessionToken: token, region: "us-east-1", service: "bedrock", timestamp: "20150830T123600Z")
    let headers = signer.sign(
      SigV4.Request(
        method: "POST", path: config.path, query: "",
        headers: [
          ("Content-Type", "application/json"),
          ("Host", "bedrock-runtime.us-east-1.amazonaws.com"),
        ], body: Array(#"{"messages": [{"role": "user", "content": [{"text": "hello"}]}]}"#.utf8)))
    #expect(
      headers.first { $0.name == "Authorization" }?.value.hasSuffix("Signature=\(wanted)") == true)
  }

  /// A request as the cases write it: the first line may hold spaces, a header may go on below.
  private static func request(_ text: String) -> SigV4.Request {
    let parts = text.components(separatedBy: "\n\n")
    var lines = parts[0].components(separatedBy: "\n")
    let first = lines.removeFirst()
    let space = first.firstIndex(of: " ") ?? first.startIndex
    let target = first[first.index(after: space)...].replacing(" HTTP/1.1", with: "")
    let pieces = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var headers: [(name: String, value: String)] = []
    for line in lines where !line.isEmpty {
      if line.first == " ", !headers.isEmpty {
        headers[headers.count - 1].value += "\n" + line
      } else if let colon = line.firstIndex(of: ":") {
        headers.append((String(line[..<colon]), String(line[line.index(after: colon)...])))
      }
    }
    return SigV4.Request(
      method: String(first[..<space]), path: String(pieces[0]),
      query: pieces.count > 1 ? String(pieces[1]) : "", headers: headers,
      body: Array(parts.dropFirst().joined(separator: "\n\n").utf8))
  }
}
