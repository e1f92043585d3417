/// Foundation has no such type where there is no CoreGraphics.
public struct CGVector: Sendable, Equatable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// A point of an element.
@MainActor public final class XCUICoordinate {
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(
    _ element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * normalized.dx + offset.dx,
      y: frame.minY + frame.height * normalized.dy + offset.dy)
  }

  public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalized: normalized,
      offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
  }

  /// Taps the element under the point that was drawn last.
  public func tap() { hit?.onTap?() }
  public func doubleTap() { hit?.onDoubleTap?() }
  public func press(forDuration duration: TimeInterval) { hit?.onPress?(duration) }

  /// A drag, which swipes what is under its start.
  public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
    let (from, to) = (screenPoint, other.screenPoint)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    guard let node = hit(where: { $0.onSwipe != nil }) else { return }
    let direction: HostNode.Direction =
      abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    node.onSwipe?(direction)
  }

  private var hit: HostNode? { hit { $0.isEnabled } }

  private func hit(where isWanted: (HostNode) -> Bool) -> HostNode? {
    let point = screenPoint
    let all = referencedElement.nodes.flatMap { [$0] + $0.descendants }
    return all.last { isWanted($0) && $0.frame.contains(point) }
  }
}
