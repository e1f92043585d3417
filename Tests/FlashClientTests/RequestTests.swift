import FlashHTTP
import FlashProtocol
import Testing

@testable import FlashClient

@Suite struct RequestTests {
  @Test func argumentsOfAGetGoIntoTheQuery() throws {
    let command = try #require(Command.named("idle"))
    let request = FlashClient.request(command, [("wait", 200)])
    #expect(request.method == "GET")
    #expect(request.path == "/idle")
    #expect(request.query.map { "\($0.name)=\($0.value)" } == ["wait=200"])
    #expect(request.body.isEmpty)
  }

  @Test func aTextInTheQueryHasNoQuotes() throws {
    let command = try #require(Command.named("element"))
    let request = FlashClient.request(command, [("target", "a \"b\""), ("gone", true)])
    #expect(request.query.map(\.value) == ["a \"b\"", "true"])
  }

  @Test func argumentsOfAPostAreOneJSONObject() throws {
    let command = try #require(Command.named("tap"))
    let request = FlashClient.request(command, [("id", "add"), ("index", -1), ("force", true)])
    #expect(request.query.isEmpty)
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(
      String(decoding: request.body, as: UTF8.self) == #"{"id":"add","index":-1,"force":true}"#)
  }

  @Test func aPostWithoutArgumentsStillSendsAnObject() throws {
    let command = try #require(Command.named("back"))
    #expect(String(decoding: FlashClient.request(command, []).body, as: UTF8.self) == "{}")
  }

  /// D04: no wait is cut short by the client, and none is stretched.
  @Test(arguments: [(2_000, 12_000), (15_000, 25_000), (0, 10_000)])
  func theClientWaitsAsLongAsTheAppMayAndAMarginMore(_ wait: Int, _ patience: Int) throws {
    let command = try #require(Command.named("idle"))  // its deadline is 5000 unless given
    #expect(FlashClient.patience(command, [("wait", .int(wait))]) == patience)
  }

  @Test func theDefaultsHoldOnlyWhereNothingIsGiven() throws {
    let command = try #require(Command.named("step"))  // timeout 5000, deadline 5000
    #expect(FlashClient.patience(command, []) == 15_000)
    #expect(FlashClient.patience(command, [("timeout", 100), ("deadline", 200)]) == 5_300)
  }

  @Test func whatIsLeftOfTheRoundTripIsTransport() throws {
    let transport = FakeTransport()
    let reply = try client(transport).call(try #require(Command.named("tap")), [("id", "add")])
    #expect(reply.timing == Timing(queue: 1, work: 2, app: 3, wait: 4))
    #expect(reply.roundTrip == 12.5)
    #expect(reply.transport == 2.5)
  }

  @Test func everyTypedMethodAsksItsOwnCommand() throws {
    let transport = FakeTransport()
    let client = client(transport)
    _ = try client.tap("add")
    _ = try client.longPress("add")
    _ = try client.doubleTap("add")
    _ = try client.type("text", into: "field")
    _ = try client.clear("field")
    _ = try client.press("Return")
    _ = try client.swipe("up")
    _ = try client.page(to: "next")
    _ = try client.tab("Home")
    _ = try client.row("3")
    _ = try client.dismiss()
    _ = try client.open("settings")
    _ = try client.back()
    _ = try client.deeplink("pulse://home")
    _ = try client.notify("pulse://home")
    _ = try client.open(all: ["settings"])
    _ = try client.animations(false)
    _ = try client.screen()
    _ = try client.steps()
    _ = try client.actionables()
    _ = try client.hierarchy()
    _ = try client.rows()
    _ = try client.find("add")
    _ = try client.screenshot()
    transport.body = Array(#"{"idle":true}"#.utf8)
    _ = try client.idle()
    let asked = Set(transport.requests.map { $0.method + " " + $0.path })
    #expect(asked == Set(Command.all.map { $0.method.rawValue + " " + $0.path }))
  }

  @Test func onlyOptionsThatTheCommandTakesAreSent() throws {
    let transport = FakeTransport()
    let options = ActOptions(force: true, wait: 300, settle: .idle, animate: true)
    _ = try client(transport).open("search", [("query", "river")], options)
    let body = String(decoding: try #require(transport.last).body, as: UTF8.self)
    #expect(
      body == #"{"name":"search","arguments":{"query":"river"},"timeout":300,"animate":true}"#)
  }
}
