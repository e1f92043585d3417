#if FLASH
import FlashServer

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case overFullScreen = 5
  case popover = 7
  case automatic = -2
}

/// What runs while a transition does.
@UIActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

@UIActor
open class UINavigationItem: NSObject {
  open var title: String?
}

@UIActor
open class UIViewController: UIResponder {
  public override init() { super.init() }

  private var loaded: UIView?
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        loaded?.hostController = self
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  open func loadView() { loaded = UIView(frame: UIScreen().bounds) }
  open func viewDidLoad() {}

  open var title: String?
  public let navigationItem = UINavigationItem()

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open var navigationController: UINavigationController? { nearest() }
  open var tabBarController: UITabBarController? { nearest() }

  private func nearest<T>() -> T? {
    var current = parent
    while let one = current {
      if let found = one as? T { return found }
      current = one.parent
    }
    return nil
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var isBeingDismissed: Bool { false }
  open var isBeingPresented: Bool { false }
  /// Host: while a transition runs.
  public var hostTransition: (any UIViewControllerTransitionCoordinator)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { hostTransition }

  private var transitionView: UIView?
  /// Host: whether what is behind a presentation still takes touches, as behind an undimmed sheet.
  public var hostLetsTouchesThrough = false

  /// Puts the controller's view into the window, in a view of its own over everything.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    let transition = UITransitionView(frame: window.bounds)
    transition.letsTouchesThrough = controller.hostLetsTouchesThrough
    if !controller.hostLetsTouchesThrough, controller.modalPresentationStyle != .fullScreen {
      transition.addSubview(UIDimmingView(frame: window.bounds))
    }
    controller.view.frame = controller.hostPresentedFrame(in: window.bounds)
    transition.addSubview(controller.view)
    controller.transitionView = transition
    window.addSubview(transition)
    completion?()
  }

  /// A view that comes with a smaller frame is a sheet of that size.
  func hostPresentedFrame(in bounds: CGRect) -> CGRect {
    let own = view.frame
    return own.height < bounds.height && own.height > 0 ? own : bounds
  }

  /// Dismisses what this one has presented, else this one itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenter = presentingViewController else { return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: animated) }
    presented.transitionView?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}

/// Private in UIKit: each presentation's own view in the window.
@UIActor
final class UITransitionView: UIView {
  var letsTouchesThrough = false
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }
}

/// Private in UIKit: the shade behind a sheet or an alert, which takes the touches.
@UIActor
final class UIDimmingView: UIView {}
#endif
