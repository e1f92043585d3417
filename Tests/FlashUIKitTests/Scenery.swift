#if FLASH
import FlashServer
import UIKitHost

/// Takes touches only where something in it does.
@UIActor
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

@UIActor
final class PassThroughController: UIViewController {
  override func loadView() { view = PassThroughView(frame: UIBench.window.bounds) }
}

/// A window over the app's own that is there for its content alone.
@UIActor
final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A screen with one button.
@UIActor
final class Detail: UIViewController {
  private let action: @UIActor () -> Void

  init(_ action: @escaping @UIActor () -> Void) {
    self.action = action
    super.init()
    title = "Detail"
  }

  override func viewDidLoad() {
    let action = action
    view.add(button("Save", CGRect(100, 300, 100, 40), action), "detail.save")
  }
}

/// Half a screen of its own.
@UIActor
final class Sheet: UIViewController {
  override func loadView() {
    view = UIView(frame: CGRect(0, 400, 390, 444))
    view.add(button("OK", CGRect(20, 420, 100, 40)), "sheet.ok")
  }
}
#endif
