#if FLASH
import FlashServer

@UIActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// One entry of the private `_targets`: the target is held weakly, the action is a selector.
  public final class HostTarget {
    public private(set) weak var target: NSObject?
    public let action: Selector
    init(_ target: NSObject?, _ action: Selector) {
      self.target = target
      self.action = action
    }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open private(set) weak var view: UIView?
  open var isEnabled = true
  open internal(set) var state: State = .possible
  public private(set) var hostTargets: [HostTarget] = []

  open func addTarget(_ target: Any, action: Selector) {
    hostTargets.append(HostTarget(target as? NSObject, action))
  }

  /// Host: what UIKit writes into its own instance variable.
  public func hostSet(_ state: State) { self.state = state }

  func hostAttach(to view: UIView) { self.view = view }
}

@UIActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@UIActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@UIActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
#endif
