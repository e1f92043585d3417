/// What of a command may hold `${…}`.
extension MaestroCommand {
  /// The command with each text that may hold an expression replaced; commands within it wait for
  /// their turn.
  public func mapTexts(_ change: (String) throws -> String) rethrows -> MaestroCommand {
    var copy = self
    copy.label = try label.map(change)
    copy.action = try action.mapTexts(change)
    return copy
  }
}

extension MaestroAction {
  func mapTexts(_ change: (String) throws -> String) rethrows -> MaestroAction {
    switch self {
    case .tap(let selector, let options, let point):
      return .tap(
        try selector.mapTexts(change), options, relativePoint: try point.map(change))
    case .tapPoint(let point, let options): return .tapPoint(try change(point), options)
    case .assert(let condition, let timeout):
      return .assert(try condition.mapTexts(change), timeout: try timeout.map(change))
    case .launchApp(let launch): return .launchApp(try launch.mapTexts(change))
    case .setPermissions(let app, let permissions):
      return .setPermissions(appID: try change(app), try permissions.mapTexts(change))
    case .stopApp(let app): return .stopApp(try change(app))
    case .killApp(let app): return .killApp(try change(app))
    case .clearState(let app): return .clearState(try change(app))
    case .inputText(let text): return .inputText(try change(text))
    case .setClipboard(let text): return .setClipboard(try change(text))
    case .copyText(let selector): return .copyText(try selector.mapTexts(change))
    case .openLink(let link, let autoVerify, let browser):
      return .openLink(try change(link), autoVerify: autoVerify, browser: browser)
    case .takeScreenshot(let path, let crop):
      return .takeScreenshot(path: try change(path), cropOn: try crop?.mapTexts(change))
    case .assertScreenshot(let path, let threshold, let crop):
      return .assertScreenshot(
        path: try change(path), threshold: try change(threshold),
        cropOn: try crop?.mapTexts(change))
    case .startRecording(let path): return .startRecording(path: try change(path))
    case .runScript(var script):
      script.env = try script.env.mapTexts(change)
      script.condition = try script.condition?.mapTexts(change)
      return .runScript(script)
    case .runFlow(var flow):
      flow.condition = try flow.condition?.mapTexts(change)
      return .runFlow(flow)
    // The condition of a loop is looked at anew each time.
    case .repeat(let commands, let times, let condition):
      return .repeat(commands, times: try times.map(change), condition)
    case .retry(let flow, let times): return .retry(flow, times: try times.map(change))
    case .swipe(var swipe):
      swipe.way = try swipe.way.mapTexts(change)
      return .swipe(swipe)
    case .scrollUntilVisible(var scroll):
      scroll.selector = try scroll.selector.mapTexts(change)
      scroll.timeout = try change(scroll.timeout)
      scroll.speed = try change(scroll.speed)
      return .scrollUntilVisible(scroll)
    case .setLocation(let latitude, let longitude):
      return .setLocation(latitude: try change(latitude), longitude: try change(longitude))
    case .setOrientation(let orientation): return .setOrientation(try change(orientation))
    case .travel(let points, let speed):
      return .travel(try points.map { try $0.map(change) }, speed: speed)
    case .addMedia(let files, let paths):
      return .addMedia(files: try files.map(change), paths: try paths.map(change))
    case .waitForAnimationToEnd(let timeout):
      return .waitForAnimationToEnd(timeout: try timeout.map(change))
    // The script is what is evaluated, when it is run.
    case .evalScript, .clearKeychain, .back, .hideKeyboard, .pasteText, .scroll, .inputRandom,
      .pressKey, .eraseText, .stopRecording, .setAirplaneMode, .toggleAirplaneMode, .setDarkMode,
      .toggleDarkMode, .assertDarkMode, .assertLightMode, .askModel:
      return self
    }
  }
}

extension [MaestroPair] {
  func mapTexts(_ change: (String) throws -> String) rethrows -> [MaestroPair] {
    try map { MaestroPair($0.name, try change($0.value)) }
  }
}

extension Launch {
  func mapTexts(_ change: (String) throws -> String) rethrows -> Launch {
    var copy = self
    copy.appID = try change(appID)
    copy.permissions = try permissions?.mapTexts(change)
    copy.arguments = try arguments?.map { argument in
      var value = argument.value
      if case .string(let text) = value { value = .string(try change(text)) }
      return Argument(name: try change(argument.name), value: value)
    }
    return copy
  }
}

extension Swipe.Way {
  func mapTexts(_ change: (String) throws -> String) rethrows -> Swipe.Way {
    switch self {
    case .direction, .points: self
    case .relative(let start, let end): .relative(start: try change(start), end: try change(end))
    case .element(let selector, let direction, let point):
      .element(
        try selector.mapTexts(change), direction, relativePoint: try point.map(change))
    }
  }
}
