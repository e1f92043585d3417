#if FLASH
import FlashServer
import UIKit
#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// What a gesture recognizer calls when it recognizes: UIKit keeps it to itself.
///
/// The last resort of an activation. The pairs of target and action are read from instance variables
/// by name, never by key, so where a version of UIKit has no such variable there is a reason and no
/// exception; and a target is only sent what it says it answers to.
@UIActor
enum GestureTargets {
  enum Outcome {
    case fired
    case unreadable(String)
  }

  static func fire(_ recognizer: UIGestureRecognizer) -> Outcome {
    #if canImport(ObjectiveC)
    guard let list = class_getInstanceVariable(UIGestureRecognizer.self, "_targets") else {
      return .unreadable("this version of UIKit keeps a recognizer's targets elsewhere")
    }
    let pairs = object_getIvar(recognizer, list) as? [NSObject] ?? []
    let calls = pairs.compactMap(call)
    #else
    let calls = recognizer.hostTargets.compactMap { pair in
      pair.target.map { (target: $0, action: pair.action) }
    }
    #endif
    guard !calls.isEmpty else {
      return .unreadable("the recognizer has no target that still lives")
    }
    var hasFired = false
    // As UIKit does: once for a tap, at the beginning and at the end for a press.
    let states: [UIGestureRecognizer.State] =
      recognizer is UILongPressGestureRecognizer ? [.began, .ended] : [.ended]
    RecognizerState.pass(through: states, recognizer) {
      for call in calls where call.target.responds(to: call.action) {
        call.target.perform(call.action, with: recognizer)
        hasFired = true
      }
    }
    return hasFired ? .fired : .unreadable("no target of the recognizer answers to its action")
  }

  #if canImport(ObjectiveC)
  private static func call(_ pair: NSObject) -> (target: NSObject, action: Selector)? {
    guard let targetVariable = class_getInstanceVariable(type(of: pair), "_target"),
      let actionVariable = class_getInstanceVariable(type(of: pair), "_action"),
      let target = object_getIvar(pair, targetVariable) as? NSObject
    else { return nil }
    // A selector is no object, so it is read from its place in the instance.
    let place = Unmanaged.passUnretained(pair).toOpaque()
    let action = place.load(
      fromByteOffset: ivar_getOffset(actionVariable), as: Optional<Selector>.self)
    return action.map { (target, $0) }
  }
  #endif
}
#endif
