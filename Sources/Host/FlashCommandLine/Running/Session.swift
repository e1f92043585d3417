import FlashClient
import FlashDevices
import FlashProtocol

/// Does the commands of a chain in turn, and stops at the first that fails.
public final class Session {
  let devices: Devices
  let console: Console
  /// The app that the chain is at: the one it started, or the one it first chose.
  private(set) var current: (selector: String?, instance: Instance, client: FlashClient)?
  /// Held until the process ends, so that nobody else takes what was just started.
  private var reservations: [Reservation] = []

  public init(devices: Devices = Devices(), console: Console = .standard) {
    self.devices = devices
    self.console = console
  }

  /// - Returns: what the process exits with.
  public func perform(_ invocations: [Invocation]) -> ExitCode {
    for invocation in invocations {
      let code = perform(invocation)
      guard code == .done else { return code }
    }
    return .done
  }

  private func perform(_ invocation: Invocation) -> ExitCode {
    switch invocation {
    case .run(let run): return failing { () throws(DeviceError) in try start(run) }
    case .list(let json): return list(json: json)
    case .stop(let stop): return failing { () throws(DeviceError) in try end(stop) }
    case .call(let call): return ask(call)
    case .watch(let watch): return self.watch(watch)
    case .doctor(let doctor):
      return failing { () throws(DeviceError) in try examine(doctor) }
    case .simulator(let simulate):
      return failing { () throws(DeviceError) in try perform(simulate) }
    case .alert(let alert): return failing { () throws(DeviceError) in try answer(alert) }
    case .diff(let diff): return self.diff(diff)
    case .version:
      console.print("flash \(FlashVersion.current)")
      return .done
    case .help(let topic):
      do {
        console.print(try Help(paint: console.paint).text(topic))
        return .done
      } catch {
        console.complain("flash: " + error.description.printable)
        return .wrongUsage
      }
    }
  }

  private func failing(_ body: () throws(DeviceError) -> ExitCode) -> ExitCode {
    do throws(DeviceError) {
      return try body()
    } catch {
      return complain(error)
    }
  }

  func complain(_ error: DeviceError) -> ExitCode {
    if case .noApp(let cleared) = error { report(cleared) }
    console.complain("flash: \(error)")
    return error.exitCode
  }

  func report(_ cleared: [Cleared]) {
    for entry in cleared { console.complain("flash: \(entry)") }
  }

  /// The app that a command means, kept for the rest of the chain.
  func target(_ selector: String?) throws(DeviceError) -> (
    instance: Instance, client: FlashClient
  ) {
    if let current, selector == nil || selector == current.selector {
      return (current.instance, current.client)
    }
    let selector = selector ?? Environment.value("FLASH_APP")
    var gone: [Cleared] = []
    let instance = try devices.choose(selector) { gone = $0 }
    report(gone)
    return take(instance, selector: selector)
  }

  @discardableResult
  func take(_ instance: Instance, selector: String?) -> (instance: Instance, client: FlashClient) {
    let client = instance.client()
    current = (selector, instance, client)
    return (instance, client)
  }

  func keep(_ reservation: Reservation) { reservations.append(reservation) }

  /// Lets go of an app that is to be stopped.
  func release(_ instance: Instance) {
    reservations.removeAll { $0.port == instance.port }
    if current?.instance.port == instance.port { current = nil }
  }
}
