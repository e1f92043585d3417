#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct TimeTests {
  // Case D06.
  @Test(arguments: Way.allCases)
  func aHungUIThreadIsToldInTimeAndTheActNeverFiresLate(_ way: Way) throws {
    let fired = Counter()
    let bench = try Bench(way) { app in
      let button = FakeView(.button, id: "go", frame: Frame(0, 0, 100, 40))
      button.onTap = {
        fired.count += 1
        button.text = "gone"
      }
      app.windows = [window(button)]
    }
    let released = Signal()
    bench.app.block(until: released)
    #expect(try bench.get("/health")["status"] == "ok")
    let idle = try Failure(
      json: try bench.json(try bench.driver.get("/idle", ["deadline": "60"])))
    #expect(idle.code == .busy)
    #expect(idle["started"] == false)
    let tap = try bench.failure("/tap", ["id": "go", "deadline": 80])
    #expect(tap.code == .busy)
    #expect(tap["queue"] == 80)
    #expect(try bench.get("/health")["status"] == "ok")
    released.raise()
    #expect(bench.app.ui { _ in fired.count } == 0)
    #expect(try bench.act("/tap", ["id": "go"]).changed)
    #expect(bench.app.ui { _ in fired.count } == 1)
  }

  @Test func anActThatTheAppDoesNotReturnFromIsToldAsStarted() throws {
    let released = Signal()
    let bench = try Bench(.direct) { app in
      let button = FakeView(.button, id: "hang", frame: Frame(0, 0, 100, 40))
      button.onTap = { released.wait() }
      app.windows = [window(button)]
    }
    let failure = try bench.failure("/tap", ["id": "hang", "deadline": 60])
    #expect(failure.code == .busy)
    #expect(failure["started"] == true)
    released.raise()
  }

  // Case D01.
  @Test func whatNeverEndsIsIgnoredAndListed() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window()]
      app.ignored = [.init(what: "spinner", name: "loading")]
    }
    let reply = try IdleReply(json: try bench.get("/idle", ["wait": "1000"]))
    #expect(reply.idle)
    #expect(reply.ignored == [.init(what: "spinner", name: "loading")])
    #expect(reply.waited < 900)
  }

  // Case D01.
  @Test(arguments: Way.allCases)
  func idleAnswersAsSoonAsTheLastMovementEnds(_ way: Way) throws {
    let bench = try Bench(way) { app in
      app.windows = [window()]
      app.busy = [.init(what: "transition", name: "push", remaining: 200)]
      app.after(milliseconds: 200) { app.busy = [] }
    }
    #expect(try IdleReply(json: try bench.get("/idle")).busy.map(\.name) == ["push"])
    let reply = try IdleReply(json: try bench.get("/idle", ["wait": "5000"]))
    #expect(reply.idle)
    #expect(reply.timedOut == false)
    #expect(reply.waited < 4000)
  }

  // Case D04.
  @Test(arguments: [50, 200])
  func aWaitForIdleEndsAtTheTimeGivenWithWhatIsBusy(_ limit: Int) throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window()]
      app.busy = [.init(what: "animation", name: "re-armed")]
    }
    let reply = try IdleReply(json: try bench.get("/idle", ["wait": String(limit)]))
    #expect(reply.idle == false)
    #expect(reply.timedOut)
    #expect(reply.busy == [.init(what: "animation", name: "re-armed")])
    #expect(reply.waited >= Double(limit) - 1)
    #expect(reply.waited < Double(limit) + 300)
  }

  /// A list that a reply has just filled has no size before the next frame.
  @Test func whatARequestBroughtIsLaidOutBeforeTheAppCountsAsIdle() throws {
    final class Asks: @unchecked Sendable { var left = 2 }
    let asks = Asks()
    let navigation = Navigation()
    navigation.pending = {
      asks.left -= 1
      return asks.left > 0 ? ["GET /stories"] : []
    }
    let bench = try Bench(.direct, navigation: navigation) { $0.windows = [window()] }
    let frames = bench.app.ui { $0.frameCount }
    let reply = try IdleReply(json: try bench.get("/idle", ["wait": "5000"]))
    #expect(reply.idle)
    #expect(bench.app.ui { $0.frameCount } == frames + 1)
  }

  @Test func requestsThatTheAppWaitsForAreBusy() throws {
    let navigation = Navigation()
    navigation.pending = { ["GET /stories"] }
    let bench = try Bench(.direct, navigation: navigation) { $0.windows = [window()] }
    let reply = try IdleReply(json: try bench.get("/idle"))
    #expect(reply.busy == [.init(what: "request", name: "GET /stories")])
  }

  @Test(arguments: Way.allCases)
  func theFourPartsOfTheTimeAddUpAndTheAppsOwnIsNamed(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let button = FakeView(.button, id: "slow", frame: Frame(0, 0, 100, 40))
      button.onTap = {
        let until = Clock.nanoseconds() + 30_000_000
        while Clock.nanoseconds() < until {}
        button.text = "done"
      }
      app.windows = [window(button)]
    }
    let response = try bench.driver.post("/tap", ["id": "slow"])
    let timing = Timing(header: response.headers["Server-Timing"] ?? "")
    let ms = try bench.json(response)["ms"]?.double ?? 0
    #expect(timing.app >= 30)
    #expect(timing.work > 0)
    #expect(abs(timing.total - ms) < 5)
    #expect(response.headers["Flash-App"]?.hasPrefix("Fake; pid=") == true)
  }

  @Test func waitingForAnElementToGoEndsWhenItGoes() throws {
    let bench = try Bench(.direct) { app in
      let toast = FakeView(.text, id: "toast", text: "Saved", frame: Frame(0, 0, 100, 40))
      app.windows = [window(toast)]
      app.after(milliseconds: 80) { app.windows[0].removeAll() }
    }
    #expect(
      try bench.get("/element", ["id": "toast", "gone": "1", "wait": "5000"])["gone"] == true)
    let other = try Failure(
      json: try bench.get("/element", ["id": "window", "gone": "1", "wait": "30"]))
    #expect(other.message == "'window' is still on screen after 30 ms")
  }
}
#endif
