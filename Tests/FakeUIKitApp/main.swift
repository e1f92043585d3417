// An app on the stand-in of UIKit that knows nothing of Flash; it is linked with what the loader would
// bring into it.
#if FLASH
import FlashServer
import UIKitHost

UIThread.assume {
  let scene = UIWindowScene(hostState: .foregroundActive)
  UIApplication.shared.hostConnect(scene)
  let window = UIWindow(windowScene: scene)
  let controller = UIViewController()
  controller.title = "Notes"
  window.rootViewController = controller
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  label.text = "0"
  label.accessibilityIdentifier = "count"
  let button = UIButton(frame: CGRect(x: 20, y: 160, width: 200, height: 44))
  button.accessibilityIdentifier = "add"
  button.addAction(UIAction { _ in label.text = "1" }, for: .touchUpInside)
  controller.view.addSubview(label)
  controller.view.addSubview(button)
  window.makeKeyAndVisible()
}
dispatchMain()
#endif
