#if FLASH
import FlashServer
import UIKit

extension UIKitPlatform {
  nonisolated public func onUIThread(_ work: @escaping @UIActor @Sendable () -> Void) {
    DispatchQueue.main.async { UIThread.assume { self.take(work) } }
  }

  private func take(_ work: () -> Void) {
    tellWatchers()
    work()
  }

  /// Half a period of a display at 60 Hz: long enough for what the app left to its queues.
  private static let pause = 8

  /// Commits what the act has left, lets the app's own queues run, and commits once more: SwiftUI
  /// and layout do their work in commits, whether a display asks for a frame or not.
  public func afterFrame(_ work: @escaping @UIActor @Sendable () -> Void) {
    onUIThread {
      CATransaction.flush()
      self.after(milliseconds: Self.pause) {
        CATransaction.flush()
        work()
      }
    }
  }

  public func after(milliseconds: Int, _ work: @escaping @UIActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      UIThread.assume { self.take(work) }
    }
  }

  /// No call tells of a frame that was drawn, so any period of a display may have brought one.
  public var frameCount: Int { Int(CACurrentMediaTime() * 60) }

  public var animations: Bool {
    get { UIView.areAnimationsEnabled }
    set { UIView.setAnimationsEnabled(newValue) }
  }
}
#endif
