import FlashProtocol

/// One word of a command line or of a flow's line.
public struct Word: Sendable, Equatable, ExpressibleByStringLiteral {
  public var text: String
  /// It was quoted: a value, whatever it begins with.
  public var isQuoted: Bool

  public init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  public init(stringLiteral value: String) { self.init(value) }
}

/// An option that a caller of `Command.read` takes beside the command's own parameters.
public struct ExtraOption: Sendable, Equatable {
  public var name: String
  /// What its value is called in the help; nil for a flag.
  public var value: String?
  public var summary: String

  public init(_ name: String, value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

/// Words as the arguments of a command.
public struct ReadWords: Sendable {
  public var arguments: [(name: String, value: JSON)]
  /// Values of the extra options that were given; that of a flag is empty.
  public var extras: [String: String]
}
