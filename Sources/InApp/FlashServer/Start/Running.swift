#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import FlashHTTP
import FlashProtocol

/// A server that listens in an app which is announced.
package final class Running: Sendable {
  package let port: Int
  private let server: Server
  private let announcement: Announcement

  private init(port: Int, server: Server, announcement: Announcement) {
    self.port = port
    self.server = server
    self.announcement = announcement
  }

  /// Closes the listener and takes the app out of the registry.
  package func stop() {
    announcement.withdraw()
    server.stop()
  }

  /// Listens where the environment says, else at a free port, and announces the app.
  ///
  /// Where it cannot, the app goes on without Flash and says so on stderr; with `FLASH_REQUIRED=1`
  /// it ends with status 70.
  package static func start(
    _ platform: any Platform, navigation: Navigation?, configuration: Server.Configuration
  ) -> Running? {
    var configuration = configuration
    if let wanted = Environment.text("FLASH_PORT") {
      guard let port = Int(wanted), (0...65535).contains(port) else {
        return fail("FLASH_PORT is '\(wanted)': it must be a number from 0 to 65535")
      }
      configuration.http.port = port
    }
    if let token = Environment.text("FLASH_TOKEN") { configuration.http.token = token }
    let server = Server(
      platform: platform, navigation: navigation, configuration: configuration)
    do throws(HTTPServerError) {
      let port = try server.start()
      let record = InstanceRecord(
        app: platform.identity, port: port, token: configuration.http.token,
        startTicks: Announcement.startTicks())
      return Running(port: port, server: server, announcement: Announcement(record))
    } catch {
      return fail(reason(error))
    }
  }

  private static func fail(_ message: String) -> Running? {
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
#endif
