extension MaestroRunner {
  /// Does a command whose expressions have their values.
  func act(_ command: MaestroCommand) throws(MaestroFailure) -> Act {
    switch command.action {
    case .tap(let selector, let options, let point):
      try tap(selector, options, point, isOptional: command.isOptional)
    case .tapPoint(let point, let options): try tap(point, options)
    case .assert(let condition, let timeout):
      try assert(condition, timeout, isOptional: command.isOptional)
      return .still
    case .swipe(let swipe): try self.swipe(swipe, isOptional: command.isOptional)
    case .scrollUntilVisible(let scroll):
      try self.scroll(scroll, isOptional: command.isOptional)
    case .copyText(let selector): try copyText(selector, isOptional: command.isOptional)
    case .setClipboard(let text):
      copy(text)
      return .still
    case .pasteText: if let clipboard { try device.input(clipboard) }
    case .inputText(let text): try device.input(text)
    case .inputRandom(let kind, let length): try device.input(kind.made(length: length ?? 8))
    case .eraseText(let count): try device.erase(count)
    case .pressKey(let key): try device.press(key)
    case .back: try device.back()
    case .scroll: try device.scroll()
    case .hideKeyboard:
      if try device.hideKeyboard() {
        throw .hideKeyboard(
          "Couldn't hide the keyboard. This can happen if the app uses a custom input or doesn't "
            + "expose a standard dismiss action.")
      }
    case .waitForAnimationToEnd(let timeout):
      try device.waitForAnimationToEnd(timeout: try milliseconds(timeout, of: command) ?? 15_000)
    case .evalScript(let script): _ = try scope.interpolate(script)
    case .runScript(let script):
      guard try holds(script.condition, isOptional: command.isOptional) else { return .skipped }
      try scope.run(script.text, env: script.env, name: script.file)
    case .runFlow(let flow):
      guard try holds(flow.condition, isOptional: command.isOptional) else { return .skipped }
      return try run(flow) ? .acted : .still
    case .repeat(let commands, let times, let condition):
      return try loop(commands, times, condition, isOptional: command.isOptional)
    case .retry(let flow, let times): return try retry(flow, times) ? .acted : .still
    default: return try actOnDevice(command)
    }
    return .acted
  }

  private func actOnDevice(_ command: MaestroCommand) throws(MaestroFailure) -> Act {
    switch command.action {
    case .launchApp(let launch): try self.launch(launch)
    case .setPermissions(let app, let permissions):
      try device.setPermissions(app, permissions)
      return .still
    case .stopApp(let app): try device.stopApp(app)
    case .killApp(let app): try device.killApp(app)
    case .clearState(let app):
      try device.clearState(app)
      if device.grantsByDefault {
        try device.setPermissions(app, [MaestroPair("all", "unset")])
      }
    case .clearKeychain:
      try device.clearKeychain()
      return .still
    case .openLink(let link, let autoVerify, let browser):
      try device.openLink(link, app: appID, autoVerify: autoVerify, browser: browser)
    case .takeScreenshot(let path, let crop):
      try takeScreenshot(path, crop, isOptional: command.isOptional)
      return .still
    case .assertScreenshot(let path, let threshold, let crop):
      try assertScreenshot(path, threshold, crop, of: command)
      return .still
    case .startRecording(let path):
      let film = try device.startRecording()
      try save(film, path + ".mp4", for: command.name)
      return .still
    case .stopRecording:
      try device.stopRecording()
      return .still
    case .setLocation(let latitude, let longitude):
      try device.setLocation(
        latitude: try number(latitude, "latitude"), longitude: try number(longitude, "longitude"))
    case .setOrientation(let text):
      guard let orientation = CommandReader.orientation(named: text) else {
        throw .invalidCommand("Unknown orientation: \(text)")
      }
      try device.setOrientation(orientation)
    case .travel(let points, let speed): try travel(points, speed ?? 4)
    case .addMedia(_, let paths): try device.addMedia(paths)
    case .setAirplaneMode(let on): try device.setAirplaneMode(on)
    case .toggleAirplaneMode: try device.setAirplaneMode(!(try device.airplaneMode))
    case .setDarkMode(let on): try device.setDarkMode(on)
    case .toggleDarkMode: try device.setDarkMode(!(try device.darkMode))
    case .assertDarkMode: return try assertDark(true)
    case .assertLightMode: return try assertDark(false)
    case .askModel(let question):
      throw .unsupported("no model is asked here: \(question)")
    default: return .still
    }
    return .acted
  }

  private func assertDark(_ wanted: Bool) throws(MaestroFailure) -> Act {
    guard try device.darkMode != wanted else { return .still }
    throw .assertion(
      wanted
        ? "Assertion failed: expected dark mode to be enabled, but it was disabled"
        : "Assertion failed: expected dark mode to be disabled, but it was enabled")
  }

  func copy(_ text: String) {
    clipboard = text
    scope.copy(text)
  }

  private func copyText(_ selector: MaestroSelector, isOptional: Bool) throws(MaestroFailure) {
    let node = try find(selector, isOptional: isOptional).node
    let texts = [node.text, node.hint].compactMap(\.self).filter { !$0.isEmpty }
    guard let text = texts.first ?? node.accessibilityText else {
      throw .unableToCopyText("Element does not contain text to copy: \(selector.words)")
    }
    copy(text)
  }

  private func launch(_ launch: Launch) throws(MaestroFailure) {
    // What cannot be done here is told, and the app is launched all the same.
    var reasons: [String] = []
    func tolerate(_ body: () throws(MaestroFailure) -> Void) throws(MaestroFailure) {
      do {
        try body()
      } catch {
        guard case .unsupported(let reason) = error else { throw error }
        if !reasons.contains(reason) { reasons.append(reason) }
      }
    }
    let app = launch.appID
    if launch.clearKeychain == true {
      try tolerate { () throws(MaestroFailure) in try device.clearKeychain() }
    }
    if launch.clearState == true {
      try tolerate { () throws(MaestroFailure) in try device.clearState(app) }
    }
    if launch.permissions != nil || device.grantsByDefault {
      let permissions = launch.permissions ?? [MaestroPair("all", "allow")]
      try tolerate { () throws(MaestroFailure) in try device.setPermissions(app, permissions) }
    }
    if launch.stopApp != false {
      try tolerate { () throws(MaestroFailure) in try device.stopApp(app) }
    }
    try tolerate { () throws(MaestroFailure) in
      try device.launchApp(app, launch.arguments ?? [])
    }
    if !reasons.isEmpty { throw .unsupported(reasons.joined(separator: "; ")) }
  }

  func number(_ text: String, _ name: String) throws(MaestroFailure) -> Double {
    guard let number = Double(text.trimmingSpace), number.isFinite else {
      throw .invalidCommand("Invalid \(name) '\(text)': it must be a number")
    }
    return number
  }

  /// A time that may be an expression; `_` may part its digits.
  func milliseconds(_ text: String?, of command: MaestroCommand) throws(MaestroFailure) -> Double? {
    guard let text else { return nil }
    guard let number = Int(text.filter { $0 != "_" }.trimmingSpace) else {
      throw .invalidCommand(
        "Invalid timeout value '\(text)' in '\(command.shown)'. "
          + "Timeout must be a number of milliseconds.")
    }
    return Double(number)
  }
}
