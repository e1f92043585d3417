#if FLASH
import FlashServer

/// Seconds of the clock that animations run by.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

public typealias CFTimeInterval = Double

/// What is timed: animations and layers.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
}

open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
}

open class CAPropertyAnimation: CAAnimation {}
open class CABasicAnimation: CAPropertyAnimation {}
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

public protocol CALayerDelegate: NSObjectProtocol {}

/// Not isolated to the main actor, as in QuartzCore.
open class CALayer: NSObject {
  open var sublayers: [CALayer]?
  open var isHidden = false
  open weak var delegate: (any CALayerDelegate)?
  private var order: [String] = []
  private var animations: [String: CAAnimation] = [:]

  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(order.count)"
    if animations.updateValue(animation, forKey: key) == nil { order.append(key) }
    CATransaction.hostNewAnimations.append(animation)
  }

  open func removeAnimation(forKey key: String) {
    animations[key] = nil
    order.removeAll { $0 == key }
  }

  open func animationKeys() -> [String]? { order.isEmpty ? nil : order }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// All layers here run by the media clock itself.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

open class CATransaction: NSObject {
  nonisolated(unsafe) static var hostNewAnimations: [CAAnimation] = []

  /// Commits: animations that were added begin now, and what asked for layout gets it.
  open class func flush() {
    for animation in hostNewAnimations where animation.beginTime == 0 {
      animation.beginTime = CACurrentMediaTime()
    }
    hostNewAnimations = []
    UIThread.assume { UIApplication.shared.hostCommit() }
  }
}
#endif
