#if FLASH
import FlashServer

/// Private in UIKit: the window that the keyboard is in, with what an app puts above the keys. It is
/// in front of all, never the key window, and takes touches only where the keyboard is.
/// Source: nst/iOS-Runtime-Headers, UIRemoteKeyboardWindow.h, UIInputWindowController.h,
/// UIInputSetHostView.h, UIKeyboardImpl.h.
@UIActor
public final class UIRemoteKeyboardWindow: UIWindow {
  /// - Parameters:
  ///   - height: of the keys, in points.
  ///   - accessory: what the app puts above them.
  public init(hostScene scene: UIWindowScene, height: CGFloat, accessory: UIView? = nil) {
    super.init(windowScene: scene)
    windowLevel = Level(rawValue: 10_000_001)
    let controller = UIInputWindowController()
    rootViewController = controller
    let above = accessory?.frame.height ?? 0
    let host = UIInputSetHostView(
      frame: CGRect(
        x: 0, y: bounds.height - height - above, width: bounds.width, height: height + above))
    controller.view.addSubview(host)
    if let accessory { host.addSubview(accessory) }
    host.addSubview(
      UIKeyboardImpl(frame: CGRect(x: 0, y: above, width: bounds.width, height: height)))
    isHidden = false
  }

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

@UIActor
final class UIInputWindowController: UIViewController {
  override func loadView() { view = UIInputSetContainerView(frame: .zero) }
}

/// Takes no touches itself.
@UIActor
final class UIInputSetContainerView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

@UIActor
final class UIInputSetHostView: UIView {}

@UIActor
final class UIKeyboardImpl: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
  }
}
#endif
