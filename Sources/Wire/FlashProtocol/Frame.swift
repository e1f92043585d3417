/// A rectangle in points, in its window's coordinates, y downwards.
///
/// A snapshot computes with thousands of them, in other modules than this one: so its arithmetic is
/// inlinable.
@frozen public struct Frame: Sendable, Equatable, Hashable {
  public var x: Float
  public var y: Float
  public var width: Float
  public var height: Float

  @inlinable public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable public static var zero: Frame { Frame(x: 0, y: 0, width: 0, height: 0) }

  @inlinable public var maxX: Float { x + width }
  @inlinable public var maxY: Float { y + height }
  @inlinable public var midX: Float { x + width / 2 }
  @inlinable public var midY: Float { y + height / 2 }
  @inlinable public var area: Float { width * height }

  /// A toolkit can report infinite and not-a-number frames; nothing may be computed from those.
  @inlinable public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  @inlinable public func contains(x px: Float, y py: Float) -> Bool {
    px >= x && px < maxX && py >= y && py < maxY
  }

  @inlinable public func intersection(_ other: Frame) -> Frame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Frame(x: left, y: top, width: 0, height: 0) }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  @inlinable public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Frame: JSONConvertible {
  /// `[x, y, width, height]`, a number that JSON cannot say being null.
  public func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.double(Self.tenth(x))
    writer.double(Self.tenth(y))
    writer.double(Self.tenth(width))
    writer.double(Self.tenth(height))
    writer.endArray()
  }

  public init(json: JSON) throws(WireError) {
    guard let items = json.array, items.count == 4 else {
      throw WireError(member: "frame", wanted: "array of four numbers")
    }
    let numbers = items.map { Float($0.double ?? .nan) }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Half a tenth of a point is below what a toolkit lays out, and costs a reader bytes.
  private static func tenth(_ number: Float) -> Double {
    (Double(number) * 10).rounded() / 10
  }
}
