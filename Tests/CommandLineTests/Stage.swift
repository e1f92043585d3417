#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashDevices
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import HostSupport

/// An app in this process that the built programs drive, announced in a registry of its own.
final class Stage: Sendable {
  let folder: TemporaryFolder
  let app: FakeApp
  let navigation: Navigation
  private let server: Server
  let port: Int

  /// - Parameter announced: what the registry says of the app; nil for the truth.
  init(announced: AppIdentity? = nil) throws {
    folder = try TemporaryFolder()
    app = FakeApp(name: "demo", device: "phone")
    let navigation = Navigation()
    navigation.steps = [StepSpec("settings"), StepSpec("nowhere")]
    navigation.open = { [unowned navigation] step, _ in
      if step == "settings" {
        navigation.didNavigate(to: ScreenInfo(contentType: "SETTINGS", mode: "push"))
      }
    }
    self.navigation = navigation
    server = Server(
      platform: app, navigation: navigation,
      configuration: .init(http: HTTPServerConfiguration(token: "t0ken")))
    port = try server.start()
    app.ui { app in
      let count = FakeView(.text, id: "count", text: "0", frame: Self.frame(0))
      let add = FakeView(.button, id: "add", text: "Add", frame: Self.frame(1))
      add.onTap = { count.text = String((count.text.flatMap { Int($0) } ?? 0) + 1) }
      let field = FakeView(.field, id: "short", value: "", frame: Self.frame(2))
      field.maxLength = 3
      app.windows = [
        FakeView(
          .window, id: "window", frame: Frame(x: 0, y: 0, width: 400, height: 700),
          [count, add, field])
      ]
    }
    let record = InstanceRecord(
      app: announced ?? app.identity, port: port, token: "t0ken",
      startTicks: ProcessFacts.startTicks(Int(getpid())))
    try Files.write(record.jsonBytes, to: folder.path + "/" + record.fileName)
  }

  deinit { server.stop() }

  private static func frame(_ row: Int) -> Frame {
    Frame(x: 0, y: Float(row) * 50, width: 100, height: 40)
  }

  /// How often the button was tapped.
  var taps: Int {
    app.ui { $0.windows[0].children[0].text.flatMap { Int($0) } ?? -1 }
  }

  var environment: [String: String] { ["FLASH_REGISTRY": folder.path] }

  func flash(_ words: String...) throws -> Program.Outcome {
    try Program.run("flash", words, environment: environment)
  }

  /// Plays a flow of that text.
  func bench(_ text: String, _ options: String...) throws -> Program.Outcome {
    let file = try folder.write(text, to: "f.flow")
    return try Program.run("bench", ["flow", file] + options, environment: environment)
  }
}
#endif
