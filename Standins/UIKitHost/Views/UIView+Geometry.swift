#if FLASH
import FlashServer

extension UIView {
  /// This view's point in its window's coordinates: each level adds its frame and takes off how far
  /// its content has scrolled.
  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var current: UIView = self
    while let parent = current.superview {
      point.x += current.frame.minX - current.bounds.minX
      point.y += current.frame.minY - current.bounds.minY
      current = parent
    }
    point.x -= current.bounds.minX
    point.y -= current.bounds.minY
    return point
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = toRoot(point)
    guard let view else { return root }
    let origin = view.toRoot(.zero)
    return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let origin = toRoot(.zero)
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
#endif
