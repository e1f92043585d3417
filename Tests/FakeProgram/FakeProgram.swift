#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting

struct FakeProgram {
  /// Ends at once, before anything listens.
  private var exitStatus: Int32?
  /// Runs, and has no Flash inside.
  private var isMute = false
  /// Dies of a signal when that element is tapped.
  private var crashId: String?
  /// A file by which it knows that it was started before: 'flaky' does nothing the first time.
  private var flakyFile: String?

  init(_ arguments: [String]) {
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--exit": exitStatus = words.popFirst().flatMap { Int32($0) }
      case "--mute": isMute = true
      case "--flaky": flakyFile = words.popFirst()
      case "--crash-on": crashId = words.popFirst()
      default: break
      }
    }
  }

  func run() -> Never {
    print("fakeapp begins")
    fflush(nil)
    if let exitStatus {
      print("the store cannot be opened")
      exit(exitStatus)
    }
    if isMute { while true { pause() } }
    let app = FakeApp(
      name: Self.variable("FLASH_NAME") ?? "fakeapp",
      device: Self.variable("FLASH_DEVICE") ?? "memory")
    let navigation = FakeScreens.put(in: app, crashOn: crashId, flaky: flakyFile)
    let http = HTTPServerConfiguration(
      port: Self.variable("FLASH_PORT").flatMap { Int($0) } ?? 0,
      token: Self.variable("FLASH_TOKEN"))
    let server = Server(
      platform: app, navigation: navigation, configuration: .init(http: http))
    do {
      _ = try server.start()
    } catch {
      print(error)
      exit(1)
    }
    while true { pause() }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
#endif
