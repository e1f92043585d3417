import FlashProtocol
import Testing

@Suite struct FailureTests {
  /// The statuses of RFC 9110, section 15, that docs/protocol.md promises.
  @Test(arguments: [
    ("not-found", 404), ("ambiguous", 409), ("stale-ref", 410), ("disabled", 409),
    ("covered", 409), ("off-screen", 409), ("not-a-field", 422), ("read-only", 409),
    ("ax-unarmed", 503), ("unsupported", 501), ("busy", 503), ("bad-request", 400),
    ("forbidden", 403), ("not-activated", 409), ("app-error", 422), ("timeout", 504),
  ])
  func everyCodeHasItsStatus(_ word: String, _ status: Int) throws {
    let code = try #require(Failure.Code(rawValue: word))
    #expect(code.status == status)
  }

  @Test func noCodeIsForgottenAbove() {
    #expect(Failure.Code.allCases.count == 16)
  }

  @Test func goesOverTheWireWithItsFacts() throws {
    let failure = Failure.covered("save", by: "toast")
    #expect(
      String(decoding: failure.jsonBytes, as: UTF8.self)
        == "{\"error\":{\"code\":\"covered\",\"message\":\"'save' is covered by 'toast': close or move that first, or pass force to act all the same\",\"target\":\"save\",\"by\":\"toast\"}}"
    )
    #expect(try Failure(json: JSON(parsing: failure.jsonBytes)) == failure)
  }

  @Test func adviceThatCannotBeFollowedIsNotGiven() {
    #expect(
      Failure.covered("save", by: "toast", forceable: false).message
        == "'save' is covered by 'toast': close or move that first")
    #expect(
      Failure.indexOutOfRange("save", index: 3, count: 1).message
        == "'save' has no index 3: there is 1, so 0")
    #expect(
      Failure.indexOutOfRange("save", index: 3, count: 2).message
        == "'save' has no index 3: there are 2, so 0 to 1, or -1 for the last")
  }

  @Test(arguments: [
    JSON.null, .members(["status": "done"]),
    .members(["error": .members(["code": "no-such-code", "message": "x"])]),
    .members(["error": .members(["code": "busy"])]),
  ])
  func refusesWhatIsNoFailure(_ json: JSON) {
    #expect(throws: WireError.self) { try Failure(json: json) }
  }

  @Test func namesTheNearestElements() {
    #expect(
      Failure.notFound("home.top.vide", nearest: ["home.top.video", "home.top"]).message
        == "no element 'home.top.vide': the nearest on screen: home.top.video, home.top")
    #expect(
      Failure.notFound("zzz", nearest: []).message
        == "no element 'zzz': nothing on screen has a name like it; /actionables lists what is there"
    )
  }

  @Test func countsTheCandidatesAndListsTenOfThem() {
    let candidates = (0..<12).map { Element(ref: "e\($0)", kind: .button, id: "delete") }
    let failure = Failure.ambiguous("delete", candidates: candidates)
    #expect(
      failure.message == "'delete' names 12 elements: add an index from 0, or use a ref")
    #expect(failure["count"] == 12)
    #expect(failure["candidates"]?.array?.count == 10)
    #expect(
      failure["candidates"]?.array?.first?.text
        == "{\"ref\":\"e0\",\"id\":\"delete\",\"frame\":[0,0,0,0]}")
  }

  @Test func saysWhichIndexesThereAre() {
    #expect(
      Failure.indexOutOfRange("delete", index: 3, count: 2).message
        == "'delete' has no index 3: there are 2, so 0 to 1, or -1 for the last")
  }

  @Test func saysHowAnElementCanBeNamed() {
    #expect(
      Failure.noTarget("tap").message
        == "/tap needs an element: give one of target, id, ref or text; /actionables lists them")
    #expect(
      Failure.severalTargets(["id", "text"]).message
        == "id and text were given: name the element in one way only")
  }

  @Test func tellsTheMethodOrTheNearestRoute() {
    #expect(
      Failure.unknownRoute(method: "GET", path: "/tap").message == "/tap answers POST, not GET")
    #expect(
      Failure.unknownRoute(method: "POST", path: "/tapp").message
        == "no route /tapp: did you mean /tap?")
    #expect(
      Failure.unknownRoute(method: "GET", path: "/favicon.ico").message
        == "no route /favicon.ico: docs/protocol.md lists the routes")
    #expect(Failure.unknownRoute(method: "GET", path: "/favicon.ico").code == .notFound)
  }

  @Test func tellsBothMethodsOfAPathThatHasTwo() {
    #expect(
      Failure.unknownRoute(method: "DELETE", path: "/steps").message
        == "/steps answers GET and POST, not DELETE")
  }

  @Test func saysWhetherABusyAppMayStillAct() {
    let withdrawn = Failure.busy(waited: 1000)
    #expect(withdrawn["started"] == false)
    #expect(withdrawn["queue"] == 1000.0)
    let running = Failure.stillRunning(waited: 1000)
    #expect(running["started"] == true)
    #expect(running.code == .busy)
  }

  @Test func saysWhatWasOnScreenInstead() {
    #expect(
      Failure.timeout("login", waited: 500, nearest: ["log.in"]).message
        == "'login' did not come within 500 ms; the nearest on screen: log.in")
    #expect(
      Failure.timeout("login", waited: 500, nearest: []).message
        == "'login' did not come within 500 ms; nothing on screen has an identifier")
  }

  @Test func saysWhatAStepTakes() {
    let step = StepSpec("search", arguments: [.init("query"), .init("in", required: false)])
    #expect(
      Failure.missingArgument("query", of: step).message
        == "step 'search' needs 'query': it takes query, [in]")
    #expect(
      Failure.unknownArgument("text", of: step).message
        == "step 'search' has no argument 'text': it takes query, in")
    #expect(
      Failure.unknownArgument("text", of: StepSpec("home")).message
        == "step 'home' has no argument 'text': it takes none")
    #expect(
      Failure.unknownStep("serach", known: ["search", "home"]).message
        == "the app has no step 'serach': did you mean 'search'?")
  }

  @Test func saysWhichRowsThereAre() {
    #expect(
      Failure.noRow("9", count: 8).message == "no row '9': the list has 8 rows, 0 to 7")
    #expect(Failure.noRow("0", count: 0).message == "no row '0': the list is empty")
  }
}
