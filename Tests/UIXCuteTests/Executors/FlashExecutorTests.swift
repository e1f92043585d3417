#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@testable import UIXCuteCore

/// The executor against an app in memory, over a socket.
struct FlashExecutorTests {
  /// A login form that leads home, drawn by hand.
  private final class LoginApp {
    let app = FakeApp()
    let driver: SocketDriver
    var executor: FlashActionExecutor { FlashActionExecutor(port: driver.port) }

    init() throws {
      app.ui { app in app.windows = [Self.login(app)] }
      driver = try SocketDriver(app)
    }

    @UIActor
    private static func login(_ app: FakeApp) -> FakeView {
      let email = FakeView(
        .field, id: "email", text: "Email", value: "",
        frame: Frame(x: 0, y: 40, width: 200, height: 40))
      let password = FakeView(
        .field, id: "password", text: "Password", state: [.secure],
        frame: Frame(x: 0, y: 90, width: 200, height: 40))
      let submit = FakeView(
        .button, id: "submit", text: "Log In", frame: Frame(x: 0, y: 140, width: 100, height: 40))
      submit.onTap = { app.windows = [home(email.value ?? "", password.secret)] }
      let dead = FakeView(
        .button, id: "dead", text: "Dead", frame: Frame(x: 0, y: 190, width: 100, height: 40))
      dead.claimsTaps = true
      let title = FakeView(
        .text, text: "Welcome back", frame: Frame(x: 0, y: 0, width: 200, height: 30))
      return FakeView(
        .window, id: "login", frame: Frame(x: 0, y: 0, width: 400, height: 700),
        [title, email, password, submit, dead])
    }

    @UIActor
    private static func home(_ email: String, _ secret: String) -> FakeView {
      let title = FakeView(
        .text, id: "home.title", text: "Welcome, \(email) (\(secret.count))",
        frame: Frame(x: 0, y: 0, width: 300, height: 30))
      return FakeView(
        .window, id: "home", frame: Frame(x: 0, y: 0, width: 400, height: 700), [title])
    }
  }

  @Test func theScreenIsReadInOrderWithItsTexts() async throws {
    let app = try LoginApp()
    let context = try await app.executor.capture(tree: true, screenshot: true)
    #expect(
      context.elements.map(\.name) == ["Welcome back", "email", "password", "submit", "dead"])
    #expect(context.elements.map(\.isActionable) == [false, true, true, true, true])
    #expect(context.elements[2].isSecure)
    #expect(context.screenshot != nil)
  }

  @Test func aGoalIsReachedOverTheWireAndTheSecretStaysInItsField() async throws {
    let app = try LoginApp()
    let model = ScriptedClient([
      Samples.type("ada@example.org", into: "email"),
      Samples.type("{{password}}", into: "password"),
      Samples.tap("submit"), Samples.end(),
    ])
    let agent = UIXCuteAgent(
      app: FlashApp(port: app.driver.port),
      configuration: UIXCuteConfiguration(
        secrets: ["password": .value("hunter22")], record: .never),
      backend: .scripted(model))
    let report = try await agent.run(
      goal: "Log in as ada@example.org with \(.secret("password"))",
      expecting: .text("home.title", "Welcome, ada@example.org (8)"))
    #expect(report.steps.allSatisfy { !$0.isError })
    #expect(!"\(model.requests) \(report)".contains("hunter22"))
  }

  @Test func whatAnActDidIsTold() async throws {
    let app = try LoginApp()
    let executor = app.executor
    let typed = try await executor.type(
      "x", into: ElementTarget(identifier: "email"), submit: false)
    #expect(typed.value == "x")
    #expect(typed.matched == true)
    let dead = try await executor.tap(ElementTarget(identifier: "dead"))
    #expect(dead.changed == false)
    let gone = try await executor.tap(ElementTarget(identifier: "submit"))
    #expect(gone.changed == true)
    #expect(gone.appeared.contains("home.title"))
  }

  @Test func aMissingElementNamesTheNearest() async throws {
    let app = try LoginApp()
    await #expect(throws: ActionError.notFound(name: "sumbit", nearest: ["submit"])) {
      try await app.executor.tap(ElementTarget(identifier: "sumbit"))
    }
    await #expect(throws: ActionError.self) {
      try await app.executor.wait(for: ElementTarget(identifier: "never"), seconds: 0.05)
    }
  }

  @Test func anAppThatIsNotThereIsGone() async throws {
    let executor = FlashActionExecutor(port: 1)
    do {
      _ = try await executor.capture(tree: true, screenshot: false)
      Issue.record("nobody listens on port 1")
    } catch ActionError.appGone {
    }
  }
}
#endif
