#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// What an app calls to have Flash inside.
///
/// Nothing of it exists in a release build, so the calls stand inside `#if DEBUG` in the app.
@UIActor
public enum Flash {
  /// Whether whoever launched the app asks for Flash: `flash run` gives a port, and a scheme of
  /// Xcode's can set `FLASH=1`.
  public static var isWanted: Bool {
    Environment.text("FLASH_PORT") != nil || Environment.text("FLASH") == "1"
  }

  /// Begins to listen on loopback, and announces the app in the registry of running instances.
  ///
  /// To be called once, as the app launches. The environment decides over what is given:
  /// `FLASH_PORT` (else a free one), `FLASH_TOKEN`, `FLASH_DEVICE`, `FLASH_NAME`. Where the port is
  /// taken the app goes on without Flash and says so on stderr.
  ///
  /// - Parameters:
  ///   - name: what `flash run` and `flash ls` know the app by; nil for the bundle's name.
  ///   - navigation: the app's router; where it has no `current`, the controllers on screen tell.
  ///   - isWanted: the second gate, beside the one that leaves Flash out of a release build.
  /// - Returns: the instance that runs; nil where it does not.
  @discardableResult
  public static func start(
    name: String? = nil, navigation: Navigation? = nil, if isWanted: Bool = Flash.isWanted,
    configuration: Server.Configuration = Server.Configuration()
  ) -> Instance? {
    if let running { return running }
    guard isWanted else { return nil }
    let platform = UIKitPlatform(identity: identity(named: name))
    let navigation = navigation ?? Navigation()
    if navigation.current == nil {
      let reporter = NavigationReporter(navigation)
      navigation.current = { UIThread.assume { reporter.current } }
      platform.onTurn { reporter.look() }
    }
    guard
      let server = Running.start(
        platform, navigation: navigation, configuration: configuration)
    else { return nil }
    let instance = Instance(server: server, platform: platform)
    running = instance
    for entry in LaunchEntry.read(CommandLine.arguments) { entry.open(navigation, platform) }
    return instance
  }

  static var running: Instance?

  private static func identity(named name: String?) -> AppIdentity {
    let bundle = Bundle.main
    let facts = bundle.infoDictionary ?? [:]
    let ownName = facts["CFBundleName"] as? String
    return AppIdentity(
      name: Environment.text("FLASH_NAME") ?? name ?? ownName ?? "app",
      bundle: bundle.bundleIdentifier ?? "",
      version: facts["CFBundleShortVersionString"] as? String ?? "",
      platform: "ios", device: Environment.text("FLASH_DEVICE") ?? UIDevice.current.name,
      pid: Int(ProcessInfo.processInfo.processIdentifier))
  }
}

/// Flash as it runs in this app.
@UIActor
public final class Instance {
  /// Where it listens, on 127.0.0.1.
  nonisolated public let port: Int
  let platform: UIKitPlatform
  private let server: Running

  init(server: Running, platform: UIKitPlatform) {
    port = server.port
    self.server = server
    self.platform = platform
    platform.armOnceShown()
  }

  /// Closes the listener, takes the app out of the registry and leaves accessibility as it was.
  public func stop() {
    server.stop()
    platform.arming.disarm()
    if Flash.running === self { Flash.running = nil }
  }
}
#endif
