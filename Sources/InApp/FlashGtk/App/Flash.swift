#if FLASH
import CGtk
import CGtkShim
import FlashHTTP
import FlashProtocol
import FlashServer
import Glibc

/// What an app calls to have Flash inside.
///
/// Nothing of it exists in a release build, so the calls stand inside `#if FLASH` in the app too.
public enum Flash {
  /// Begins to listen, and announces the app in the registry of running instances.
  ///
  /// To be called on the thread that runs GTK's loop, before or after GTK is initialized. The
  /// environment decides over what is given: `FLASH_PORT` (else a free one), `FLASH_TOKEN`,
  /// `FLASH_DEVICE`, `FLASH_NAME`. Where the port is taken the app goes on without Flash and says
  /// so on stderr; with `FLASH_REQUIRED=1` it ends with status 70.
  ///
  /// - Parameters:
  ///   - name: what `flash run` and `flash ls` know the app by.
  ///   - bundle: the app's own identifier, such as `dev.flash.Pulse`.
  ///   - device: the device or the size it runs on, such as `phone`.
  ///   - navigation: the app's router, where it hands one in.
  /// - Returns: the instance that runs; nil where it does not.
  @MainActor
  @discardableResult
  public static func start(
    name: String, bundle: String, version: String = "1.0", device: String = "desktop",
    navigation: Navigation? = nil, configuration: Server.Configuration = Server.Configuration()
  ) -> Instance? {
    UIThread.assume {
      launch(
        name: name, bundle: bundle, version: version, device: device, navigation: navigation,
        configuration: configuration)
    }
  }

  @UIActor
  static func launch(
    name: String, bundle: String, version: String, device: String, navigation: Navigation?,
    configuration: Server.Configuration
  ) -> Instance? {
    if let running { return running }
    let identity = AppIdentity(
      name: Environment.text("FLASH_NAME") ?? name, bundle: bundle, version: version,
      platform: "gtk", device: Environment.text("FLASH_DEVICE") ?? device, pid: Int(getpid()))
    var configuration = configuration
    if let wanted = Environment.text("FLASH_PORT") {
      guard let port = Int(wanted), (0...65535).contains(port) else {
        return fail("FLASH_PORT is '\(wanted)': it must be a number from 0 to 65535")
      }
      configuration.http.port = port
    }
    if let token = Environment.text("FLASH_TOKEN") { configuration.http.token = token }
    let platform = GtkPlatform(identity: identity)
    platform.watch()
    let server = Server(
      platform: platform, navigation: navigation, configuration: configuration)
    do throws(HTTPServerError) {
      let port = try server.start()
      let record = InstanceRecord(
        app: identity, port: port, token: configuration.http.token,
        startTicks: Announcement.startTicks())
      let instance = Instance(
        port: port, server: server, platform: platform, announcement: Announcement(record))
      running = instance
      return instance
    } catch {
      return fail(reason(error))
    }
  }

  /// Gives a widget the identifier that Flash knows it by: the same on every launch, and the same
  /// whatever the language.
  @MainActor
  public static func identify<T>(_ widget: UnsafeMutablePointer<T>, _ id: String) {
    guard flash_is_a(widget, gtk_widget_get_type()) else { return }
    flash_set_id(Widget(gtk: widget), id)
  }

  /// The same, for a widget of a final type.
  @MainActor
  public static func identify(_ widget: OpaquePointer, _ id: String) {
    guard flash_is_a(UnsafeRawPointer(widget), gtk_widget_get_type()) else { return }
    flash_set_id(Widget(gtk: widget), id)
  }

  @UIActor static var running: Instance?

  private static func fail(_ message: String) -> Instance? {
    let isRequired = Environment.text("FLASH_REQUIRED") == "1"
    let rest = isRequired ? "FLASH_REQUIRED is set, so the app ends" : "the app goes on without it"
    Stderr.say("\(message); \(rest)")
    if isRequired { exit(70) }
    return nil
  }

  private static func reason(_ error: HTTPServerError) -> String {
    guard case .addressInUse(let port) = error, let holder = Announcement.holder(of: port) else {
      return "it does not listen: \(error)"
    }
    return "it does not listen: port \(port) of 127.0.0.1 belongs to \(holder.app.name) "
      + "(pid \(holder.app.pid)); stop that one, or give another FLASH_PORT"
  }
}

/// Flash as it runs in this app.
@UIActor
public final class Instance {
  /// Where it listens, on 127.0.0.1.
  public nonisolated let port: Int
  let platform: GtkPlatform
  private nonisolated let server: Server
  private nonisolated let announcement: Announcement

  init(port: Int, server: Server, platform: GtkPlatform, announcement: Announcement) {
    self.port = port
    self.server = server
    self.platform = platform
    self.announcement = announcement
  }

  /// Closes the listener and takes the app out of the registry.
  @MainActor
  public func stop() {
    announcement.withdraw()
    server.stop()
    UIThread.assume { if Flash.running === self { Flash.running = nil } }
  }
}

/// Where a developer sees what Flash has to say.
enum Stderr {
  static func say(_ message: String) {
    let line = Array("flash: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Environment variables; an empty one counts as none.
enum Environment {
  static func text(_ name: String) -> String? {
    getenv(name).flatMap { String(c: $0) }?.nonEmpty
  }
}
#endif
