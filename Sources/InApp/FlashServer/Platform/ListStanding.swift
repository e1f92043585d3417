#if FLASH
/// Where a list stands, kept from one turn to another so that the list can be put back there.
public struct ListStanding: Sendable, Equatable {
  /// The first row that shows and where in the list's frame it begins, in points; nil where the
  /// offsets say it all.
  public var anchor: Anchor?
  /// Offsets in points.
  public var x: Double
  public var y: Double

  public struct Anchor: Sendable, Equatable {
    public var row: Int
    public var top: Float

    public init(row: Int, top: Float) {
      self.row = row
      self.top = top
    }
  }

  public init(anchor: Anchor? = nil, x: Double, y: Double) {
    self.anchor = anchor
    self.x = x
    self.y = y
  }
}
#endif
