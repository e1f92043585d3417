#if FLASH
import FlashServer

@UIActor
open class UIView: UIResponder, UIAccessibilityIdentification, CALayerDelegate {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    layer.delegate = self
  }

  // MARK: Geometry

  open var frame: CGRect { didSet { setNeedsLayout() } }
  /// Where the content stands against the frame; a scroll view moves it.
  var hostBoundsOrigin = CGPoint.zero
  open var bounds: CGRect { CGRect(origin: hostBoundsOrigin, size: frame.size) }
  open var safeAreaInsets = UIEdgeInsets.zero
  open var clipsToBounds = false

  // MARK: Hierarchy

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  public let layer = CALayer()
  /// The controller whose view this is.
  weak var hostController: UIViewController?

  open override var next: UIResponder? { hostController ?? superview }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    layer.sublayers = (layer.sublayers ?? []) + [view.layer]
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    parent.layer.sublayers?.removeAll { $0 === layer }
    superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let one = current {
      if one === view { return true }
      current = one.superview
    }
    return false
  }

  // MARK: What is seen and touched

  open var isHidden = false { didSet { layer.isHidden = isHidden } }
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.hostAttach(to: self)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest view, last one first, that takes touches at the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX,
        y: point.y - view.frame.minY + view.bounds.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Layout

  private var needsLayout = true

  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}

  open func layoutIfNeeded() { hostLayoutTree() }

  func hostLayoutTree() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.hostLayoutTree() }
  }

  // MARK: Animations

  public private(set) static var areAnimationsEnabled = true
  open class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  // MARK: Drawing

  /// Host: what was asked to be drawn, in which rectangle.
  public private(set) var hostDrawings: [CGRect] = []

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    hostDrawings.append(rect)
    return window != nil
  }
}

extension UIEdgeInsets {
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
#endif
