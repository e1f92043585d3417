#if FLASH
import CFlashGtk
import CFlashGtkShim
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
    let platform = GtkPlatform(identity: identity)
    platform.watch()
    guard
      let server = Running.start(
        platform, navigation: navigation, configuration: configuration)
    else { return nil }
    let instance = Instance(server: server, platform: platform)
    running = instance
    return instance
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
}

/// Flash as it runs in this app.
@UIActor
public final class Instance {
  /// Where it listens, on 127.0.0.1.
  public nonisolated let port: Int
  let platform: GtkPlatform
  private nonisolated let server: Running

  init(server: Running, platform: GtkPlatform) {
    port = server.port
    self.server = server
    self.platform = platform
  }

  /// Closes the listener and takes the app out of the registry.
  @MainActor
  public func stop() {
    server.stop()
    UIThread.assume { if Flash.running === self { Flash.running = nil } }
  }
}
#endif
