#if FLASH
import FlashServer

@UIActor
open class UIApplication: UIResponder {
  public private(set) static var shared = UIApplication()

  open private(set) var connectedScenes: Set<UIScene> = []
  weak var hostFirstResponder: UIResponder?

  /// Sends to the target, or from the first responder up to whoever knows the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = target as? NSObject {
      guard target.responds(to: action) else { return false }
      target.perform(action, with: sender)
      return true
    }
    var responder = hostFirstResponder
    while let current = responder {
      if current.responds(to: action) {
        current.perform(action, with: sender)
        return true
      }
      responder = current.next
    }
    return false
  }

  // MARK: Host

  public func hostConnect(_ scene: UIScene) { connectedScenes.insert(scene) }

  /// A fresh application, as at launch.
  public static func hostLaunch() {
    shared = UIApplication()
    UIView.setAnimationsEnabled(true)
    _UIHostingView.hostIsArmed = false
    _UIHostingView.hostDelay = 0
  }

  /// Runs a closure in an application of its own, and puts the one of before back.
  public static func hostAside<T>(_ body: () throws -> T) rethrows -> T {
    let before = (shared, UIView.areAnimationsEnabled, _UIHostingView.hostIsArmed)
    let delay = _UIHostingView.hostDelay
    hostLaunch()
    defer {
      shared = before.0
      UIView.setAnimationsEnabled(before.1)
      _UIHostingView.hostIsArmed = before.2
      _UIHostingView.hostDelay = delay
    }
    return try body()
  }

  /// What a commit of the render loop does: lays out whatever asked for it.
  func hostCommit() {
    for case let scene as UIWindowScene in connectedScenes {
      for window in scene.windows { window.hostLayoutTree() }
    }
  }
}

@UIActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  open private(set) var activationState: ActivationState

  /// Host: what the system makes of it, as when a prompt of its own comes up.
  public func hostSet(_ state: ActivationState) { activationState = state }

  public init(hostState: ActivationState) {
    activationState = hostState
    super.init()
  }
}

@UIActor
open class UIWindowScene: UIScene {
  open private(set) var windows: [UIWindow] = []
  open private(set) var screen = UIScreen()

  func hostAdd(_ window: UIWindow) { windows.append(window) }
  public func hostRemove(_ window: UIWindow) { windows.removeAll { $0 === window } }
}

@UIActor
open class UIScreen: NSObject {
  open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var scale: CGFloat = 3
}

@UIActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone 17" }
  open var systemVersion: String { "26.0" }
}
#endif
