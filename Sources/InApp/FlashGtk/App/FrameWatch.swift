#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Listens to the frame clocks of all windows.
@UIActor
final class FrameWatch {
  private(set) var frames = 0
  /// When the last frame was done, and when the run of frames that it ends began; microseconds of
  /// GLib's monotonic clock.
  private(set) var last: gint64 = 0
  private(set) var runBegan: gint64 = 0
  /// Frames in that run.
  private(set) var runLength = 0

  private var clocks: Set<OpaquePointer> = []
  private var waiting: [@UIActor @Sendable () -> Void] = []
  private var isWatching = false
  private var hasPainted = false

  /// Frames further apart than this are no motion. At 60 Hz they come every 17 ms; a slow machine
  /// may need several times that for one.
  static let gap: gint64 = 100_000

  /// Follows windows as they come; an app has none yet when Flash starts in it.
  func watch() {
    guard !isWatching, let model = gtk_window_get_toplevels() else { return }
    isWatching = true
    Signal.connect(UnsafeMutableRawPointer(model), "items-changed") { [self] in adopt() }
    adopt()
  }

  private func adopt() {
    for window in Toplevels.all where g_object_get_data(window.of(GObject.self), Self.mark) == nil {
      g_object_set_data(window.of(GObject.self), Self.mark, UnsafeMutableRawPointer(bitPattern: 1))
      Signal.connect(window.raw, "realize") { [self] in listen(to: window) }
      if gtk_widget_get_realized(window) != 0 { listen(to: window) }
    }
  }

  private static let mark = "flash-frames"

  private func listen(to window: Widget) {
    guard let clock = gtk_widget_get_frame_clock(window), clocks.insert(clock).inserted else {
      return
    }
    let object = UnsafeMutableRawPointer(clock)
    Signal.connect(object, "paint") { [self] in painted() }
    Signal.connect(object, "after-paint") { [self] in finished() }
    g_object_weak_ref(
      object.assumingMemoryBound(to: GObject.self),
      { watch, clock in
        guard let watch, let clock else { return }
        let frames = Unmanaged<FrameWatch>.fromOpaque(watch).takeUnretainedValue()
        UIThread.assume { _ = frames.clocks.remove(OpaquePointer(clock)) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func painted() {
    let now = g_get_monotonic_time()
    if now - last > Self.gap {
      runBegan = now
      runLength = 0
    }
    runLength += 1
    hasPainted = true
    frames += 1
  }

  /// A frame ends so even where nothing was drawn in it.
  private func finished() {
    if hasPainted { last = g_get_monotonic_time() }
    hasPainted = false
    guard !waiting.isEmpty else { return }
    let due = waiting
    waiting = []
    // Not from within the frame: what is called may act on the app.
    for work in due { MainLoop.run(work) }
  }

  /// Calls back after a whole frame of the front window, or after 100 ms.
  func afterFrame(_ work: @escaping @UIActor @Sendable () -> Void) {
    let once = Once(work)
    MainLoop.run(afterMilliseconds: 100) { once.run() }
    guard let front = Toplevels.inOrder().last,
      let clock = gtk_widget_get_frame_clock(front)
    else { return }
    listen(to: front)
    waiting.append { once.run() }
    // What the app has queued (update, layout, paint) is done in the same frame, before this.
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
  }

  /// Milliseconds since the last frame; a large number where there was none.
  var still: Double { Double(g_get_monotonic_time() - last) / 1000 }
  /// How long frames have been coming without a gap, in milliseconds.
  var run: Double { Double(last - runBegan) / 1000 }
}

/// Work that several may call and that is done once.
@UIActor
private final class Once {
  private var work: (@UIActor @Sendable () -> Void)?
  init(_ work: @escaping @UIActor @Sendable () -> Void) { self.work = work }

  func run() {
    let due = work
    work = nil
    due?()
  }
}
#endif
