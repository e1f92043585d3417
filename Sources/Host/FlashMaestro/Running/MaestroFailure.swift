/// Why a command, or a flow, did not do what it should.
public enum MaestroFailure: Error, Sendable, Equatable {
  /// The app is not as the flow says it should be.
  case assertion(String)
  case elementNotFound(String)
  case unableToLaunchApp(String)
  case hideKeyboard(String)
  /// An option has a value that means nothing.
  case invalidCommand(String)
  case unableToCopyText(String)
  /// A script failed, ran out of its time or out of memory.
  case script(String)
  /// The device did something else than it was asked.
  case device(String)
  /// The device, or the app, is gone.
  case deviceLost(String)
  case cancelled
  /// It cannot be done here, and why.
  case unsupported(String)

  public var message: String {
    switch self {
    case .assertion(let text), .elementNotFound(let text), .unableToLaunchApp(let text),
      .hideKeyboard(let text), .invalidCommand(let text), .unableToCopyText(let text),
      .script(let text), .device(let text), .deviceLost(let text), .unsupported(let text):
      text
    case .cancelled: "cancelled"
    }
  }

  /// One word for it.
  public var kind: String {
    switch self {
    case .assertion: "assertionFailure"
    case .elementNotFound: "elementNotFound"
    case .unableToLaunchApp: "unableToLaunchApp"
    case .hideKeyboard: "hideKeyboardFailure"
    case .invalidCommand: "invalidCommand"
    case .unableToCopyText: "unableToCopyText"
    case .script: "scriptError"
    case .device: "error"
    case .deviceLost: "deviceLost"
    case .cancelled: "cancelled"
    case .unsupported: "unsupported"
    }
  }

  /// Whether it is the test that failed: only that is tried again, and only that may be forgiven.
  var isOfTheTest: Bool {
    switch self {
    case .assertion, .elementNotFound, .unableToLaunchApp, .hideKeyboard, .invalidCommand,
      .unableToCopyText:
      true
    case .script, .device, .deviceLost, .cancelled, .unsupported: false
    }
  }

  /// Whether nothing more can be done at all.
  var endsAll: Bool {
    switch self {
    case .deviceLost, .cancelled: true
    default: false
    }
  }
}
