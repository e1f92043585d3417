#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// What moves in the layers, and what moves for ever.
@UIActor
struct Motion {
  let now: CFTimeInterval
  private(set) var busy: [IdleReply.Activity] = []
  private(set) var ignored: [IdleReply.Activity] = []

  /// What ends later than this is not waited for, in seconds.
  private static let patience = 60.0
  /// Nobody repeats an animation so often who means it to end.
  private static let manyTimes: Float = 1000
  /// Follows how the device is held, and never ends.
  private static let tilt = "_UIParallaxMotionEffect"
  private static let maxDepth = 200

  init(now: CFTimeInterval) { self.now = now }

  mutating func note(busy what: String, _ name: String) {
    busy.append(.init(what: what, name: name))
  }

  mutating func note(ignored what: String, _ name: String) {
    ignored.append(.init(what: what, name: name))
  }

  mutating func read(_ layer: CALayer, depth: Int) {
    guard !layer.isHidden, depth < Self.maxDepth else { return }
    for key in layer.animationKeys() ?? [] {
      guard !key.hasPrefix(Self.tilt), let animation = layer.animation(forKey: key) else {
        continue
      }
      read(animation, of: layer)
    }
    for sublayer in layer.sublayers ?? [] { read(sublayer, depth: depth + 1) }
  }

  private mutating func read(_ animation: CAAnimation, of layer: CALayer) {
    guard let end = Self.end(of: animation) else {
      ignored.append(.init(what: "animation", name: Self.name(of: layer)))
      return
    }
    let local = layer.convertTime(now, from: nil)
    let began = animation.beginTime > 0 ? animation.beginTime : local
    let remaining = began + end - local
    // It may stay in the layer after its end, as what it has come to.
    guard remaining > 0 else { return }
    let activity = IdleReply.Activity(
      what: "animation", name: Self.name(of: layer), remaining: (remaining * 1000).rounded())
    if remaining > Self.patience { ignored.append(activity) } else { busy.append(activity) }
  }

  /// Seconds from its beginning to its end; nil for one that never ends.
  static func end(of animation: CAAnimation) -> CFTimeInterval? {
    guard animation.repeatCount < manyTimes, animation.speed > 0 else { return nil }
    var length = animation.duration * (animation.autoreverses ? 2 : 1)
    if animation.repeatDuration > 0 {
      length = animation.repeatDuration
    } else if animation.repeatCount > 0 {
      length *= Double(animation.repeatCount)
    }
    guard length.isFinite else { return nil }
    return length / Double(animation.speed)
  }

  private static func name(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return String(describing: type(of: layer)) }
    return name(of: view)
  }

  /// The nearest identifier, else the class.
  static func name(of view: UIView) -> String {
    let named = sequence(first: view, next: { $0.superview }).first {
      $0.accessibilityIdentifier.nonEmpty != nil
    }
    return named?.accessibilityIdentifier ?? String(describing: type(of: view))
  }
}
#endif
