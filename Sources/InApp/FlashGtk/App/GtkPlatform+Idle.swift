#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

extension GtkPlatform {
  /// A run of frames that nothing explains is a short effect of the theme as a rule (a button's
  /// colour fades in a fifth of a second); what still goes on after this long will go on for ever.
  private static let unexplainedLimit = 600.0
  /// Frames come every 17 ms while something moves; after a pause of this length nothing does.
  private static let pause = 25.0
  /// The pause that ends a run of frames which nothing explains: on a busy machine one comes late,
  /// and no widget can be asked whether it has come to rest.
  private static let longPause = 90.0

  public func activity() -> (busy: [IdleReply.Activity], ignored: [IdleReply.Activity]) {
    var (busy, ignored) = animationWatch.activity()
    let isRun =
      frames.runLength > 2
      && (explainedRun != frames.runBegan || endlessRun == frames.runBegan)
    let isDrawing = frames.still < (isRun ? Self.longPause : Self.pause)
    // The widgets are looked at only when something may move: that costs more than the rest.
    guard isDrawing || hasActed || hasSeenMotion || !busy.isEmpty || !ignored.isEmpty else {
      offsets = [:]
      return (busy, ignored)
    }
    if frames.frames > actedAtFrame { hasActed = false }
    let motion = Motion(catalog: catalog, before: offsets)
    // An offset counts as moving only against one that was read a moment ago.
    offsets = motion.offsets
    let named = Set(busy.map(\.name))
    busy += motion.busy.filter { !named.contains($0.name) }
    ignored += motion.ignored
    hasSeenMotion = !motion.busy.isEmpty || !motion.ignored.isEmpty
    if !busy.isEmpty { explainedRun = frames.runBegan }
    if isDrawing, busy.isEmpty, ignored.isEmpty {
      let redraw = IdleReply.Activity(what: "redraw", name: frontName)
      if frames.run < Self.unexplainedLimit {
        busy.append(redraw)
      } else {
        endlessRun = frames.runBegan
        ignored.append(redraw)
      }
    }
    return (busy, ignored)
  }

  private var frontName: String {
    Toplevels.inOrder().last.map { Motion.name(of: $0) } ?? "window"
  }

  public var animations: Bool {
    get {
      flash_get_bool(
        gtk_settings_get_default().map(UnsafeMutableRawPointer.init), "gtk-enable-animations", true)
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      flash_set_bool(UnsafeMutableRawPointer(settings), "gtk-enable-animations", newValue)
    }
  }

  /// A focused field blinks its caret for ten seconds, at sixty frames a second: no rest in that.
  func stopCaret() {
    guard let settings = gtk_settings_get_default() else { return }
    flash_set_bool(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", false)
  }

  /// Notes that an act may have set something in motion that no frame shows yet.
  func moved() {
    hasActed = true
    actedAtFrame = frames.frames
  }
}
#endif
