#if FLASH
import FlashAcceptance
import FlashClient
import FlashProtocol
import FlashServer
import FlashTesting
import HostSupport

/// An app in this process with a count, a button and a field, and a client of it.
final class CountingApp {
  let app = FakeApp(name: "demo", device: "phone")
  let client: FlashClient
  private let server: Server

  init() throws {
    server = Server(platform: app, navigation: Navigation())
    let port = try server.start()
    client = FlashClient(port: port)
    app.ui { app in
      let count = FakeView(
        .text, id: "count", text: "0", frame: Frame(x: 0, y: 0, width: 100, height: 40))
      let add = FakeView(
        .button, id: "add", text: "Add", frame: Frame(x: 0, y: 50, width: 100, height: 40))
      add.onTap = { count.text = String((count.text.flatMap { Int($0) } ?? 0) + 1) }
      let field = FakeView(
        .field, id: "name", value: "", frame: Frame(x: 0, y: 100, width: 100, height: 40))
      app.windows = [
        FakeView(
          .window, id: "window", frame: Frame(x: 0, y: 0, width: 400, height: 700),
          [count, add, field])
      ]
    }
  }

  deinit { server.stop() }

  var count: String? { app.ui { $0.windows[0].children[0].text } }
  var field: String? { app.ui { $0.windows[0].children[2].value } }
}
#endif
