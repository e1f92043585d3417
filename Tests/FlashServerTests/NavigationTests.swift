#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

/// A router in small: it shows a screen some time after it was asked to.
private final class Router: @unchecked Sendable {
  let navigation: Navigation
  var opened: [String] = []
  unowned let app: FakeApp

  init(_ app: FakeApp, ready: Bool = true) {
    self.app = app
    navigation = Navigation(ready: ready)
    navigation.steps = [
      StepSpec("settings"),
      StepSpec("search", arguments: [.init("query"), .init("section", required: false)]),
      StepSpec("slow"), StepSpec("sheet"), StepSpec("nowhere"), StepSpec("broken"),
    ]
    navigation.open = { step, arguments in
      UIThread.assume { self.open(step, arguments) }
      if step == "broken" { throw RouterError.noAccount }
    }
    navigation.back = {
      guard self.opened.popLast() != nil else { return false }
      UIThread.assume { self.show("HOME") }
      return true
    }
    navigation.current = {
      guard let last = self.opened.last else { return nil }
      return ScreenInfo(contentType: last.uppercased(), mode: "push")
    }
    navigation.deeplink = { url in
      guard url.hasPrefix("pulse://") else { return false }
      UIThread.assume { self.show(String(url.dropFirst(8))) }
      return true
    }
  }

  /// Whether it shows nothing new, as a router that is where it should go.
  var isStill = false

  enum RouterError: Error { case noAccount }

  @UIActor func open(_ step: String, _ arguments: [String: String]) {
    switch step {
    case "slow":
      app.busy = [.init(what: "transition", name: "push")]
      app.after(milliseconds: 200) {
        self.app.busy = []
        self.show("slow")
      }
    case "sheet":
      app.windows.append(
        FakeView(
          .dialog, id: "sheet", traits: [.modal], frame: Frame(0, 400, 400, 400),
          [FakeView(.button, id: "ok", frame: Frame(0, 0, 50, 40))]))
      app.frameCount += 1
    case "nowhere", "broken": break
    default: show(step)
    }
  }

  @UIActor func show(_ name: String) {
    if isStill { return }
    opened.append(name)
    app.windows[0].removeAll()
    app.windows[0].add(FakeView(.text, id: "title", text: name, frame: Frame(0, 0, 100, 20)))
    navigation.didNavigate(to: ScreenInfo(contentType: name.uppercased(), mode: "push"))
  }
}

@Suite struct NavigationTests {
  private func bench(_ way: Way = .direct, ready: Bool = true) throws -> (Bench, Router) {
    // The router needs the app and the driver needs the router's navigation.
    let app = FakeApp()
    app.ui { $0.windows = [window()] }
    let router = Router(app, ready: ready)
    return (try Bench(app, way, navigation: router.navigation), router)
  }

  @Test(arguments: Way.allCases)
  func aStepArrivesAtTheScreenThatTheRouterReports(_ way: Way) throws {
    let (bench, router) = try bench(way)
    let reply = try bench.act("/step", ["name": "search", "arguments": ["query": "river"]])
    #expect(reply.status == .arrived)
    #expect(reply.screen == ScreenInfo(contentType: "SEARCH", mode: "push"))
    #expect(router.opened == ["search"])
    #expect(try bench.get("/screen")["screen"]?["contentType"] == "SEARCH")
  }

  @Test func aScreenThatIsOnItsWayIsWaitedFor() throws {
    let (bench, _) = try bench()
    let reply = try bench.act("/step", ["name": "slow"])
    #expect(reply.status == .arrived)
    #expect(reply.screen?.contentType == "SLOW")
    #expect(reply.ms >= 200)
  }

  @Test func aSheetThatTheRouterDoesNotReportIsPresented() throws {
    let (bench, _) = try bench()
    let reply = try bench.act("/step", ["name": "sheet"])
    #expect(reply.status == .presented)
    #expect(reply.changes.appeared.contains { $0.id == "sheet" })
  }

  @Test func aStepThatMovesNothingIsUnchanged() throws {
    let (bench, _) = try bench()
    let reply = try bench.act("/step", ["name": "nowhere"])
    #expect(reply.status == .unchanged)
    #expect(reply.changed == false)
    #expect(reply.ms >= 50)
  }

  @Test func whatIsAskedForWhereItShowsIsThereAlready() throws {
    let (bench, router) = try bench()
    _ = try bench.act("/step", ["name": "settings"])
    bench.app.ui { _ in router.isStill = true }
    let again = try bench.act("/step", ["name": "settings"])
    #expect(again.status == .unchanged)
    #expect(again.already)
    #expect(try bench.act("/deeplink", ["url": "pulse://settings"]).already)
    #expect(try bench.act("/deeplink", ["url": "pulse://search"]).already == false)
    #expect(try bench.act("/deeplink", ["url": "other://settings"]).already == false)
    #expect(try bench.act("/step", ["name": "nowhere"]).already == false)
    let batch = try bench.json(
      try bench.driver.post("/steps", ["steps": [["name": "settings"], ["name": "settings"]]]))
    #expect(batch["complete"] == true)
  }

