#if FLASH
import FlashServer
import UIKitHost

/// Runs a test's body on the main thread, with a window of its own on a fresh application.
func onHost(_ body: @escaping @UIActor @Sendable (UIWindow) -> Void) {
  DispatchQueue.main.sync {
    UIThread.assume {
      UIApplication.hostAside {
        let scene = UIWindowScene(hostState: .foregroundActive)
        UIApplication.shared.hostConnect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        body(window)
      }
    }
  }
}

@UIActor
func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

/// Notes what is called, in order.
@UIActor
final class Log {
  var lines: [String] = []
  nonisolated init() {}
}
#endif
