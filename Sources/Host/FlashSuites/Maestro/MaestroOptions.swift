import FlashMaestro

/// What is particular to flows of Maestro.
public struct MaestroOptions: Sendable {
  public var env: [MaestroPair] = []
  public var includeTags: [String] = []
  public var excludeTags: [String] = []
  public var config: String?
  /// What flows take this platform for; nil for what it is.
  public var platform: String?
  public var skipUnsupported = false
  public var allowsScriptHTTP = true
  /// How long one script may run.
  public var scriptSeconds = 30.0
  /// How much memory the scripts of a flow may take.
  public var scriptMegabytes = 256
  /// How long an element is looked for, in milliseconds.
  public var lookup = 17_000.0
  public var optionalLookup = 7_000.0
  public var outputFolder = "."

  public init() {}
}
