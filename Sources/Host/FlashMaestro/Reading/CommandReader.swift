import FlashYAML

/// Makes a command of its name and options.
struct CommandReader {
  let name: String
  let source: MaestroSource
  let reading: FlowReading

  init(_ name: String, _ source: MaestroSource, _ reading: FlowReading) {
    self.name = name
    self.source = source
    self.reading = reading
  }

  /// A command without options.
  func bare() -> MaestroCommand? {
    action(fields: nil).map { make($0, nil) }
  }

  func command(_ value: YAMLNode) -> MaestroCommand? {
    if let scalar = value.scalar { return action(text: scalar, value).map { make($0, nil) } }
    if let items = value.items {
      guard name == "addMedia" else { return incorrect(value) }
      return media(items.compactMap { $0.scalar?.text }).map { make($0, nil) }
    }
    let fields = FieldReader(value, reading, known: Self.options(of: name) + ["label", "optional"])
    return action(fields: fields).map { make($0, fields) }
  }

  private func make(_ action: MaestroAction, _ fields: FieldReader?) -> MaestroCommand {
    // What asks a model may fail unless it says otherwise.
    let usual = if case .askModel = action { true } else { false }
    return MaestroCommand(
      name: name, action: action, label: fields?.text("label"),
      isOptional: fields?.bool("optional") ?? usual, source: source)
  }

  func incorrect<T>(_ value: YAMLNode) -> T? {
    reading.report(
      "Incorrect Format: \(name)", value.start, "The format for \(name) is incorrect")
    return nil
  }

  /// Something that shows only once the file is read: it is told after what is wrong with its form.
  func fail<T>(_ message: String) -> T? {
    reading.reportLater("Parsing Failed", source, message)
    return nil
  }

  static func options(of name: String) -> [String] {
    switch name {
    case "tapOn", "doubleTapOn", "longPressOn", "assertVisible", "assertNotVisible",
      "copyTextFrom":
      FieldReader.selectorKeys
    case "assertTrue": ["condition"]
    case "assertScreenshot": ["path", "thresholdPercentage", "cropOn"]
    case "assertWithAI": ["assertion"]
    case "extractTextWithAI": ["query", "outputVariable"]
    case "inputText", "setClipboard": ["text"]
    case "inputRandomText", "inputRandomNumber": ["length"]
    case "launchApp":
      ["appId", "url", "clearState", "clearKeychain", "stopApp", "permissions", "arguments"]
    case "setPermissions": ["appId", "permissions"]
    case "stopApp", "killApp", "clearState": ["appId", "url"]
    case "swipe":
      ["direction", "from", "to", "start", "end", "duration", "waitToSettleTimeoutMs"]
    case "openLink": ["link", "autoVerify", "browser"]
    case "pressKey": ["key"]
    case "eraseText": ["charactersToErase"]
    case "takeScreenshot": ["path", "cropOn"]
    case "startRecording": ["path"]
    case "extendedWaitUntil": ["visible", "notVisible", "timeout"]
    case "runFlow": ["file", "commands", "env", "when"]
    case "retry": ["file", "commands", "env", "maxRetries"]
    case "repeat": ["times", "while", "commands"]
    case "runScript": ["file", "env", "when"]
    case "evalScript": ["script"]
    case "setLocation": ["latitude", "longitude"]
    case "setOrientation": ["orientation"]
    case "travel": ["points", "speed"]
    case "addMedia": ["files"]
    case "waitForAnimationToEnd": ["timeout"]
    case "setAirplaneMode", "setDarkMode": ["value"]
    case "scrollUntilVisible":
      [
        "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
        "waitToSettleTimeoutMs",
      ]
    default: []
    }
  }
}
