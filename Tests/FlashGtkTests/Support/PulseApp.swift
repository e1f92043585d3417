import FlashClient
import FlashDevices
import FlashProtocol
import HostSupport

/// Pulse in a process of its own, with a registry and a state of its own.
final class PulseApp {
  let client: FlashClient
  private let devices: Devices
  private let launched: Launched
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - arguments: further options of Pulse.
  ///   - readyAfter: how late its router gets ready, in milliseconds.
  init(_ arguments: [String] = [], readyAfter: Int = 0) throws {
    folder = try TemporaryFolder()
    devices = Devices(registry: Registry(folder: folder.path + "/registry"))
    // The display that the galleries use, and the variable that Pulse alone reads.
    var variables = ["PULSE_READY_AFTER=\(readyAfter)", "GSK_RENDERER=cairo"]
    variables += ["DISPLAY", "GDK_BACKEND", "XDG_RUNTIME_DIR", "GSETTINGS_BACKEND"].compactMap {
      name in Display.environment[name].map { "\(name)=\($0)" }
    }
    launched = try devices.launch(
      LaunchRequest(
        program: "/usr/bin/env",
        arguments: variables + [Program.path("pulse"), "--state", folder.path + "/state"]
          + arguments,
        name: "pulse", by: "tests", isOwned: true))
    client = FlashClient(port: launched.instance.port, token: launched.instance.token)
  }

  deinit { try? devices.stop(launched.instance, child: launched.child) }

  func command(_ name: String) throws -> Command {
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw GalleryApp.Trouble(description: "no command \(name)")
    }
    return command
  }

  func get(_ name: String, _ arguments: [(name: String, value: JSON)]) throws -> JSON {
    try client.call(try command(name), arguments).json()
  }

  /// Every screen that its router can open, with an argument that its summary names.
  func screens() throws -> [(name: String, arguments: [(name: String, value: String)])] {
    try client.steps().map { step in
      (
        step.name,
        step.arguments.filter(\.required).map { argument in
          (argument.name, argument.summary.split(separator: " ").last.map(String.init) ?? "")
        }
      )
    }
  }

  func closeModals() {
    while (try? client.dismiss()) != nil {}
  }
}
