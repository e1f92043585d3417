import FlashHTTP
import FlashProtocol

/// Asks the companion of one simulator, which sees what lives outside the app.
public final class CompanionClient {
  public let port: Int
  private let http: HTTPClient
  /// How long one answer may take, in milliseconds: XCUI waits for animations by itself.
  private static let patience = 60_000

  public init(port: Int, token: String) {
    self.port = port
    http = HTTPClient(port: port, token: token)
  }

  /// What the system asks the user now.
  public func prompts() throws(CompanionError) -> [SystemPrompt] {
    try Self.prompts(try ask(HTTPRequest(path: "/alert")))
  }

  /// - Parameter index: which prompt, in the order of the list.
  /// - Returns: what is asked after that.
  public func tap(_ button: String, at index: Int) throws(CompanionError) -> [SystemPrompt] {
    let body = JSON.members(["button": .string(button), "prompt": .int(index)])
    return try Self.prompts(
      try ask(HTTPRequest(method: "POST", path: "/alert", body: body.bytes)))
  }

  /// - Returns: what the field reads then; nil for a password's.
  public func type(_ text: String, into field: String, at index: Int) throws(CompanionError)
    -> String?
  {
    let body = JSON.members([
      "field": .string(field), "text": .string(text), "prompt": .int(index),
    ])
    return try ask(HTTPRequest(method: "POST", path: "/alert", body: body.bytes))["value"]?.string
  }

  /// Whether it is up.
  ///
  /// - Throws: `foreign` where another answers on its port.
  func isUp() throws(CompanionError) -> Bool {
    let answer: JSON
    do {
      answer = try ask(HTTPRequest(path: "/health"), within: 5_000)
    } catch {
      if case .gone = error { return false }
      throw error
    }
    guard answer["companion"] != nil else { throw .foreign(port: port, answered: answer.text) }
    return true
  }

  private func ask(_ request: HTTPRequest, within milliseconds: Int = CompanionClient.patience)
    throws(CompanionError) -> JSON
  {
    let response: HTTPResponse
    do {
      response = try http.send(request, timeoutMilliseconds: milliseconds)
    } catch {
      throw .gone(port: port, reason: "\(error)")
    }
    let text = String(decoding: response.body, as: UTF8.self)
    guard let json = try? JSON(parsing: response.body) else {
      throw .foreign(port: port, answered: "\(response.status) \(text.prefix(80))")
    }
    guard response.status == 200 else {
      if let failure = try? Failure(json: json) { throw .failure(failure) }
      throw .foreign(port: port, answered: "\(response.status) \(text.prefix(80))")
    }
    return json
  }

  private static func prompts(_ json: JSON) throws(CompanionError) -> [SystemPrompt] {
    var prompts: [SystemPrompt] = []
    for prompt in json["prompts"]?.array ?? [] {
      do {
        prompts.append(try SystemPrompt(json: prompt))
      } catch {
        throw .badReply(error.description)
      }
    }
    return prompts
  }
}
