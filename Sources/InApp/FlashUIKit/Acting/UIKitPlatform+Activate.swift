#if FLASH
import FlashProtocol
import FlashServer
import UIKit

extension UIKitPlatform {
  public func perform(_ gesture: Gesture, on handle: Handle, by path: ActReply.Path) -> Attempt {
    guard let object = turn.object(handle) else { return .notThere("it is gone") }
    switch path {
    case .activate:
      return gesture == .tap ? Activator.activate(object) : CustomActions.perform(on: object)
    case .control:
      guard let view = object as? UIView else {
        return .notThere("it is known to accessibility alone and has no control of its own")
      }
      return gesture == .tap ? Activator.trigger(view) : Activator.primary(view)
    case .gesture:
      guard let view = object as? UIView else {
        return .notThere("it is known to accessibility alone and has no recognizer of its own")
      }
      return fire(gesture, view)
    case .nearest, .script:
      return .notThere("it is done in another way")
    }
  }

  private func fire(_ gesture: Gesture, _ view: UIView) -> Attempt {
    guard catalog.facts(of: view).takesGestures else {
      return .notThere("recognizers of a \(catalog.facts(of: view).name) belong to UIKit")
    }
    let all = AppGestures(view: view).recognizers(for: gesture)
    guard !all.isEmpty else { return .notThere("it has no recognizer of a \(gesture.rawValue)") }
    let enabled = all.filter(\.isEnabled)
    guard !enabled.isEmpty else { return .refused("its recognizer is switched off") }
    var reason = ""
    var hasFired = false
    for recognizer in enabled {
      switch GestureTargets.fire(recognizer) {
      case .fired: hasFired = true
      case .unreadable(let why): reason = why
      }
    }
    return hasFired ? .taken : .refused(reason)
  }
}
#endif
