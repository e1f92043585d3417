#if FLASH
import FlashMaestro
import FlashProtocol
import FlashTesting

extension MemoryDriver {
  var grantsByDefault: Bool { true }

  func clearKeychain() throws(MaestroFailure) { device.record("clearKeychain", true) }

  func clearState(_ app: String) throws(MaestroFailure) {
    if device.isInstalled(app) { device.record("clearState", .string(app)) }
  }

  func setPermissions(_ app: String, _ permissions: [MaestroPair]) throws(MaestroFailure) {
    device.record("setPermissions", ["appId": .string(app), "permissions": permissions.json])
  }

  func stopApp(_ app: String) throws(MaestroFailure) { device.record("stopApp", .string(app)) }
  func killApp(_ app: String) throws(MaestroFailure) { device.record("killApp", .string(app)) }

  func launchApp(_ app: String, _ arguments: [Launch.Argument]) throws(MaestroFailure) {
    let values = JSON.object(arguments.map { .init($0.name, $0.value.json) })
    try ask { () throws(MemoryFault) in try device.launch(app, values) }
  }

  func openLink(_ link: String, app: String, autoVerify: Bool, browser: Bool)
    throws(MaestroFailure)
  {
    if browser {
      device.record("openBrowser", .string(link))
    } else {
      device.record("openLink", ["link": .string(link), "autoVerify": .bool(autoVerify)])
    }
    try settle()
  }

  func picture(of node: UINode?) throws(MaestroFailure) -> [UInt8] {
    device.record("takeScreenshot", true)
    let picture = MemoryPicture(
      device.root, width: device.width, height: device.height, scale: device.scale)
    guard let crop = node?.frame else { return picture.png }
    let scale = device.scale
    return picture.cropped(
      x: crop.x * scale, y: crop.y * scale, width: crop.width * scale, height: crop.height * scale
    ).png
  }

  func likeness(_ expected: [UInt8], _ got: [UInt8]) throws(MaestroFailure) -> Double {
    expected == got ? 100 : 0
  }

  func startRecording() throws(MaestroFailure) -> [UInt8] {
    device.record("startRecording", true)
    return Array("Screen recording".utf8)
  }

  func stopRecording() throws(MaestroFailure) { device.record("stopRecording", true) }

  func setLocation(latitude: Double, longitude: Double) throws(MaestroFailure) {
    device.record("setLocation", [.double(latitude), .double(longitude)])
  }

  func setOrientation(_ orientation: String) throws(MaestroFailure) {
    device.record("setOrientation", .string(orientation))
  }

  func addMedia(_ paths: [String]) throws(MaestroFailure) {
    for _ in paths { device.record("addMedia", true) }
  }

  var airplaneMode: Bool { get throws(MaestroFailure) { device.airplaneMode } }
  func setAirplaneMode(_ on: Bool) throws(MaestroFailure) { device.set(airplaneMode: on) }
  var darkMode: Bool { get throws(MaestroFailure) { device.darkMode } }
  func setDarkMode(_ on: Bool) throws(MaestroFailure) { device.set(darkMode: on) }
}
#endif
