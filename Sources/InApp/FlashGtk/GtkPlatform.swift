#if FLASH
import CFlashGtk
import FlashProtocol
import FlashServer

/// GTK 4.8 and later, with or without libadwaita.
@UIActor
public final class GtkPlatform: Platform {
  nonisolated public let identity: AppIdentity

  let catalog = TypeCatalog()
  let items = ListItems.shared
  let refs = RefTable()
  let frames = FrameWatch()
  let animationWatch = AnimationWatch.shared

  /// Nodes of the last snapshot, so that the next one makes room at once.
  var lastCount = 256
  /// Offsets of what scrolls, at the last look while something moved.
  var offsets: [UnsafeMutableRawPointer: Double] = [:]
  /// Beginning of the last run of frames in which something was seen to move that will end.
  var explainedRun: gint64 = 0
  /// Beginning of the last run of frames that was found to have no end.
  var endlessRun: gint64 = 0
  /// Something was seen to move at the last look, so it is looked for again, frame or no frame.
  var hasSeenMotion = false
  /// An act was done of which no frame was drawn yet.
  var hasActed = false
  var actedAtFrame = 0

  /// - Parameter identity: what the app says it is.
  public init(identity: AppIdentity) { self.identity = identity }

  /// Begins to follow the app's windows, rows and animations: the earlier the better, since what
  /// was made before is not known. GTK need not be initialized yet.
  public func watch() {
    items.watch()
    animationWatch.watch()
    frames.watch()
    finishWatching()
  }

  /// What must wait until GTK is initialized.
  private func finishWatching() {
    guard gtk_is_initialized() != 0 else {
      return MainLoop.run(afterMilliseconds: 5) { [self] in finishWatching() }
    }
    // A language's runtime may load libadwaita late.
    animationWatch.watch()
    stopCaret()
  }

  nonisolated public func onUIThread(_ work: @escaping @UIActor @Sendable () -> Void) {
    MainLoop.run(work)
  }

  public func afterFrame(_ work: @escaping @UIActor @Sendable () -> Void) {
    frames.afterFrame(work)
  }

  public func after(milliseconds: Int, _ work: @escaping @UIActor @Sendable () -> Void) {
    MainLoop.run(afterMilliseconds: milliseconds, work)
  }

  public var frameCount: Int { frames.frames }

  public func snapshot(types: Bool, onScreen: Bool) -> Snapshot {
    items.beginLook()
    var walk = TreeWalk(
      catalog: catalog, items: items, isTyped: types, isOnScreenOnly: onScreen,
      expected: onScreen ? 256 : lastCount + lastCount / 8)
    for window in Toplevels.inOrder() { walk.walk(window: window) }
    if !onScreen { lastCount = max(256, walk.nodes.count) }
    return Snapshot(nodes: walk.nodes, windows: walk.windows, cuts: walk.cuts)
  }
}
#endif
