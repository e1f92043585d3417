#if FLASH
import FlashServer

@UIActor
open class UITabBarItem: NSObject {
  open var title: String?
  public init(title: String?) {
    self.title = title
    super.init()
  }
}

public protocol UITabBarDelegate: NSObjectProtocol {}

@UIActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var delegate: (any UITabBarDelegate)?
}

/// Private in UIKit: one button of the bar.
@UIActor
final class UITabBarButton: UIControl {
  var onActivate: (() -> Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool { onActivate?() ?? false }
}

public struct TabBarDelegateMethods {
  public var shouldSelect: (@UIActor (UITabBarController, UIViewController) -> Bool)?
  public var didSelect: (@UIActor (UITabBarController, UIViewController) -> Void)?

  public init(
    shouldSelect: (@UIActor (UITabBarController, UIViewController) -> Bool)? = nil,
    didSelect: (@UIActor (UITabBarController, UIViewController) -> Void)? = nil
  ) {
    self.shouldSelect = shouldSelect
    self.didSelect = didSelect
  }

  @UIActor
  public func callAsFunction(_ one: UITabBarController, shouldSelect other: UIViewController)
    -> Bool?
  { shouldSelect?(one, other) }

  @UIActor @discardableResult
  public func callAsFunction(_ one: UITabBarController, didSelect other: UIViewController)
    -> Void?
  { didSelect?(one, other) }
}

@UIActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  var tabBarController: TabBarDelegateMethods? { get }
}

extension UITabBarControllerDelegate {
  public var tabBarController: TabBarDelegateMethods? { nil }
}

@UIActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// How the bar's buttons answer `accessibilityActivate()`.
  public enum HostActivation: Sendable { case works, refuses, claims }

  public let tabBar = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  public var hostActivation = HostActivation.works
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = (viewControllers ?? []).map { UITabBarItem(title: $0.title) }
    }
  }

  /// Setting it does not tell the delegate.
  open var selectedIndex = 0 {
    didSet { if isViewLoaded { mount() } }
  }

  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open override func viewDidLoad() {
    tabBar.delegate = self
    let controllers = viewControllers ?? []
    let width = tabBar.frame.width / CGFloat(max(1, controllers.count))
    for (index, controller) in controllers.enumerated() {
      let button = UITabBarButton(
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49))
      button.accessibilityLabel = controller.title
      button.addAction(UIAction { [weak self] _ in self?.hostTouch(index) }, for: .touchUpInside)
      button.onActivate = { [weak self] in
        switch self?.hostActivation {
        case .works:
          self?.hostTouch(index)
          return true
        case .claims: return true
        case .refuses, nil: return false
        }
      }
      tabBar.addSubview(button)
    }
    view.addSubview(tabBar)
    mount()
  }

  /// What a finger does: the delegate is asked before and told after.
  public func hostTouch(_ index: Int) {
    guard let controller = viewControllers?[index],
      delegate?.tabBarController?(self, shouldSelect: controller) ?? true
    else { return }
    selectedIndex = index
    delegate?.tabBarController?(self, didSelect: controller)
  }

  private func mount() {
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let selected = selectedViewController else { return }
    selected.view.frame = view.bounds
    view.addSubview(selected.view)
    view.addSubview(tabBar)
    for (index, button) in tabBar.subviews.enumerated() {
      (button as? UIControl)?.isSelected = index == selectedIndex
    }
  }
}
#endif
