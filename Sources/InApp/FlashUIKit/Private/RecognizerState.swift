#if FLASH
import FlashServer
import UIKit
#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The state that a recognizer says it is in, which UIKit alone may set.
///
/// It is written into UIKit's own instance variable only where that is what it seems to be: a number
/// that reads as the public property does. Setting the property instead would have UIKit call the
/// targets by itself, at some later time.
/// Source: nst/iOS-Runtime-Headers, UIGestureRecognizer.h.
@UIActor
enum RecognizerState {
  /// Runs the body once in each state, and at rest where UIKit keeps the state elsewhere.
  static func pass(
    through states: [UIGestureRecognizer.State], _ recognizer: UIGestureRecognizer,
    _ body: () -> Void
  ) {
    let rest = recognizer.state
    guard let first = states.first, set(first, recognizer) else { return body() }
    body()
    for state in states.dropFirst() where set(state, recognizer) { body() }
    // The app may have switched it off and on meanwhile, which resets it.
    if states.contains(recognizer.state) { _ = set(rest, recognizer) }
  }

  private static func set(
    _ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    #if canImport(ObjectiveC)
    guard let variable = class_getInstanceVariable(UIGestureRecognizer.self, "_state"),
      let encoding = ivar_getTypeEncoding(variable), String(cString: encoding) == "q"
    else { return false }
    let place = Unmanaged.passUnretained(recognizer).toOpaque() + ivar_getOffset(variable)
    let stored = place.assumingMemoryBound(to: Int.self)
    let before = stored.pointee
    guard before == recognizer.state.rawValue else { return false }
    stored.pointee = state.rawValue
    if recognizer.state == state { return true }
    stored.pointee = before
    return false
    #else
    recognizer.hostSet(state)
    return true
    #endif
  }
}
#endif
