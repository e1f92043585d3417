#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// UIKit from iOS 15 on, and SwiftUI through what it tells accessibility.
@UIActor
public final class UIKitPlatform: Platform {
  nonisolated public let identity: AppIdentity

  let catalog = ClassCatalog()
  let refs = RefTable()
  let turn = Turn()
  /// What came of switching on accessibility for this process.
  let arming: AccessibilityArming

  /// Nodes of the last snapshot, so that the next one makes room at once.
  private var lastCount = 256

  /// - Parameters:
  ///   - identity: what the app says it is.
  ///   - arming: how accessibility is switched on.
  public init(
    identity: AppIdentity, arming: AccessibilityArming = AccessibilityArming(symbols: .ofSystem)
  ) {
    self.identity = identity
    self.arming = arming
  }

  public func snapshot(types: Bool, onScreen: Bool) -> Snapshot {
    arming.arm()
    var walk = TreeWalk(
      catalog: catalog, turn: turn, isTyped: types, isOnScreen: onScreen, expected: lastCount)
    walk.walk(Windows.backToFront())
    lastCount = max(256, walk.nodes.count)
    var snapshot = Snapshot(nodes: walk.nodes, windows: walk.windows, cuts: walk.cuts)
    if walk.hosting.isBlind { snapshot.blind = arming.tried }
    return snapshot
  }

  public func ref(for handle: Handle) -> Int {
    guard let object = turn.object(handle) else { return 0 }
    return refs.number(of: object, showing: turn.shown(by: object))
  }

  public func handle(forRef number: Int) -> Handle? {
    guard let (object, shown) = refs.object(number), turn.shown(by: object) == shown else {
      return nil
    }
    return turn.hold(object)
  }
}
#endif
