import FlashHTTP
import FlashProtocol

@testable import FlashClient

/// Answers from a script, and remembers what was sent.
final class FakeTransport: Transport {
  private(set) var requests: [HTTPRequest] = []
  private(set) var timeouts: [Int] = []
  var health: AppIdentity? = .demo
  /// What the `Flash-App` header says; nil leaves it out.
  var header: String? = AppIdentity.demo.header
  var status = 200
  var healthStatus = 200
  /// In place of a sound one.
  var healthBody: [UInt8]?
  var body: [UInt8] = Array(#"{"status":"done","changed":true,"ms":1}"#.utf8)
  var timing = "queue;dur=1, work;dur=2, app;dur=3, wait;dur=4"
  var nanoseconds = 12_500_000
  var error: TransportError?

  func send(_ request: HTTPRequest, timeoutMilliseconds: Int) throws(TransportError)
    -> (response: HTTPResponse, nanoseconds: Int)
  {
    requests.append(request)
    timeouts.append(timeoutMilliseconds)
    let isHealth = request.path == "/health"
    if let error, !isHealth { throw error }
    var headers: HTTPHeaders = ["Content-Type": "application/json", "Server-Timing": timing]
    if let header { headers.add("Flash-App", header) }
    let bytes =
      isHealth
      ? healthBody ?? health.map { Health(app: $0, flash: "0.1.0").jsonBytes }
        ?? Array("<html>".utf8) : body
    return (
      HTTPResponse(status: isHealth ? healthStatus : status, headers: headers, body: bytes),
      nanoseconds
    )
  }

  /// The paths that were asked, without the first question who answers.
  var paths: [String] { requests.map(\.path).filter { $0 != "/health" } }
  var last: HTTPRequest? { requests.last }
}

extension AppIdentity {
  static let demo = AppIdentity(
    name: "demo", bundle: "dev.flash.Pulse", version: "1.0", platform: "gtk", device: "phone",
    pid: 4242)

  func with(name: String? = nil, pid: Int? = nil, bundle: String? = nil, device: String? = nil)
    -> AppIdentity
  {
    AppIdentity(
      name: name ?? self.name, bundle: bundle ?? self.bundle, version: version,
      platform: platform, device: device ?? self.device, pid: pid ?? self.pid)
  }
}

func client(_ transport: FakeTransport, expecting: AppIdentity? = .demo) -> FlashClient {
  FlashClient(port: 7100, expecting: expecting, transport: transport)
}
