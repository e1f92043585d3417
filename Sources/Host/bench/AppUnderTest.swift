import FlashClient
import FlashDevices
import FlashFlow
import FlashProtocol

/// The app that a run is played on, with what is known of its process.
final class AppUnderTest: FlowDriver {
  let instance: Instance
  let child: ChildProcess?
  private let client: FlashClient
  private let devices: Devices
  /// Held until the run is over.
  private let reservation: Reservation

  init(_ launched: Launched, devices: Devices) {
    instance = launched.instance
    child = launched.child
    client = launched.instance.client()
    reservation = launched.reservation
    self.devices = devices
  }

  /// - Throws: `reserved` where another run has it.
  init(_ instance: Instance, devices: Devices) throws(DeviceError) {
    reservation = try devices.reserve(instance, by: "bench flow")
    self.instance = instance
    child = nil
    client = instance.client()
    self.devices = devices
  }

  func identify() throws(ClientError) -> AppIdentity { try client.identify() }

  func call(_ command: Command, _ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply
  { try client.call(command, arguments) }

  var epitaph: String? { devices.epitaph(of: instance, child: child) }

  func pause(milliseconds: Int) { client.pause(milliseconds: milliseconds) }
}
