/// What came of an act or a navigation.
public struct ActReply: Sendable, Equatable {
  /// How it ended.
  public enum Status: String, Sendable {
    /// An act was done; `changed` says whether anything came of it.
    case done
    /// The app's navigation reported the screen.
    case arrived
    /// A new controller or dialog is on top.
    case presented
    /// Nothing moved.
    case unchanged
  }

  /// How an activation got through, from the most public way to the last resort.
  public enum Path: String, Sendable, CaseIterable {
    /// As a screen reader would activate it.
    case activate
    /// The control's own action.
    case control
    /// The nearest element that can be activated, above or below it.
    case nearest
    /// The handler of its own gesture recognizer.
    case gesture
    /// A script in the web page that the element is part of.
    case script
  }

  public var status: Status
  public var path: Path?
  public var element: Element?
  /// Whether the screen differs from what it was before the act.
  public var changed: Bool
  public var changes: Changes
  public var screen: ScreenInfo?
  /// The value read back, after typing or setting.
  public var value: String?
  /// Whether the value read back is what was asked for; nil where nothing was typed.
  public var matched: Bool?
  /// The target was first scrolled into view.
  public var revealed: Bool
  /// Something covers part of the target: its id or text.
  public var coveredBy: String?
  /// How many elements answered to the name, where more than one did.
  public var matches: Int?
  /// Where a scroll, a page or a row ended; see `Travel`.
  public var travel: Travel?
  /// Nothing moved because the screen that was asked for shows as it is.
  public var already = false
  /// From the last byte of the request to this reply, in milliseconds.
  public var ms: Double

  public init(
    status: Status, path: Path? = nil, element: Element? = nil, changed: Bool = false,
    changes: Changes = Changes(), screen: ScreenInfo? = nil, value: String? = nil,
    matched: Bool? = nil, revealed: Bool = false, coveredBy: String? = nil, matches: Int? = nil,
    travel: Travel? = nil, ms: Double = 0
  ) {
    self.status = status
    self.path = path
    self.element = element
    self.changed = changed
    self.changes = changes
    self.screen = screen
    self.value = value
    self.matched = matched
    self.revealed = revealed
    self.coveredBy = coveredBy
    self.matches = matches
    self.travel = travel
    self.ms = ms
  }
}

extension ActReply: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", status.rawValue)
    writer.member("path", path?.rawValue)
    writer.member("element", element)
    writer.member("changed", changed)
    if !changes.isEmpty { writer.member("changes", changes) }
    writer.member("screen", screen)
    writer.member("value", value)
    writer.member("matched", matched)
    if revealed { writer.member("revealed", true) }
    writer.member("coveredBy", coveredBy)
    writer.member("matches", matches)
    writer.member("travel", travel)
    if already { writer.member("already", true) }
    writer.member("ms", (ms * 1000).rounded() / 1000)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      status: try json.require("status", "status") { $0.string.flatMap(Status.init(rawValue:)) },
      path: json["path"]?.string.flatMap(Path.init(rawValue:)),
      element: try json["element"].map { element throws(WireError) in try Element(json: element) },
      changed: try json.require("changed", "boolean", \.bool),
      changes: try Changes(json: json["changes"] ?? .object([])),
      screen: try json["screen"].map { screen throws(WireError) in try ScreenInfo(json: screen) },
      value: json["value"]?.string, matched: json["matched"]?.bool,
      revealed: json["revealed"]?.bool ?? false, coveredBy: json["coveredBy"]?.string,
      matches: json["matches"]?.int,
      travel: try json["travel"].map { travel throws(WireError) in try Travel(json: travel) },
      ms: json["ms"]?.double ?? 0)
    already = json["already"]?.bool ?? false
  }
}
