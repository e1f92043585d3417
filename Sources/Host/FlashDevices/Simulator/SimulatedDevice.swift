/// The simulator that an app runs in, for what the app cannot do to its device itself.
public struct SimulatedDevice: Sendable, Equatable {
  public let udid: String
  /// The app's identifier.
  public let bundle: String

  public init(udid: String, bundle: String) {
    self.udid = udid
    self.bundle = bundle
  }

  private var xcrun: Tool { Tool(program: Environment.value("FLASH_XCRUN") ?? "xcrun") }

  @discardableResult
  private func simctl(_ words: String...) throws(DeviceError) -> String { try simctl(words) }

  @discardableResult
  private func simctl(_ words: [String]) throws(DeviceError) -> String {
    try xcrun.run(["simctl"] + words)
  }

  public enum Consent: String, Sendable { case grant, revoke, reset }

  /// - Parameter service: as `simctl privacy` names it, such as `location-always` or `all`.
  public func set(_ consent: Consent, of service: String) throws(DeviceError) {
    try simctl("privacy", udid, consent.rawValue, service, bundle)
  }

  public func setLocation(latitude: Double, longitude: Double) throws(DeviceError) {
    try simctl("location", udid, "set", "\(latitude),\(longitude)")
  }

  /// - Parameter files: pictures and films, for the photo library.
  public func addMedia(_ files: [String]) throws(DeviceError) {
    try simctl(["addmedia", udid] + files)
  }

  public func resetKeychain() throws(DeviceError) { try simctl("keychain", udid, "reset") }

  public func isDark() throws(DeviceError) -> Bool {
    try simctl("ui", udid, "appearance").hasPrefix("dark")
  }

  public func setDark(_ on: Bool) throws(DeviceError) {
    try simctl("ui", udid, "appearance", on ? "dark" : "light")
  }

  /// Opens a link as from outside; what is no link of an app's goes to the browser.
  public func open(_ url: String) throws(DeviceError) { try simctl("openurl", udid, url) }

  /// Takes from the app all that it keeps in its container; it must not be running.
  public func emptyContainer() throws(DeviceError) {
    let printed = try simctl("get_app_container", udid, bundle, "data")
    let path = String(printed.prefix { !$0.isNewline })
    guard path.hasPrefix("/"), path.count > 1 else { return }
    for name in Files.names(in: path) where !name.hasPrefix(".com.apple") {
      // The folders themselves are the system's.
      for inner in Files.names(in: "\(path)/\(name)") {
        let entry = "\(path)/\(name)/\(inner)"
        if Files.isFolder(entry) { Files.removeFolder(entry) } else { Files.remove(entry) }
      }
    }
  }
}

extension Instance {
  /// Nil for an app that runs in no simulator.
  public var simulated: SimulatedDevice? {
    guard let udid = note?.simulator, let app else { return nil }
    return SimulatedDevice(udid: udid, bundle: app.bundle)
  }
}
