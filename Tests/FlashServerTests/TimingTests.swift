#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

/// The parts of a reply's time against the time that the client saw.
@Suite struct TimingTests {
  /// How long each of the slow things takes, in milliseconds.
  private static let slow = 150.0

  /// Keeps the thread that it runs on at work.
  private static func toil() {
    let end = Clock.nanoseconds() + UInt64(slow * 1e6)
    while Clock.nanoseconds() < end {}
  }

  private struct Exchange {
    var timing: Timing
    /// What the client saw, in milliseconds.
    var whole: Double

    /// What is left for the transport is never negative, and next to nothing beside what was slow.
    func expectSum() {
      #expect(timing.total <= whole)
      #expect(whole - timing.total < slow / 2)
    }
  }

  private func post(_ path: String, _ body: JSON, to driver: SocketDriver) throws -> Exchange {
    let start = Clock.nanoseconds()
    let response = try driver.post(path, body)
    let whole = Double(Clock.nanoseconds() - start) / 1e6
    #expect(response.status == 200)
    return Exchange(
      timing: Timing(header: response.headers["Server-Timing"] ?? ""), whole: whole)
  }

  private func app(_ onTap: @escaping @UIActor @Sendable () -> Void = {}) -> FakeApp {
    let app = FakeApp()
    app.ui { app in
      let button = FakeView(.button, id: "go", frame: Frame(0, 0, 100, 40))
      button.onTap = {
        onTap()
        button.text = "done"
      }
      app.windows = [window(button)]
    }
    return app
  }

  @Test func aSlowCallbackOfTheAppIsTheAppsTime() throws {
    let driver = try SocketDriver(app { Self.toil() })
    let exchange = try post("/tap", ["id": "go"], to: driver)
    exchange.expectSum()
    #expect(exchange.timing.app >= Self.slow)
    #expect(exchange.timing.queue < Self.slow / 2)
    #expect(exchange.timing.wait < Self.slow / 2)
  }

  @Test func aBusyUIThreadIsQueueTime() throws {
    let app = app()
    let driver = try SocketDriver(app)
    // Warm, so that the request is there before the thread is free again.
    _ = try driver.get("/health")
    app.thread.run { Self.toil() }
    let exchange = try post("/tap", ["id": "go"], to: driver)
    exchange.expectSum()
    #expect(exchange.timing.queue > Self.slow / 2)
    #expect(exchange.timing.app < Self.slow / 2)
  }

  @Test func aSlowNavigationIsWaitingForTheApp() throws {
    let app = app()
    let navigation = Navigation()
    navigation.steps = [StepSpec("far")]
    navigation.open = { [unowned navigation] _, _ in
      UIThread.assume {
        app.busy = [.init(what: "transition", name: "push")]
        app.after(milliseconds: Int(Self.slow)) {
          app.busy = []
          navigation.didNavigate(to: ScreenInfo(contentType: "FAR", mode: "push"))
        }
      }
    }
    let driver = try SocketDriver(app, navigation: navigation)
    let exchange = try post("/step", ["name": "far"], to: driver)
    exchange.expectSum()
    #expect(exchange.timing.wait >= Self.slow * 0.9)
    #expect(exchange.timing.app < Self.slow / 2)
  }
}
#endif
