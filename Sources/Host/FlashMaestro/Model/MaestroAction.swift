/// What a command does.
public indirect enum MaestroAction: Sendable, Equatable {
  case tap(MaestroSelector, TapOptions, relativePoint: String?)
  case tapPoint(String, TapOptions)
  /// Waits for it, for so many milliseconds, or for as long as lookups take.
  case assert(MaestroCondition, timeout: String?)
  case launchApp(Launch)
  case setPermissions(appID: String, [MaestroPair])
  case stopApp(String)
  case killApp(String)
  case clearState(String)
  case clearKeychain
  case back
  case hideKeyboard
  case pasteText
  case scroll
  case inputText(String)
  case inputRandom(RandomKind, length: Int?)
  case setClipboard(String)
  case pressKey(MaestroKey)
  case eraseText(Int?)
  case copyText(MaestroSelector)
  case openLink(String, autoVerify: Bool, browser: Bool)
  case takeScreenshot(path: String, cropOn: MaestroSelector?)
  case assertScreenshot(path: String, threshold: String, cropOn: MaestroSelector?)
  case startRecording(path: String)
  case stopRecording
  case evalScript(String)
  case runScript(Script)
  case runFlow(Subflow)
  case `repeat`([MaestroCommand], times: String?, MaestroCondition?)
  case retry(Subflow, times: String?)
  case swipe(Swipe)
  case scrollUntilVisible(Scroll)
  case setLocation(latitude: String, longitude: String)
  case setOrientation(String)
  case travel([[String]], speed: Double?)
  case addMedia(files: [String], paths: [String])
  case waitForAnimationToEnd(timeout: String?)
  case setAirplaneMode(Bool)
  case toggleAirplaneMode
  case setDarkMode(Bool)
  case toggleDarkMode
  case assertDarkMode
  case assertLightMode
  /// One that asks a model in Maestro's cloud.
  case askModel(String)

  public enum RandomKind: String, Sendable {
    case text, number, email, personName, cityName, countryName, color
  }
}

/// A name and a value, in the order of the file.
public struct MaestroPair: Sendable, Equatable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How an element or a point is tapped.
public struct TapOptions: Sendable, Equatable {
  public struct Repeat: Sendable, Equatable {
    public var count: Int
    /// In milliseconds.
    public var delay: Int
  }

  public var isLong = false
  public var retryIfNoChange = false
  public var waitUntilVisible = false
  public var repeating: Repeat?
  /// In milliseconds.
  public var settleTimeout: Int?

  public init(
    isLong: Bool = false, retryIfNoChange: Bool = false, waitUntilVisible: Bool = false,
    repeating: Repeat? = nil, settleTimeout: Int? = nil
  ) {
    self.isLong = isLong
    self.retryIfNoChange = retryIfNoChange
    self.waitUntilVisible = waitUntilVisible
    self.repeating = repeating
    self.settleTimeout = settleTimeout
  }
}

public struct Launch: Sendable, Equatable {
  public var appID: String
  public var clearState: Bool?
  public var clearKeychain: Bool?
  public var stopApp: Bool?
  public var permissions: [MaestroPair]?
  public var arguments: [Argument]?

  public struct Argument: Sendable, Equatable {
    public var name: String
    public var value: MaestroValue
  }
}

/// A value of a header or of launch arguments, with the type that YAML gives it.
public enum MaestroValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([MaestroValue])
  case object([Member])

  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: MaestroValue
  }
}

public struct Script: Sendable, Equatable {
  /// As written.
  public var file: String
  public var path: String
  public var text: String
  public var env: [MaestroPair]
  public var condition: MaestroCondition?
}

/// Commands within a command, or those of another file.
public struct Subflow: Sendable, Equatable {
  public var commands: [MaestroCommand]
  /// As written; nil for commands in place.
  public var file: String?
  /// The file's own header.
  public var config: MaestroConfig?
  public var env: [MaestroPair]
  public var condition: MaestroCondition?
}

public struct Swipe: Sendable, Equatable {
  public enum Way: Sendable, Equatable {
    case direction(Direction)
    case points(start: [Int], end: [Int])
    /// In per cent of the screen.
    case relative(start: String, end: String)
    case element(MaestroSelector, Direction, relativePoint: String?)
  }

  public enum Direction: String, Sendable, CaseIterable { case up, down, left, right }

  public var way: Way
  /// In milliseconds.
  public var duration: Int
  public var settleTimeout: Int?
}

public struct Scroll: Sendable, Equatable {
  public var selector: MaestroSelector
  public var direction: Swipe.Direction
  /// In milliseconds.
  public var timeout: String
  public var speed: String
  /// From 0 to 100.
  public var visibilityPercentage: Int
  public var centerElement: Bool
  public var settleTimeout: Int?
}
