import FlashClient
import FlashDevices
import FlashMaestro
import FlashProtocol

extension FlashDevice {
  /// What the simulator does for the app; a device without one cannot.
  private func onSimulator(
    else reason: String, _ body: (SimulatedDevice) throws(DeviceError) -> Void
  ) throws(MaestroFailure) {
    guard let simulated = app.simulated else { throw .unsupported(reason) }
    do {
      try body(simulated)
    } catch {
      throw .device("\(error)")
    }
  }

  func clearKeychain() throws(MaestroFailure) {
    try onSimulator(else: "\(platform) keeps no keychain that an app alone could empty") {
      (device) throws(DeviceError) in try device.resetKeychain()
    }
  }

  func clearState(_ app: String) throws(MaestroFailure) {
    guard self.app.isOwn else {
      throw .unsupported("the app was not started by bench, so its state is not ours to clear")
    }
    self.app.stop()
    do {
      try self.app.empty()
    } catch {
      throw .device("\(error)")
    }
  }

  func setPermissions(_ app: String, _ permissions: [MaestroPair]) throws(MaestroFailure) {
    guard self.app.simulated != nil else {
      throw .unsupported("\(platform) asks for no permissions that could be set from outside")
    }
    for permission in permissions {
      guard let consent = SimulatorConsent(permission) else {
        note("'\(permission.name): \(permission.value)' cannot be set in a simulator")
        continue
      }
      try onSimulator(else: "") { (device) throws(DeviceError) in
        try device.set(consent.consent, of: consent.service)
      }
    }
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
    if browser {
      return try onSimulator(else: "a browser is another app, and Flash is in this one alone") {
        (device) throws(DeviceError) in try device.open(link)
      }
    }
    let reply = try act("deeplink", [("url", .string(link))])
    if reply.status == .unchanged, !reply.already {
      note("nothing moved: the app did not follow the link")
    }
  }

  func startRecording() throws(MaestroFailure) -> [UInt8] {
    throw .unsupported("no film is made here: --proof keeps a picture of each step")
  }

  func stopRecording() throws(MaestroFailure) {
    throw .unsupported("no film is made here: --proof keeps a picture of each step")
  }

  func setLocation(latitude: Double, longitude: Double) throws(MaestroFailure) {
    try onSimulator(else: "\(platform) has no location that could be set for one app") {
      (device) throws(DeviceError) in
      try device.setLocation(latitude: latitude, longitude: longitude)
    }
  }

  func setOrientation(_ orientation: String) throws(MaestroFailure) {
    throw .unsupported("an app cannot turn its device; start it with --size for another shape")
  }

  func addMedia(_ paths: [String]) throws(MaestroFailure) {
    try onSimulator(else: "\(platform) has no photo library that media could be added to") {
      (device) throws(DeviceError) in try device.addMedia(paths)
    }
  }

  var airplaneMode: Bool {
    get throws(MaestroFailure) { throw noAirplane }
  }

  func setAirplaneMode(_ on: Bool) throws(MaestroFailure) { throw noAirplane }

  private var noAirplane: MaestroFailure {
    .unsupported("\(platform) has no airplane mode that concerns one app alone")
  }

  var darkMode: Bool {
    get throws(MaestroFailure) {
      var isDark = false
      try onSimulator(else: noDarkMode) { (device) throws(DeviceError) in
        isDark = try device.isDark()
      }
      return isDark
    }
  }

  func setDarkMode(_ on: Bool) throws(MaestroFailure) {
    try onSimulator(else: noDarkMode) { (device) throws(DeviceError) in try device.setDark(on) }
  }

  private var noDarkMode: String {
    "the dark mode of \(platform) is a setting of the whole desktop"
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
