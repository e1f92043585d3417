#if FLASH
import FlashServer
import UIKitHost

/// What a recognizer or a command sends its action to: it answers to `fire:`.
@UIActor
final class Target: UIKitHost.NSObject, @unchecked Sendable {
  private let action: @UIActor @Sendable () -> Void

  init(_ action: @escaping @UIActor @Sendable () -> Void) {
    self.action = action
    super.init()
  }

  nonisolated override var hostMethods: [String: HostMethod] {
    [
      "fire:": { [action] _ in
        action()
        return nil
      }
    ]
  }
}
#endif
