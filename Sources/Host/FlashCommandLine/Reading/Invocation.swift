import FlashProtocol

/// One command of a chain, as it was asked for.
public enum Invocation: Sendable, Equatable {
  case run(Run)
  case list(json: Bool)
  case stop(Stop)
  case help(topic: String?)
  case version
  case watch(Watch)
  case doctor(Doctor)
  case simulator(Simulate)
  case alert(Alert)
  case diff(Diff)
  case call(Call)

  public struct Run: Sendable, Equatable {
    public var app: String
    public var name: String?
    public var size: String?
    public var animate: Bool
    /// How long the app may take to answer, in milliseconds.
    public var wait: Int
    /// The app's own arguments.
    public var arguments: [String]
    public var json: Bool
    /// Whether `app` is a project of Xcode's.
    public var builds = false
    public var scheme: String?
    public var configuration = "Debug"
    /// Granted before it is launched.
    public var permissions: [String] = []
    /// Whether it was built without Flash.
    public var injects = false

    public init(
      app: String, name: String? = nil, size: String? = nil, animate: Bool = false,
      wait: Int = 20_000, arguments: [String] = [], json: Bool = false
    ) {
      self.app = app
      self.name = name
      self.size = size
      self.animate = animate
      self.wait = wait
      self.arguments = arguments
      self.json = json
    }
  }

  public struct Stop: Sendable, Equatable {
    public var names: [String]
    public var all: Bool
  }

  /// Something that the app itself is asked.
  public struct Call: Sendable, Equatable {
    public var command: Command
    public var arguments: [JSON.Member]
    /// Which of several apps; nil for the only one, or the one that the chain has.
    public var app: String?
    public var json: Bool
    public var timing: Bool
    /// The file for a picture or a snapshot.
    public var out: String?
    /// Whether refs are drawn on the picture.
    public var annotate = false
  }
}
