import FlashHTTP
import FlashProtocol
import Testing

@testable import FlashClient

/// L01: nobody drives the wrong app.
@Suite struct IdentityTests {
  @Test(arguments: [
    AppIdentity.demo.with(name: "other"), .demo.with(pid: 1), .demo.with(bundle: "dev.other"),
    .demo.with(device: "tablet"),
  ])
  func anotherAppOnThePortIsRefusedBeforeAnyAct(_ other: AppIdentity) throws {
    let transport = FakeTransport()
    transport.health = other
    transport.header = other.header
    #expect {
      try client(transport).tap("add")
    } throws: { error in
      guard let error = error as? ClientError, case .mismatch = error else { return false }
      return error.isOther
    }
    #expect(transport.paths == [])
  }

  @Test func theMessageNamesBothApps() throws {
    let transport = FakeTransport()
    transport.health = .demo.with(pid: 77, device: "tablet")
    transport.header = AppIdentity.demo.header  // as a proxy might leave it
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(
      error.description
        == "port 7100 is another app: wanted demo (pid 4242, dev.flash.Pulse, phone), got demo (pid 77, dev.flash.Pulse, tablet); no act was sent; see 'flash ls'"
    )
  }

  @Test func aServerWithoutFlashIsToldAndGetsNoAct() throws {
    let transport = FakeTransport()
    transport.header = nil
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(
      error.description
        == "port 7100 is not an app with Flash inside (its answer, status 200, has no Flash-App header): nothing was sent to it; see 'flash ls'"
    )
    #expect(error.isOther)
    #expect(transport.paths == [])
  }

  @Test(arguments: [nil, AppIdentity.demo.header])
  func aFlashThatDoesNotKnowTheTokenSaysSo(_ header: String?) throws {
    let transport = FakeTransport()
    transport.header = header
    transport.healthStatus = 401
    transport.healthBody = Array(
      #"{"error":{"code":"forbidden","message":"the token is not that of this run"}}"#.utf8)
    let error = try #require(throws: ClientError.self) { try client(transport).tap("add") }
    #expect(
      error.description
        == "port 7100 refused the request (the token is not that of this run): nothing was done; FLASH_TOKEN gives the token of an app that is in no registry"
    )
    #expect(error.isOther)
  }

  @Test func aHealthThatIsNotSoundIsForeignToo() throws {
    let transport = FakeTransport()
    transport.health = nil
    let error = try #require(throws: ClientError.self) {
      try client(transport, expecting: nil).tap("add")
    }
    guard case .foreign = error else {
      Issue.record("\(error)")
      return
    }
    #expect(transport.paths == [])
  }

  @Test func anAppThatTakesThePortLaterIsNoticedByTheNextReply() throws {
    let transport = FakeTransport()
    let client = client(transport)
    _ = try client.tap("add")
    transport.header = AppIdentity.demo.with(pid: 9).header
    let error = try #require(throws: ClientError.self) { try client.tap("add") }
    guard case .mismatch(_, _, let answered) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(answered == "demo; pid=9; platform=gtk; device=phone")
  }

  @Test func whoeverAnswersIsTakenWhereNobodyIsExpectedAndKeptAfterwards() throws {
    let transport = FakeTransport()
    let client = client(transport, expecting: nil)
    _ = try client.tap("add")
    #expect(client.app == .demo)
    transport.header = AppIdentity.demo.with(pid: 9).header
    #expect(throws: ClientError.self) { try client.tap("add") }
  }

  @Test func whoAnswersIsAskedOnce() throws {
    let transport = FakeTransport()
    let client = client(transport)
    _ = try client.tap("add")
    _ = try client.tap("add")
    #expect(transport.requests.map(\.path) == ["/health", "/tap", "/tap"])
  }
}
