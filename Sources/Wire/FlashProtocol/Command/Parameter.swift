/// One thing that a command can be told.
public struct Parameter: Sendable, Equatable {
  /// What a value must be.
  public enum Form: Sendable, Equatable {
    case text
    case integer(ClosedRange<Int>)
    case number
    case flag
    case choice([String])
    /// An object of names and texts, such as a step's arguments.
    case object
    /// An array, such as the steps of a batch.
    case list
  }

  public var name: String
  public var form: Form
  public var summary: String
  public var required: Bool
  /// What holds when it is not given, for the docs.
  public var fallback: String?

  public init(
    _ name: String, _ form: Form, required: Bool = false, fallback: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.form = form
    self.required = required
    self.fallback = fallback
    self.summary = summary
  }

  /// What was wanted, for the message of a bad request.
  public var wanted: String {
    switch form {
    case .text: "text"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number of at least \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .flag: "true or false"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .object: "an object"
    case .list: "an array"
    }
  }
}

/// The parameters that several commands share.
extension Parameter {
  private static let milliseconds = Form.integer(0...600_000)

  public static let target = Parameter(
    "target", .text, "ref (`e12`), identifier or exact text, tried in that order")
  public static let id = Parameter("id", .text, "identifier, and nothing else")
  public static let ref = Parameter("ref", .text, "ref from an earlier reply")
  public static let text = Parameter("text", .text, "exact text, and nothing else")
  public static let index = Parameter(
    "index", .integer(-100_000...100_000),
    "which of several, top to bottom then left to right, from 0; -1 is the last")
  public static let force = Parameter(
    "force", .flag, fallback: "false", "act even on what is covered")
  public static let wait = Parameter(
    "wait", milliseconds, fallback: "0", "how long to wait for the target, in milliseconds")
  public static let settle = Parameter(
    "settle", .choice(["none", "frame", "idle"]), fallback: "frame",
    "answer at once, after the app's next frame, or when it is idle")
  public static let deadline = Parameter(
    "deadline", .integer(1...600_000), fallback: "5000",
    "how long the UI thread has to take the request, in milliseconds")
  public static let animate = Parameter(
    "animate", .flag, fallback: "false", "keep animations on for this move")

  /// The ways to name an element.
  public static let naming: [Parameter] = [target, id, ref, text, index]
  /// What every act on an element takes.
  public static let acting: [Parameter] = naming + [force, wait, settle, deadline]
}
