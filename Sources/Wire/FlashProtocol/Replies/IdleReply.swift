/// Whether the app is at rest, and if not, what keeps it busy.
public struct IdleReply: Sendable, Equatable {
  /// One thing that moves or is awaited.
  public struct Activity: Sendable, Equatable {
    /// `scroll`, `animation`, `transition`, `request`, `spinner`, `caret` or `redraw`.
    public var what: String
    /// The element or the request that it belongs to.
    public var name: String
    /// How long it will go on, in milliseconds, where that is known.
    public var remaining: Double?

    public init(what: String, name: String, remaining: Double? = nil) {
      self.what = what
      self.name = name
      self.remaining = remaining
    }
  }

  public var idle: Bool
  public var busy: [Activity]
  /// What never ends and is therefore not waited for.
  public var ignored: [Activity]
  /// How long it was waited, in milliseconds.
  public var waited: Double
  /// The time given was over before the app was idle.
  public var timedOut: Bool

  public init(
    idle: Bool, busy: [Activity] = [], ignored: [Activity] = [], waited: Double = 0,
    timedOut: Bool = false
  ) {
    self.idle = idle
    self.busy = busy
    self.ignored = ignored
    self.waited = waited
    self.timedOut = timedOut
  }
}

extension IdleReply.Activity: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("what", what)
    writer.member("name", name)
    writer.member("remaining", remaining)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      what: try json.require("what", "string", \.string),
      name: try json.require("name", "string", \.string), remaining: json["remaining"]?.double)
  }
}

extension IdleReply: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("idle", idle)
    writer.member("busy", busy)
    writer.member("ignored", ignored)
    writer.member("waited", (waited * 1000).rounded() / 1000)
    writer.member("timedOut", timedOut)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    func activities(_ name: String) throws(WireError) -> [Activity] {
      var activities: [Activity] = []
      for item in json[name]?.array ?? [] { activities.append(try Activity(json: item)) }
      return activities
    }
    self.init(
      idle: try json.require("idle", "boolean", \.bool), busy: try activities("busy"),
      ignored: try activities("ignored"), waited: json["waited"]?.double ?? 0,
      timedOut: json["timedOut"]?.bool ?? false)
  }
}
