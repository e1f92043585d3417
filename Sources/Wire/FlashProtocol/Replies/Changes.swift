/// What an act changed on screen: a few lines, not the screen.
public struct Changes: Sendable, Equatable {
  /// One element that came, went or changed.
  public struct Line: Sendable, Equatable {
    public var kind: Kind
    public var id: String?
    public var text: String?
    /// Its text or state before, where it was updated.
    public var before: String?

    public init(kind: Kind, id: String? = nil, text: String? = nil, before: String? = nil) {
      self.kind = kind
      self.id = id
      self.text = text
      self.before = before
    }
  }

  public var appeared: [Line]
  public var removed: [Line]
  public var updated: [Line]
  /// How many lines were left out to keep the reply short.
  public var more: Int

  public init(
    appeared: [Line] = [], removed: [Line] = [], updated: [Line] = [], more: Int = 0
  ) {
    self.appeared = appeared
    self.removed = removed
    self.updated = updated
    self.more = more
  }

  public var isEmpty: Bool { appeared.isEmpty && removed.isEmpty && updated.isEmpty && more == 0 }
}

extension Changes.Line: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("id", id)
    writer.member("text", text)
    writer.member("before", before)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      kind: try json.require("kind", "kind") { $0.string.flatMap(Kind.init(rawValue:)) },
      id: json["id"]?.string, text: json["text"]?.string, before: json["before"]?.string)
  }
}

extension Changes: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if !appeared.isEmpty { writer.member("appeared", appeared) }
    if !removed.isEmpty { writer.member("removed", removed) }
    if !updated.isEmpty { writer.member("updated", updated) }
    if more > 0 { writer.member("more", more) }
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    func lines(_ name: String) throws(WireError) -> [Line] {
      var lines: [Line] = []
      for line in json[name]?.array ?? [] { lines.append(try Line(json: line)) }
      return lines
    }
    self.init(
      appeared: try lines("appeared"), removed: try lines("removed"),
      updated: try lines("updated"), more: json["more"]?.int ?? 0)
  }
}
