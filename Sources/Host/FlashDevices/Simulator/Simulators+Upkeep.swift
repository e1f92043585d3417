import FlashProtocol

/// What is done to a simulator from outside of any app.
extension Simulators {
  public func shutDown(_ simulator: Simulator) throws(DeviceError) {
    try simctl("shutdown", simulator.udid)
  }

  /// Takes all apps and settings off it; it must be shut down for that.
  public func erase(_ simulator: Simulator) throws(DeviceError) {
    if simulator.isBooted { try shutDown(simulator) }
    try simctl("erase", simulator.udid)
  }

  public func setAppearance(_ simulator: Simulator, dark: Bool) throws(DeviceError) {
    try simctl("ui", simulator.udid, "appearance", dark ? "dark" : "light")
  }

  /// A status bar that is the same in every picture.
  ///
  /// - Parameter time: what its clock shows.
  public func steadyStatusBar(_ simulator: Simulator, time: String = "9:41") throws(DeviceError) {
    try simctl(
      "status_bar", simulator.udid, "override", "--time", time, "--dataNetwork", "wifi",
      "--wifiBars", "3", "--cellularBars", "4", "--batteryState", "charged", "--batteryLevel", "100"
    )
  }

  public func clearStatusBar(_ simulator: Simulator) throws(DeviceError) {
    try simctl("status_bar", simulator.udid, "clear")
  }

  // MARK: - Apps

  public func terminate(_ bundle: String, on simulator: Simulator) throws(DeviceError) {
    try simctl("terminate", simulator.udid, bundle)
  }

  /// Opens a link as from outside, which asks the user in some versions of iOS.
  public func open(_ url: String, on simulator: Simulator) throws(DeviceError) {
    try simctl("openurl", simulator.udid, url)
  }

  /// Delivers a notification.
  ///
  /// - Parameter payload: path of a file with its JSON, or the text of an alert.
  /// - Throws: `badPayload` where a file holds no JSON with the member `aps`.
  public func push(_ payload: String, to bundle: String, on simulator: Simulator)
    throws(DeviceError)
  {
    guard Files.exists(payload) || payload.hasSuffix(".json") || payload.hasSuffix(".apns") else {
      let text = JSON.members(["aps": .members(["alert": .string(payload)])])
      let path = "/tmp/flash-push-\(simulator.udid).json"
      defer { Files.remove(path) }
      do {
        try Files.write(text.bytes, to: path, mode: 0o600)
      } catch {
        throw .file(error)
      }
      try simctl("push", simulator.udid, bundle, path)
      return
    }
    let bytes: [UInt8]
    do {
      bytes = try Files.read(payload)
    } catch {
      throw .file(error)
    }
    guard let json = try? JSON(parsing: bytes), json["aps"] != nil else {
      throw .badPayload(
        "\(payload) is no payload of a notification: it must be a JSON object with 'aps', such as {\"aps\": {\"alert\": \"Hello\"}}"
      )
    }
    try simctl("push", simulator.udid, bundle, payload)
  }

  // MARK: - Permissions

  /// What is done to a permission.
  public enum Privacy: String, Sendable { case grant, revoke, reset }

  /// The services that simctl lists, of which `all` means each.
  public static let services = [
    "all", "calendar", "contacts-limited", "contacts", "location", "location-always", "photos-add",
    "photos", "media-library", "microphone", "motion", "reminders", "siri",
  ]

  /// Decides a permission before the app asks for it, since the alert is another process's.
  ///
  /// - Parameter service: one of `services`; what simctl does not know it refuses with its list.
  public func change(
    _ privacy: Privacy, of service: String, for bundle: String, on simulator: Simulator
  ) throws(DeviceError) {
    try simctl("privacy", simulator.udid, privacy.rawValue, service, bundle)
  }

  func grant(_ service: String, to bundle: String, on simulator: Simulator) throws(DeviceError) {
    try change(.grant, of: service, for: bundle, on: simulator)
  }
}
