import FlashClient
import FlashProtocol

/// One thing that Flash is to be able to do with Pulse, tried in earnest.
struct Examination: Sendable {
  /// What did not hold, in words.
  struct Fault: Error {
    var reason: String
  }

  struct Finding {
    var name: String
    var isWell: Bool
    var detail: String
    var milliseconds: Double
  }

  var name: String
  private var body: @Sendable (Patient) throws -> String

  init(_ name: String, _ body: @escaping @Sendable (Patient) throws -> String) {
    self.name = name
    self.body = body
  }

  func perform(_ patient: Patient, now: () -> Double) -> Finding {
    let began = now()
    var isWell = true
    var detail: String
    do {
      detail = try body(patient)
    } catch let fault as Fault {
      (isWell, detail) = (false, fault.reason)
    } catch {
      (isWell, detail) = (false, "\(error)")
    }
    return Finding(name: name, isWell: isWell, detail: detail, milliseconds: now() - began)
  }
}

/// The app that is examined, and by which ways it took what was triggered in it.
final class Patient {
  let client: FlashClient
  private(set) var paths: [ActReply.Path: Int] = [:]

  init(_ client: FlashClient) { self.client = client }

  func expect(_ holds: Bool, _ reason: @autoclosure () -> String) throws {
    if !holds { throw Examination.Fault(reason: reason()) }
  }

  @discardableResult
  func tap(_ id: String) throws -> ActReply { note(try client.tap(Target(.id(id)))) }

  @discardableResult
  func note(_ reply: ActReply) -> ActReply {
    if let path = reply.path { paths[path, default: 0] += 1 }
    return reply
  }

  @discardableResult
  func open(_ step: String, _ arguments: [(name: String, value: String)] = []) throws -> ActReply {
    let reply = try client.open(step, arguments)
    try expect(
      reply.status != .unchanged || reply.screen?.contentType == step.uppercased(),
      "the step '\(step)' moved nothing")
    return reply
  }

  func element(_ id: String) throws -> Element {
    try Element(json: try client.find(Target(.id(id)), wait: 2000)["element"] ?? .null)
  }
}
