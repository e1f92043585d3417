import FlashProtocol

/// Commands in neutral words, as tools and the conformance corpus have them.
extension MaestroCommand {
  public var json: JSON {
    let word: String
    var members: [(String, JSON?)]
    (word, members) = action.json
    members += [("label", label.map(JSON.string)), ("optional", .bool(isOptional))]
    return .object(
      [.init("command", .string(word))]
        + members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}

extension MaestroAction {
  typealias Members = [(String, JSON?)]

  var json: (String, Members) {
    switch self {
    case .tap(let selector, let options, let point):
      let own: Members = [
        ("selector", selector.json), ("waitUntilVisible", .bool(options.waitUntilVisible)),
        ("relativePoint", point.map(JSON.string)),
      ]
      return ("tapOn", own + options.members)
    case .tapPoint(let point, let options):
      return ("tapOnPoint", [("point", .string(point))] + options.members)
    case .assert(let condition, let timeout):
      return (
        "assert", [("condition", condition.json), ("timeoutMs", timeout.map(JSON.string))]
      )
    case .launchApp(let launch): return ("launchApp", launch.members)
    case .setPermissions(let app, let permissions):
      return (
        "setPermissions", [("appId", .string(app)), ("permissions", permissions.json)]
      )
    case .stopApp(let app): return ("stopApp", [("appId", .string(app))])
    case .killApp(let app): return ("killApp", [("appId", .string(app))])
    case .clearState(let app): return ("clearState", [("appId", .string(app))])
    case .inputText(let text): return ("inputText", [("text", .string(text))])
    case .inputRandom(let kind, let length):
      return (
        "inputRandom", [("type", .string(kind.rawValue)), ("length", length.map(JSON.int))]
      )
    case .setClipboard(let text): return ("setClipboard", [("text", .string(text))])
    case .pressKey(let key): return ("pressKey", [("key", .string(key.rawValue))])
    case .eraseText(let count): return ("eraseText", [("charactersToErase", count.map(JSON.int))])
    case .copyText(let selector): return ("copyTextFrom", [("selector", selector.json)])
    case .openLink(let link, let autoVerify, let browser):
      return (
        "openLink",
        [("link", .string(link)), ("autoVerify", .bool(autoVerify)), ("browser", .bool(browser))]
      )
    case .takeScreenshot(let path, let crop):
      return ("takeScreenshot", [("path", .string(path)), ("cropOn", crop?.json)])
    case .assertScreenshot(let path, let threshold, let crop):
      return (
        "assertScreenshot",
        [
          ("path", .string(path)), ("thresholdPercentage", .string(threshold)),
          ("cropOn", crop?.json),
        ]
      )
    case .startRecording(let path): return ("startRecording", [("path", .string(path))])
    case .evalScript(let script): return ("evalScript", [("script", .string(script))])
    case .setLocation(let latitude, let longitude):
      return (
        "setLocation", [("latitude", .string(latitude)), ("longitude", .string(longitude))]
      )
    case .setOrientation(let orientation):
      return ("setOrientation", [("orientation", .string(orientation))])
    case .travel(let points, let speed):
      return (
        "travel",
        [
          ("points", .array(points.map { .array($0.map(JSON.string)) })),
          ("speed", speed.map(JSON.double)),
        ]
      )
    case .addMedia(let files, _): return ("addMedia", [("files", .array(files.map(JSON.string)))])
    case .waitForAnimationToEnd(let timeout):
      return ("waitForAnimationToEnd", [("timeoutMs", timeout.map(JSON.string))])
    case .setAirplaneMode(let on): return ("setAirplaneMode", [("enabled", .bool(on))])
    case .setDarkMode(let on): return ("setDarkMode", [("enabled", .bool(on))])
    case .runScript(let script):
      return (
        "runScript",
        [
          ("file", .string(script.file)), ("env", script.env.json),
          ("condition", script.condition?.json),
        ]
      )
    case .runFlow(let flow): return ("runFlow", flow.members)
    case .retry(let flow, let times):
      return ("retry", flow.members + [("maxRetries", times.map(JSON.string))])
    case .repeat(let commands, let times, let condition):
      return (
        "repeat",
        [
          ("commands", .array(commands.map(\.json))), ("times", times.map(JSON.string)),
          ("condition", condition?.json),
        ]
      )
    case .swipe(let swipe): return ("swipe", swipe.members)
    case .scrollUntilVisible(let scroll): return ("scrollUntilVisible", scroll.members)
    case .askModel(let question): return ("askModel", [("question", .string(question))])
    case .clearKeychain: return ("clearKeychain", [])
    case .back: return ("back", [])
    case .hideKeyboard: return ("hideKeyboard", [])
    case .pasteText: return ("pasteText", [])
    case .scroll: return ("scroll", [])
    case .stopRecording: return ("stopRecording", [])
    case .toggleAirplaneMode: return ("toggleAirplaneMode", [])
    case .toggleDarkMode: return ("toggleDarkMode", [])
    case .assertDarkMode: return ("assertDarkMode", [])
    case .assertLightMode: return ("assertLightMode", [])
    }
  }
}

extension TapOptions {
  fileprivate var members: MaestroAction.Members {
    [
      ("retryTapIfNoChange", .bool(retryIfNoChange)), ("longPress", .bool(isLong)),
      ("repeat", repeating.map { ["count": .int($0.count), "delayMs": .int($0.delay)] }),
      ("waitToSettleTimeoutMs", settleTimeout.map(JSON.int)),
    ]
  }
}

extension Launch {
  fileprivate var members: MaestroAction.Members {
    [
      ("appId", .string(appID)), ("clearState", clearState.map(JSON.bool)),
      ("clearKeychain", clearKeychain.map(JSON.bool)), ("stopApp", stopApp.map(JSON.bool)),
      ("permissions", permissions?.json),
      ("arguments", arguments.map { .object($0.map { .init($0.name, $0.value.json) }) }),
    ]
  }
}

extension Subflow {
  fileprivate var members: MaestroAction.Members {
    [
      ("commands", .array(commands.map(\.json))), ("file", file.map(JSON.string)),
      ("config", config?.json), ("env", env.isEmpty ? nil : env.json),
      ("condition", condition?.json),
    ]
  }
}

extension Swipe {
  fileprivate var members: MaestroAction.Members {
    let shared: MaestroAction.Members = [
      ("durationMs", .int(duration)), ("waitToSettleTimeoutMs", settleTimeout.map(JSON.int)),
    ]
    switch way {
    case .direction(let direction):
      return [("direction", .string(direction.rawValue.uppercased()))] + shared
    case .points(let start, let end):
      return [
        ("start", .array(start.map(JSON.int))), ("end", .array(end.map(JSON.int))),
      ] + shared
    case .relative(let start, let end):
      return [("startRelative", .string(start)), ("endRelative", .string(end))] + shared
    case .element(let selector, let direction, let point):
      return [
        ("selector", selector.json), ("direction", .string(direction.rawValue.uppercased())),
        ("relativePoint", point.map(JSON.string)),
      ] + shared
    }
  }
}

extension Scroll {
  fileprivate var members: MaestroAction.Members {
    [
      ("selector", selector.json), ("direction", .string(direction.rawValue.uppercased())),
      ("timeoutMs", .string(timeout)), ("speed", .string(speed)),
      ("visibilityPercentage", .int(visibilityPercentage)),
      ("centerElement", .bool(centerElement)),
      ("waitToSettleTimeoutMs", settleTimeout.map(JSON.int)),
    ]
  }
}
