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
  let pages = WebPages()
  let systemFront = SystemFront()
  /// What came of switching on accessibility for this process.
  let arming: AccessibilityArming

  /// What looks at the app each time that Flash has a turn.
  private(set) var watchers: [() -> Void] = []

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

  nonisolated public var accessibility: [String] { arming.told.withLock { $0 } }

  func onTurn(_ watcher: @escaping () -> Void) { watchers.append(watcher) }

  func tellWatchers() {
    systemFront.look()
    for watcher in watchers { watcher() }
  }

  /// Switches accessibility on as soon as a window is about to show, so that SwiftUI has told what
  /// it draws by the time of the first request.
  func armOnceShown() {
    let arming = arming
    _ = NotificationCenter.default.addObserver(
      forName: UIScene.willEnterForegroundNotification, object: nil, queue: .main
    ) { _ in
      UIThread.assume { arming.arm() }
    }
  }

  public func snapshot(types: Bool, onScreen: Bool) -> Snapshot {
    arming.arm()
    var walk = TreeWalk(
      catalog: catalog, turn: turn, pages: pages, isTyped: types, isOnScreen: onScreen,
      expected: lastCount)
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
