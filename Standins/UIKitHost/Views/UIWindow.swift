#if FLASH
import FlashServer

@UIActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    windowScene.hostAdd(self)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel: Level = .normal
  open private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }

  open func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
  }

  /// A nil window stands for the screen; windows here start at the screen's origin unless moved.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard window == nil else { notModelled() }
    return CGRect(
      x: rect.minX - frame.minX, y: rect.minY - frame.minY, width: rect.width, height: rect.height)
  }
}
#endif
