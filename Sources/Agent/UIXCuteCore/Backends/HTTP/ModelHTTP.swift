import FlashProtocol
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request to a service of the outside world.
struct ModelRequest: Sendable {
  var method = "POST"
  var url: String
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// In seconds.
  var timeout: Double = 300
}

struct ModelResponse: Sendable {
  var status: Int
  /// Names in lower case.
  var headers: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }
  var json: JSON? { try? JSON(parsing: body) }
}

/// Sends requests to services.
protocol ModelHTTP: Sendable {
  /// - Throws: `LLMError.unreachable`, with `service` as its name.
  func send(_ request: ModelRequest, service: String) async throws -> ModelResponse
}

/// By the system's own client.
struct SystemHTTP: ModelHTTP {
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    // Local models may think for minutes before the first byte.
    configuration.timeoutIntervalForRequest = 600
    configuration.timeoutIntervalForResource = 3_600
    configuration.httpShouldSetCookies = false
    return URLSession(
      configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
  }()

  func send(_ request: ModelRequest, service: String) async throws -> ModelResponse {
    guard let url = URL(string: request.url), url.host != nil else {
      throw LLMError.configuration("'\(request.url)' is no address: it must be http(s)://host/…")
    }
    var outgoing = URLRequest(url: url, timeoutInterval: request.timeout)
    outgoing.httpMethod = request.method
    if !request.body.isEmpty { outgoing.httpBody = Data(request.body) }
    for header in request.headers where header.name.lowercased() != "host" {
      outgoing.setValue(header.value, forHTTPHeaderField: header.name)
    }
    do {
      let (data, response) = try await Self.session.data(for: outgoing)
      guard let answer = response as? HTTPURLResponse else {
        throw LLMError.badReply(service: service, reason: "it is no HTTP")
      }
      var headers: [String: String] = [:]
      for (name, value) in answer.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      return ModelResponse(status: answer.statusCode, headers: headers, body: Array(data))
    } catch let error as LLMError {
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      if (error as? URLError)?.code == .cancelled { throw CancellationError() }
      let reason =
        (error as? URLError)?.code == .timedOut
        ? "no answer within \(Durations.seconds(request.timeout))" : error.localizedDescription
      throw LLMError.unreachable(service: service, reason: "\(request.url): \(reason)")
    }
  }
}

/// A signature holds for one address only, and a key is for one service only.
private final class NoRedirects: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
