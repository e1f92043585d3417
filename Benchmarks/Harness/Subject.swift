import FlashHTTP
import FlashProtocol

/// A running app with Flash inside, and the connection over which it is measured.
final class Subject {
  /// One request, as the client saw it and as the server accounts for it.
  struct Exchange {
    /// From the first byte sent to the last byte read, in milliseconds.
    var whole: Double
    var timing: Timing
    var body: [UInt8]
  }

  let pid: Int
  let port: Int
  private let client: HTTPClient

  init(port: Int, token: String?, pid: Int) {
    self.port = port
    self.pid = pid
    client = HTTPClient(port: port, token: token)
  }

  func get(_ path: String, _ query: [(name: String, value: String)] = [])
    throws(BenchmarkError) -> Exchange
  { try exchange(HTTPRequest(path: path, query: query)) }

  func post(_ path: String, _ body: JSON) throws(BenchmarkError) -> Exchange {
    try exchange(
      HTTPRequest(
        method: "POST", path: path, headers: ["Content-Type": "application/json"],
        body: body.bytes))
  }

  private func exchange(_ request: HTTPRequest) throws(BenchmarkError) -> Exchange {
    let response: HTTPResponse
    do throws(HTTPClientError) {
      response = try client.send(request, timeoutMilliseconds: 30_000)
    } catch {
      throw .request(request.path, error.description)
    }
    guard response.status == 200 else {
      throw .refused(
        request.path, status: response.status, body: String(decoding: response.body, as: UTF8.self))
    }
    return Exchange(
      whole: Double(client.lastRoundTrip) / 1e6,
      timing: Timing(header: response.headers["Server-Timing"] ?? ""), body: response.body)
  }
}

/// Does the same thing over and over, the first few times unmeasured.
func repeated<T>(
  _ count: Int, warmUp: Int = 5, _ body: () throws(BenchmarkError) -> T
) throws(BenchmarkError) -> [T] {
  for _ in 0..<warmUp { _ = try body() }
  var results: [T] = []
  results.reserveCapacity(count)
  for _ in 0..<count { results.append(try body()) }
  return results
}
