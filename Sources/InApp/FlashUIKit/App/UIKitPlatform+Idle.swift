#if FLASH
import FlashProtocol
import FlashServer
import UIKit

extension UIKitPlatform {
  public func activity() -> (busy: [IdleReply.Activity], ignored: [IdleReply.Activity]) {
    // An animation has no beginning before it is committed.
    CATransaction.flush()
    var motion = Motion(now: CACurrentMediaTime())
    for window in Windows.backToFront() {
      motion.read(window.layer, depth: 0)
      motion.read(window)
    }
    if systemFront.isUp { motion.note(busy: "system dialog", "in front of the app") }
    return (motion.busy, motion.ignored)
  }
}
#endif
