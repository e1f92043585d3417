import FlashHTTP
import FlashProtocol
import Testing

@testable import FlashClient

@Suite struct ClientErrorTests {
  @Test func aFailureIsThrownWithItsFactsAndTheReplysTimes() throws {
    let transport = FakeTransport()
    transport.status = 404
    transport.body = Failure.notFound("ad", nearest: ["add"]).jsonBytes
    let error = try #require(throws: ClientError.self) { try client(transport).tap("ad") }
    guard case .failure(let failure, let reply) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(failure.code == .notFound)
    #expect(failure["nearest"]?.array == ["add"])
    #expect(reply.timing.total == 10)
    #expect(error.description == "no element 'ad': the nearest on screen: add")
    #expect(!error.isGone && !error.isOther)
  }

  @Test(arguments: [
    (
      TransportError.refused("the connection was refused"),
      "no app answers on port 7100 (the connection was refused): start one with 'flash run', or see 'flash ls'",
      true
    ),
    (
      .lost("the connection ended"),
      "the app on port 7100 went away before it answered (the connection ended): it may have crashed; its log tells",
      true
    ),
    (
      .timedOut(milliseconds: 900),
      "the app on port 7100 did not answer within 900 ms: it may hang or be stopped; 'flash ls' tells whether Flash still answers in it",
      false
    ),
  ])
  func aConnectionThatFailsSaysHowAndWhatToDo(
    _ fault: TransportError, _ prose: String, _ isGone: Bool
  ) throws {
    let transport = FakeTransport()
    transport.error = fault
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(error.description == prose)
    #expect(error.isGone == isGone)
  }

  @Test func anErrorWithoutAReasonIsABadReply() throws {
    let transport = FakeTransport()
    transport.status = 500
    transport.body = []
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(
      error.description
        == "the app's answer cannot be read: status 500 without a reason; is its Flash of another version?"
    )
  }

  @Test func aReplyThatLacksAMemberNamesIt() throws {
    let transport = FakeTransport()
    transport.body = Array("{}".utf8)
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(
      error.description
        == "the app's answer cannot be read: the app's reply has no status 'status'; is its Flash of another version?"
    )
  }
}
