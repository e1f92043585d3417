/// How far a scroll, a pager or a list moved, and whether it could go on.
public struct Travel: Sendable, Equatable {
  /// Offset in points, or index of the page or row, before and after.
  public var from: Double
  public var to: Double
  /// How many pages or rows there are; nil for a scroll.
  public var count: Int?
  /// Nothing lies further in that direction.
  public var atEnd: Bool

  public init(from: Double, to: Double, count: Int? = nil, atEnd: Bool = false) {
    self.from = from
    self.to = to
    self.count = count
    self.atEnd = atEnd
  }
}

extension Travel: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("from", from)
    writer.member("to", to)
    writer.member("count", count)
    writer.member("atEnd", atEnd)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      from: try json.require("from", "number", \.double),
      to: try json.require("to", "number", \.double),
      count: json["count"]?.int, atEnd: json["atEnd"]?.bool ?? false)
  }
}
