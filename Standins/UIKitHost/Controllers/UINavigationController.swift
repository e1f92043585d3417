#if FLASH
import FlashServer

@UIActor
open class UINavigationBar: UIView {}

@UIActor
open class UINavigationController: UIViewController {
  public init(rootViewController root: UIViewController) {
    super.init()
    pushViewController(root, animated: false)
  }

  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
  open private(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Host: keeps the screens below mounted, as during an interactive transition.
  public var hostKeepsViewsBelow = false

  open override func viewDidLoad() {
    for controller in viewControllers.suffix(1) { mount(controller) }
    view.addSubview(navigationBar)
  }

  private func mount(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    if navigationBar.superview != nil { view.addSubview(navigationBar) }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if !hostKeepsViewsBelow { topViewController?.viewIfLoaded?.removeFromSuperview() }
    addChild(controller)
    viewControllers.append(controller)
    if isViewLoaded { mount(controller) }
  }

  /// Nil at the root, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let top = viewControllers.removeLast()
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    if let below = topViewController { mount(below) }
    return top
  }
}
#endif
