extension MaestroCommand {
  /// The label where there is one, else what it does.
  public var shown: String { label ?? words }

  /// What it does, in Maestro's own words.
  public var words: String {
    switch action {
    case .tap(let selector, let options, let point):
      "\(options.words) on \(optionalWord(selector.optional))\(selector.words)"
        + (point.map { " at \($0)" } ?? "")
    case .tapPoint(let point, let options): "\(options.words) on point (\(point))"
    case .assert(let condition, _):
      "Assert that \(optionalWord(condition.isOptional))\(condition.words)"
    case .launchApp(let launch): launch.words
    case .setPermissions: "Set permissions"
    case .stopApp(let app): "Stop \(app)"
    case .killApp(let app): "Kill \(app)"
    case .clearState(let app): "Clear state of \(app)"
    case .clearKeychain: "Clear keychain"
    case .back: "Press back"
    case .hideKeyboard: "Hide Keyboard"
    case .pasteText: "Paste text"
    case .scroll: "Scroll vertically"
    case .inputText(let text): "Input text \(text)"
    case .inputRandom(let kind, _): "Input text random \(kind.words)"
    case .setClipboard(let text): "Set Maestro clipboard to \(text)"
    case .pressKey(let key): "Press \(key.rawValue) key"
    case .eraseText(let count): count.map { "Erase \($0) characters" } ?? "Erase text"
    case .copyText(let selector): "Copy text from element with \(selector.words)"
    case .openLink(let link, let autoVerify, let browser):
      "Open \(link)" + (autoVerify ? " with auto verification" : "")
        + (browser ? " in browser" : "")
    case .takeScreenshot(let path, let crop):
      "Take screenshot \(path)" + (crop.map { ", cropped to \($0.words)" } ?? "")
    case .assertScreenshot(let path, _, _): "Assert screenshot matches \(path)"
    case .startRecording(let path): "Start recording \(path)"
    case .stopRecording: "Stop recording"
    case .evalScript(let script): "Run \(script)"
    case .runScript(let script): "Run \(script.file)" + Self.when(script.condition)
    case .runFlow(let flow): "Run \(flow.file ?? "flow")" + Self.when(flow.condition)
    case .repeat(_, let times, let condition): Self.repeating(times, condition)
    case .retry(let flow, let times):
      "Retry\(flow.file.map { " " + $0 } ?? "") \(times.flatMap { Int($0) } ?? 1) times"
    case .swipe(let swipe): swipe.words
    case .scrollUntilVisible(let scroll): scroll.words
    case .setLocation(let latitude, let longitude): "Set location (\(latitude), \(longitude))"
    case .setOrientation(let orientation): "Set orientation \(orientation)"
    case .travel(let points, _):
      "Travel path "
        + points.map { "(\($0.joined(separator: ", ")))" }.joined(separator: ", ")
    case .addMedia(let files, _): "Adding media files(\(files.count)) to the device"
    case .waitForAnimationToEnd: "Wait for animation to end"
    case .setAirplaneMode(let on): on ? "Enable airplane mode" : "Disable airplane mode"
    case .toggleAirplaneMode: "Toggle airplane mode"
    case .setDarkMode(let on): on ? "Enable dark mode" : "Disable dark mode"
    case .toggleDarkMode: "Toggle dark mode"
    case .assertDarkMode: "Assert dark mode"
    case .assertLightMode: "Assert light mode"
    case .askModel(let question): question
    }
  }

  private func optionalWord(_ isOptional: Bool) -> String {
    self.isOptional || isOptional ? "(Optional) " : ""
  }

  private static func when(_ condition: MaestroCondition?) -> String {
    condition.map { " when \($0.words)" } ?? ""
  }

  private static func repeating(_ times: String?, _ condition: MaestroCondition?) -> String {
    let count = times.flatMap { Int($0) } ?? 1
    guard let condition else { return count > 1 ? "Repeat \(count) times" : "Repeat indefinitely" }
    return "Repeat while \(condition.words)" + (count > 1 ? " (up to \(count) times)" : "")
  }
}

extension TapOptions {
  var words: String {
    if isLong { return "Long press" }
    switch repeating?.count {
    case nil, 1: return "Tap"
    case 2: return "Double tap"
    case .some(let count): return "Tap x\(count)"
    }
  }
}

extension Launch {
  var words: String {
    "Launch app \"\(appID)\"" + (clearState == true ? " with clear state" : "")
      + (clearKeychain == true ? " and clear keychain" : "")
      + (stopApp == false ? " without stopping app" : "")
      + (arguments.map { list in
        " (launch arguments: {"
          + list.map { "\($0.name)=\($0.value.words)" }.joined(separator: ", ") + "})"
      } ?? "")
  }
}

extension MaestroValue {
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    case .array(let items): "[" + items.map(\.words).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name)=\($0.value.words)" }.joined(separator: ", ") + "}"
    }
  }
}

extension MaestroAction.RandomKind {
  var words: String {
    switch self {
    case .text: "TEXT"
    case .number: "NUMBER"
    case .email: "TEXT_EMAIL_ADDRESS"
    case .personName: "TEXT_PERSON_NAME"
    case .cityName: "TEXT_CITY_NAME"
    case .countryName: "TEXT_COUNTRY_NAME"
    case .color: "TEXT_COLOR"
    }
  }
}

extension Swipe {
  var words: String {
    switch way {
    case .element(let selector, let direction, let point):
      "Swiping in \(direction.rawValue.uppercased()) direction on \(selector.words)"
        + (point.map { " at \($0)" } ?? "")
    case .direction(let direction):
      "Swiping in \(direction.rawValue.uppercased()) direction in \(duration) ms"
    case .points(let start, let end):
      "Swipe from (\(Self.list(start))) to (\(Self.list(end))) in \(duration) ms"
    case .relative(let start, let end): "Swipe from (\(start)) to (\(end)) in \(duration) ms"
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }
}

extension Scroll {
  var words: String {
    var parts = [
      "with speed \(speed)", "visibility percentage \(visibilityPercentage)%",
      "timeout \(timeout) ms",
    ]
    if let settleTimeout { parts.append("wait to settle \(settleTimeout) ms") }
    parts.append("with centering \(centerElement ? "enabled" : "disabled")")
    return "Scrolling \(direction.rawValue.uppercased()) until \(selector.words) is visible "
      + parts.joined(separator: ", ")
  }
}
