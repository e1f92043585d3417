#if FLASH
import FlashServer
import UIKit
#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// What an alert's action does, which UIKit calls for a touch and for nothing else.
@UIActor
enum AlertHandler {
  /// - Returns: nil where this version of UIKit keeps the handler elsewhere. The inner closure does
  ///   nothing where the action has no handler.
  static func handler(of action: UIAlertAction) -> (() -> Void)? {
    #if canImport(ObjectiveC)
    guard let variable = class_getInstanceVariable(UIAlertAction.self, "_handler") else {
      return nil
    }
    guard let block = object_getIvar(action, variable) else { return {} }
    typealias Block = @convention(block) (UIAlertAction) -> Void
    let call = unsafeBitCast(block as AnyObject, to: Block.self)
    return { call(action) }
    #else
    return { action.hostHandler?(action) }
    #endif
  }
}
#endif
