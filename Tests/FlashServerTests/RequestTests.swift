#if FLASH
import FlashHTTP
import FlashProtocol
@testable import FlashServer
import FlashTesting
import Testing

@Suite struct RequestTests {
  private func failure(_ request: HTTPRequest) throws -> Failure {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    return try Failure(json: try bench.json(try bench.driver.send(request)))
  }

  @Test func everyCommandButHealthHasARoute() {
    for command in Command.all where command.name != "health" {
      #expect(Route.named(command.name) != nil, "\(command.name)")
    }
    #expect(Route.all.count == Command.all.count - 1)
  }

  @Test func anUnknownRouteAndAWrongMethodSayWhatIsRight() throws {
    #expect(
      try failure(HTTPRequest(path: "/tpa")).message == "no route /tpa: did you mean /tap?")
    #expect(
      try failure(HTTPRequest(method: "GET", path: "/tap")).message
        == "/tap answers POST, not GET")
  }

  @Test func aBodyThatIsNoObjectIsRefused() throws {
    let cut = HTTPRequest(method: "POST", path: "/tap", body: Array("{\"id\":".utf8))
    #expect(
      try failure(cut).message
        == "the body is not JSON at byte 6: the text ends where a value should be: send one JSON object, such as {\"id\":\"login\"}"
    )
    let list = HTTPRequest(method: "POST", path: "/tap", body: Array("[1]".utf8))
    #expect(try failure(list).message.hasPrefix("the body is an array"))
  }

  @Test func aFieldOfTheWrongFormSaysWhatWasGotAndWanted() throws {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    let swipe = try bench.failure("/swipe", ["direction": "sideways"])
    #expect(
      swipe.message
        == "field 'direction' is \"sideways\": it must be one of up, down, left, right")
    #expect(swipe["wanted"] == "one of up, down, left, right")
    #expect(
      try bench.failure("/tap", ["idd": "x"]).message
        == "/tap has no field 'idd': did you mean 'id'?")
    #expect(try bench.failure("/tap", ["id": "x", "wait": -5]).code == .badRequest)
    #expect(try bench.failure("/tap", ["id": ["a": "b"]]).code == .badRequest)
  }

  @Test func aQueryServesAsWellAsABody() throws {
    let bench = try Bench(.direct) { app in
      let button = FakeView(.button, id: "b", frame: Frame(0, 0, 50, 40))
      button.claimsTaps = true
      app.windows = [window(button)]
    }
    let response = try bench.driver.send(
      HTTPRequest(method: "POST", path: "/tap", query: [("id", "b")]))
    #expect(response.status == 200)
  }

  @Test func aScreenshotCarriesItsSizeAndScale() throws {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    let response = try bench.driver.get("/screenshot", ["scale": "2", "format": "png"])
    #expect(response.headers["Content-Type"] == "image/png")
    #expect(response.headers["Flash-Image"] == "width=800; height=1600; scale=2")
    #expect(String(decoding: response.body, as: UTF8.self) == "png 800x1600 q80")
  }

  @Test func dismissingTakesTheModalOnTopAndSaysWhereThereIsNone() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [
        window(),
        FakeView(.dialog, id: "alert", traits: [.modal], frame: Frame(0, 0, 100, 100)),
      ]
    }
    #expect(try bench.act("/dismiss", [:]).changes.removed.map(\.id) == ["alert"])
    #expect(
      try bench.failure("/dismiss", [:]).message
        == "dismissing is not possible here: nothing modal is on top")
  }
}
#endif
