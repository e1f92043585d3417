import FlashYAML

extension CommandReader {
  /// What the command does where its options are one text.
  func action(text scalar: YAMLScalar, _ value: YAMLNode) -> MaestroAction? {
    let text = scalar.text
    let selector = MaestroSelector(text: text)
    switch name {
    case "tapOn": return .tap(selector, TapOptions(), relativePoint: nil)
    case "doubleTapOn":
      return .tap(
        selector, TapOptions(repeating: .init(count: 2, delay: 100)), relativePoint: nil)
    case "longPressOn": return .tap(selector, TapOptions(isLong: true), relativePoint: nil)
    case "assertVisible": return .assert(MaestroCondition(visible: selector), timeout: nil)
    case "assertNotVisible": return .assert(MaestroCondition(notVisible: selector), timeout: nil)
    case "assertTrue": return .assert(MaestroCondition(script: text), timeout: nil)
    case "copyTextFrom": return .copyText(selector)
    case "inputText": return .inputText(text)
    case "setClipboard": return .setClipboard(text)
    case "pressKey": return key(text)
    case "eraseText":
      guard let count = FieldReader.int(text) else { return incorrect(value) }
      return .eraseText(count)
    case "launchApp": return .launchApp(Launch(appID: text))
    case "stopApp": return .stopApp(text)
    case "killApp": return .killApp(text)
    case "clearState": return .clearState(text)
    case "openLink": return .openLink(text, autoVerify: false, browser: false)
    case "takeScreenshot": return .takeScreenshot(path: text, cropOn: nil)
    case "assertScreenshot":
      return .assertScreenshot(path: text, threshold: "95", cropOn: nil)
    case "startRecording": return .startRecording(path: text)
    case "evalScript": return .evalScript(text)
    case "runScript": return script(text, env: [], nil)
    case "runFlow": return subflow(file: text, env: [], nil).map { .runFlow($0) }
    case "setOrientation": return orientation(text)
    case "setAirplaneMode", "setDarkMode": return mode(text, value)
    case "action": return legacy(text)
    case "assertWithAI": return .askModel("Assert with AI: \(text)")
    case "extractTextWithAI": return .askModel("Extract text with AI: \(text)")
    case "openBrowser":
      return fail("Invalid command: openBrowser; use openLink with `browser: true`")
    default: return incorrect(value)
    }
  }

  /// What the command does by its options, or without any.
  func action(fields: FieldReader?) -> MaestroAction? {
    if let fields, let action = acting(fields) ?? device(fields) ?? flow(fields) { return action }
    if fields != nil, Self.needsOptions.contains(name) { return nil }
    switch name {
    case "launchApp": return .launchApp(Launch(appID: reading.appID))
    case "stopApp": return .stopApp(reading.appID)
    case "killApp": return .killApp(reading.appID)
    case "clearState": return .clearState(reading.appID)
    case "clearKeychain": return .clearKeychain
    case "back": return .back
    case "hideKeyboard": return .hideKeyboard
    case "pasteText": return .pasteText
    case "scroll": return .scroll
    case "eraseText": return .eraseText(fields?.int("charactersToErase"))
    case "waitForAnimationToEnd": return .waitForAnimationToEnd(timeout: fields?.text("timeout"))
    case "stopRecording": return .stopRecording
    case "toggleAirplaneMode": return .toggleAirplaneMode
    case "toggleDarkMode": return .toggleDarkMode
    case "assertDarkMode": return .assertDarkMode
    case "assertLightMode": return .assertLightMode
    case "inputRandomText": return .inputRandom(.text, length: fields?.int("length") ?? 8)
    case "inputRandomNumber": return .inputRandom(.number, length: fields?.int("length") ?? 8)
    case "inputRandomEmail": return .inputRandom(.email, length: 8)
    case "inputRandomPersonName": return .inputRandom(.personName, length: 8)
    case "inputRandomCityName": return .inputRandom(.cityName, length: 8)
    case "inputRandomCountryName": return .inputRandom(.countryName, length: 8)
    case "inputRandomColorName": return .inputRandom(.color, length: 8)
    case "assertNoDefectsWithAI": return .askModel("Assert no defects with AI")
    default: return nil
    }
  }

  private static let needsOptions = [
    "tapOn", "runFlow", "retry", "repeat", "runScript", "swipe", "addMedia", "travel",
    "extendedWaitUntil", "scrollUntilVisible", "setOrientation", "pressKey",
  ]

  func key(_ text: String) -> MaestroAction? {
    if let key = MaestroKey(named: text) { return .pressKey(key) }
    let near = MaestroKey.allCases.map(\.rawValue).min {
      CommandNames.distance($0.lowercased(), text.lowercased())
        < CommandNames.distance($1.lowercased(), text.lowercased())
    }
    return fail("Unknown key name: \(text)" + (near.map { "; did you mean `\($0)`?" } ?? ""))
  }

  func orientation(_ text: String) -> MaestroAction? {
    if text.holds("${") { return .setOrientation(text) }
    guard let known = Self.orientation(named: text) else {
      return fail(
        "Unknown orientation: \(text); there are \(Self.orientations.joined(separator: ", "))")
    }
    return .setOrientation(known)
  }

  static let orientations = ["PORTRAIT", "LANDSCAPE_LEFT", "LANDSCAPE_RIGHT", "UPSIDE_DOWN"]

  static func orientation(named text: String) -> String? {
    orientations.first { $0 == text.uppercased() }
  }

  func mode(_ text: String, _ value: YAMLNode) -> MaestroAction? {
    let on: Bool
    switch text.lowercased() {
    case "enabled": on = true
    case "disabled": on = false
    default: return incorrect(value)
    }
    return name == "setDarkMode" ? .setDarkMode(on) : .setAirplaneMode(on)
  }

  private func legacy(_ text: String) -> MaestroAction? {
    switch text {
    case "back": return .back
    case "hideKeyboard": return .hideKeyboard
    case "scroll": return .scroll
    case "clearKeychain": return .clearKeychain
    case "pasteText": return .pasteText
    default: return fail("Unknown navigation target: \(text)")
    }
  }
}
