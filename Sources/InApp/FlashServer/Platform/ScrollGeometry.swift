#if FLASH
import FlashProtocol

/// Where a scroll view stands, in points.
public struct ScrollGeometry: Sendable, Equatable {
  public var x: Double
  public var y: Double
  /// The offsets it can take, insets included.
  public var rangeX: ClosedRange<Double>
  public var rangeY: ClosedRange<Double>
  /// The part of its frame in which content is seen: its frame without bars and sticky headers,
  /// in its window's coordinates.
  public var viewport: Frame

  public init(
    x: Double, y: Double, rangeX: ClosedRange<Double>, rangeY: ClosedRange<Double>,
    viewport: Frame
  ) {
    self.x = x
    self.y = y
    self.rangeX = rangeX
    self.rangeY = rangeY
    self.viewport = viewport
  }
}
#endif