  @Test func aBackAtTheRootIsUnchanged() throws {
    let (bench, _) = try bench()
    #expect(try bench.act("/back", [:]).status == .unchanged)
    _ = try bench.act("/step", ["name": "settings"])
    #expect(try bench.act("/back", [:]).status == .arrived)
  }

  @Test func whatTheRouterThrowsIsToldAsTheAppsError() throws {
    let (bench, _) = try bench()
    let failure = try bench.failure("/step", ["name": "broken"])
    #expect(failure.code == .app)
    #expect(failure.message == "the app answered with an error: noAccount")
  }

  @Test func aStepIsCheckedAgainstWhatTheAppAccepts() throws {
    let (bench, router) = try bench()
    #expect(
      try bench.failure("/step", ["name": "setings"]).message
        == "the app has no step 'setings': did you mean 'settings'?")
    #expect(
      try bench.failure("/step", ["name": "search"]).message
        == "step 'search' needs 'query': it takes query, [section]")
    #expect(
      try bench.failure("/step", ["name": "search", "arguments": ["query": "a", "sort": "b"]])
        .message == "step 'search' has no argument 'sort': it takes query, section")
    #expect(router.opened.isEmpty)
  }

  @Test(arguments: [JSON.array([]), [1], [["nme": "settings"]]])
  func aBatchWithoutNamedStepsIsToldWhatIsWanted(_ steps: JSON) throws {
    let (bench, _) = try bench()
    let failure = try bench.failure("/steps", ["steps": steps])
    #expect(failure.code == .badRequest)
    #expect(failure.message.hasSuffix("an array of objects, such as {\"name\":\"settings\"}"))
  }

  @Test func aBatchStopsAtTheFirstStepThatFails() throws {
    let (bench, router) = try bench()
    let reply = try bench.json(
      try bench.driver.post(
        "/steps",
        ["steps": [["name": "settings"], ["name": "nowhere"], ["name": "slow"]]]))
    #expect(reply["complete"] == false)
    #expect(reply["steps"]?.array?.map { $0["status"] } == ["arrived", "unchanged"])
    #expect(router.opened == ["settings"])
  }

  // Case E05.
  @Test(arguments: [0, 300])
  func aLinkGivenBeforeTheRouterIsReadyArrivesOnce(_ delay: Int) throws {
    let (bench, router) = try bench(ready: false)
    let navigation = router.navigation
    bench.app.ui { app in
      app.after(milliseconds: delay) { navigation.becomeReady() }
    }
    let reply = try bench.act("/deeplink", ["url": "pulse://article"])
    #expect(reply.status == .arrived)
    #expect(reply.screen?.contentType == "ARTICLE")
    #expect(router.opened == ["article"])
  }

  @Test func aRouterThatIsNeverReadyIsTold() throws {
    let (bench, _) = try bench(ready: false)
    let failure = try bench.failure("/deeplink", ["url": "pulse://a", "timeout": 60])
    #expect(failure.code == .timeout)
    #expect(failure.message == "the app's router was not ready within 60 ms: nothing was opened")
  }

  @Test func aLinkThatTheAppDoesNotKnowIsUnchanged() throws {
    let (bench, _) = try bench()
    #expect(try bench.act("/deeplink", ["url": "other://a"]).status == .unchanged)
  }

  @Test func anAppWithoutARouterSaysWhatIsMissing() throws {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    let failure = try bench.failure("/step", ["name": "settings"])
    #expect(failure.code == .unsupported)
    #expect(failure.message.contains("hand Flash a Navigation"))
  }

  @Test func movesSwitchAnimationsOffAndBackOnAgain() throws {
    let (bench, router) = try bench()
    let seen = Counter()
    let app = bench.app
    let open = router.navigation.open
    router.navigation.open = { step, arguments in
      UIThread.assume { seen.count = app.animations ? 1 : 0 }
      try open?(step, arguments)
    }
    _ = try bench.act("/step", ["name": "settings"])
    #expect(bench.app.ui { [$0.animations, seen.count == 0] } == [true, true])
    _ = try bench.act("/step", ["name": "settings", "animate": true])
    #expect(bench.app.ui { _ in seen.count } == 1)
    _ = try bench.failure("/step", ["name": "broken"])
    #expect(bench.app.ui { $0.animations })
  }
}
#endif
