import FlashHTTP
import FlashProtocol

@testable import UIXCuteCore

/// A model service on loopback that answers what a test wrote down.
final class ModelDouble: Sendable {
  struct Answer: Sendable {
    var status = 200
    var headers: [(name: String, value: String)] = []
    var body: JSON
  }

  private let log: Guarded<[HTTPRequest]>
  private let server: HTTPServer
  let port: Int
  var url: String { "http://127.0.0.1:\(port)" }

  /// - Parameter answer: to the n-th request, from 0.
  init(_ answer: @escaping @Sendable (Int, HTTPRequest) -> Answer) throws {
    let log = Guarded<[HTTPRequest]>([])
    self.log = log
    server = HTTPServer { request, responder in
      let number = log.withLock { log in
        log.append(request)
        return log.count - 1
      }
      let answer = answer(number, request)
      var response = HTTPResponse(status: answer.status, body: answer.body.bytes)
      response.headers.add("Content-Type", "application/json")
      for header in answer.headers { response.headers.add(header.name, header.value) }
      responder.send(response)
    }
    port = try server.start()
  }

  convenience init(_ answers: [Answer]) throws {
    try self.init { number, _ in answers[min(number, answers.count - 1)] }
  }

  deinit { server.stop() }

  var requests: [HTTPRequest] { log.withLock { $0 } }
  var bodies: [JSON] { requests.compactMap { try? JSON(parsing: $0.body) } }
}

/// A clock that does not wait, and remembers what it was asked to.
final class FastClock: AgentClock {
  private let log = Guarded<[Double]>([])
  var now: Double { 0 }
  var pauses: [Double] { log.withLock { $0 } }

  func pause(seconds: Double) async { log.withLock { $0.append(seconds) } }
}

extension Samples {
  /// A conversation with a failed call, as it goes to every service.
  static let request = LLMRequest(
    system: "You test.",
    messages: [
      LLMMessage(.user, [.text("Goal: go"), .text("<screen>\n</screen>")]),
      LLMMessage(
        .assistant,
        [
          .text("Tapping."), .toolCall(call("tap", ["identifier": "a"], id: "t1")),
          .toolCall(call("tap", ["identifier": "b"], id: "t2")),
        ]),
      LLMMessage(
        .user,
        [
          .toolResult(ToolResult(callID: "t1", name: "tap", text: "Tapped", isError: false)),
          .toolResult(ToolResult(callID: "t2", name: "tap", text: "", isError: true)),
          .text("<screen>2</screen>"), .image(Screenshot(format: .png, bytes: [1, 2, 3])),
        ]),
    ], tools: ToolBox.standard.specs, maxTokens: 300)
}
