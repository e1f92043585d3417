#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashProtocol
import FlashServer
import FlashTesting

/// A few controls and two screens.
enum FakeScreens {
  static func put(in app: FakeApp, crashOn crashId: String?, flaky: String?) -> Navigation {
    app.ui { app in app.windows = [window(crashOn: crashId, flaky: flaky)] }
    return navigation()
  }

  @UIActor
  private static func window(crashOn crashId: String?, flaky: String?) -> FakeView {
    let count = FakeView(
      .text, id: "count", text: "0", frame: Frame(x: 0, y: 0, width: 100, height: 20))
    let add = FakeView(
      .button, id: "add", text: "Add", frame: Frame(x: 0, y: 40, width: 100, height: 40))
    add.onTap = { count.text = String((count.text.flatMap { Int($0) } ?? 0) + 1) }
    let dead = FakeView(
      .button, id: "dead", text: "Dead", frame: Frame(x: 0, y: 100, width: 100, height: 40))
    dead.claimsTaps = true
    let field = FakeView(
      .field, id: "field", value: "", frame: Frame(x: 0, y: 160, width: 200, height: 40))
    let short = FakeView(
      .field, id: "short", value: "", frame: Frame(x: 0, y: 220, width: 200, height: 40))
    short.maxLength = 3
    let fatal = FakeView(
      .button, id: crashId ?? "harmless", text: "Fatal",
      frame: Frame(x: 0, y: 280, width: 100, height: 40))
    fatal.onTap = { if crashId != nil { kill(getpid(), SIGKILL) } }
    let unsteady = FakeView(
      .button, id: "flaky", text: "Flaky", frame: Frame(x: 0, y: 340, width: 100, height: 40))
    unsteady.onTap = { if flaky.map(Self.wasThere) != false { count.text = "flaky" } }
    return FakeView(
      .window, id: "window", frame: Frame(x: 0, y: 0, width: 400, height: 700),
      [count, add, dead, field, short, fatal, unsteady])
  }

  /// Whether a file is there; it is from then on.
  private static func wasThere(_ file: String) -> Bool {
    if access(file, F_OK) == 0 { return true }
    close(open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
    return false
  }

  private static func navigation() -> Navigation {
    let navigation = Navigation()
    navigation.steps = [
      StepSpec("settings", summary: "Settings"),
      StepSpec("search", summary: "Search", arguments: [.init("query", summary: "what for")]),
      StepSpec("nowhere", summary: "A screen that never comes"),
    ]
    navigation.open = { [unowned navigation] step, _ in
      guard step != "nowhere" else { return }
      navigation.didNavigate(to: ScreenInfo(contentType: step.uppercased(), mode: "push"))
    }
    navigation.back = { false }
    navigation.current = { ScreenInfo(contentType: "HOME", mode: "root", title: "Home") }
    return navigation
  }
}
#endif
