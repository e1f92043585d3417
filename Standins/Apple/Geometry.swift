// What CoreGraphics adds to its structures, by type alone.

extension CGPoint: Equatable {
  public static func == (one: CGPoint, other: CGPoint) -> Bool { one.x == other.x }
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

extension CGSize: Equatable {
  public static func == (one: CGSize, other: CGSize) -> Bool { one.width == other.width }
}

extension CGRect: Equatable {
  public static func == (one: CGRect, other: CGRect) -> Bool { one.origin == other.origin }
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x }
  public var midY: CGFloat { origin.y }
  public var isNull: Bool { false }
  public func intersection(_ other: CGRect) -> CGRect { self }
  public func contains(_ other: CGRect) -> Bool { false }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

extension NSRange {
  public init(location: Int, length: Int) {
    self.init()
    self.location = location
    self.length = length
  }
}
