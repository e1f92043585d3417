import FlashClient
import FlashDevices
import FlashMaestro
import FlashProtocol

extension FlashDevice {
  func clearKeychain() throws(MaestroFailure) {
    throw .unsupported("\(platform) keeps no keychain that an app alone could empty")
  }

  func clearState(_ app: String) throws(MaestroFailure) {
    guard self.app.isOwn else {
      throw .unsupported("the app was not started by bench, so its state is not ours to clear")
    }
    self.app.stop()
    self.app.empty()
  }

  func setPermissions(_ app: String, _ permissions: [MaestroPair]) throws(MaestroFailure) {
    throw .unsupported("\(platform) asks for no permissions that could be set from outside")
  }

  func stopApp(_ app: String) throws(MaestroFailure) {
    guard self.app.isOwn else {
      throw .unsupported("the app was not started by bench, so it is not stopped")
    }
    // What was just started for this run is as it would be after another start.
    if !self.app.isFresh { self.app.stop() }
  }

  func killApp(_ app: String) throws(MaestroFailure) { try stopApp(app) }

  func launchApp(_ app: String, _ arguments: [Launch.Argument]) throws(MaestroFailure) {
    let words = arguments.map { "--\($0.name)=\($0.value.text)" }
    if self.app.isRunning {
      guard !words.isEmpty else { return }
      guard self.app.isOwn else {
        throw .unsupported("the app runs already, so it cannot be given launch arguments")
      }
      self.app.stop()
    }
    do {
      try self.app.start(words)
    } catch {
      throw .unableToLaunchApp("Unable to launch app \(app): \(error)")
    }
  }

  func openLink(_ link: String, app: String, autoVerify: Bool, browser: Bool)
    throws(MaestroFailure)
  {
    if browser { throw .unsupported("a browser is another app, and Flash is in this one alone") }
    if try act("deeplink", [("url", .string(link))]).status == .unchanged {
      note("nothing moved: the app did not follow the link")
    }
  }

  func picture(of node: UINode?) throws(MaestroFailure) -> [UInt8] {
    try ask("screenshot", [("format", "png")] + (node.map(target) ?? [])).body
  }

  func startRecording() throws(MaestroFailure) -> [UInt8] {
    throw .unsupported("no film is made here: --proof keeps a picture of each step")
  }

  func stopRecording() throws(MaestroFailure) {
    throw .unsupported("no film is made here: --proof keeps a picture of each step")
  }

  func setLocation(latitude: Double, longitude: Double) throws(MaestroFailure) {
    throw .unsupported("\(platform) has no location that could be set for one app")
  }

  func setOrientation(_ orientation: String) throws(MaestroFailure) {
    throw .unsupported("a window of \(platform) has no orientation: start it with --size")
  }

  func addMedia(_ paths: [String]) throws(MaestroFailure) {
    throw .unsupported("\(platform) has no photo library that media could be added to")
  }

  var airplaneMode: Bool {
    get throws(MaestroFailure) { throw noAirplane }
  }

  func setAirplaneMode(_ on: Bool) throws(MaestroFailure) { throw noAirplane }

  private var noAirplane: MaestroFailure {
    .unsupported("\(platform) has no airplane mode that concerns one app alone")
  }

  var darkMode: Bool {
    get throws(MaestroFailure) { throw noDarkMode }
  }

  func setDarkMode(_ on: Bool) throws(MaestroFailure) { throw noDarkMode }

  private var noDarkMode: MaestroFailure {
    .unsupported("the dark mode of \(platform) is a setting of the whole desktop")
  }
}

extension MaestroValue {
  /// As a word of a command line.
  fileprivate var text: String {
    switch self {
    case .string(let text): text
    default: json.text
    }
  }
}
