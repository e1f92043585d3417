#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

/// Knows every animation of libadwaita that was made since it began to watch.
///
/// An animation drives its widget by a tick callback, of which GTK tells nothing.
@UIActor
final class AnimationWatch {
  static let shared = AnimationWatch()

  private struct Known {
    /// When it was last set to playing, in microseconds.
    var began: gint64
  }

  private var known: [UnsafeMutableRawPointer: Known] = [:]

  private init() {}

  /// Does nothing in an app that has not loaded libadwaita.
  func watch() {
    for name in ["adw_timed_animation_get_type", "adw_spring_animation_get_type"] {
      guard let getType = Adwaita.function(name, (@convention(c) () -> GType).self) else {
        continue
      }
      Births.watch(getType()) { AnimationWatch.shared.made($0) }
    }
  }

  private func made(_ animation: UnsafeMutableRawPointer) {
    known[animation] = Known(began: 0)
    Signal.connect(animation, "notify::state") { [self] in
      if isPlaying(animation) { known[animation]?.began = g_get_monotonic_time() }
    }
    g_object_weak_ref(
      animation.assumingMemoryBound(to: GObject.self),
      { _, object in
        guard let object else { return }
        UIThread.assume {
          _ = AnimationWatch.shared.known.removeValue(forKey: UnsafeMutableRawPointer(object))
        }
      }, nil)
  }

  private func isPlaying(_ animation: UnsafeMutableRawPointer) -> Bool {
    // ADW_ANIMATION_PLAYING
    flash_get_number(animation, "state", 0) == 2
  }

  /// What plays on a widget that shows: what ends, and what repeats for ever.
  func activity() -> (busy: [IdleReply.Activity], ignored: [IdleReply.Activity]) {
    var busy: [IdleReply.Activity] = []
    var ignored: [IdleReply.Activity] = []
    let now = g_get_monotonic_time()
    for (animation, state) in known where isPlaying(animation) {
      guard let widget = flash_get_object(animation, "widget").map({ Widget(gtk: $0) }),
        widget.isMapped
      else { continue }
      let name = Motion.name(of: widget)
      // Only timed ones have a duration and a count; 0 times is for ever.
      let repeats = flash_get_number(animation, "repeat-count", 1)
      if repeats == 0 {
        ignored.append(.init(what: "animation", name: name))
        continue
      }
      let duration = flash_get_number(animation, "duration", -1)
      let spent = Double(now - state.began) / 1000
      busy.append(
        .init(
          what: "animation", name: name,
          remaining: duration >= 0 ? max(0, (duration * repeats - spent).rounded()) : nil))
    }
    return (busy.sorted { $0.name < $1.name }, ignored.sorted { $0.name < $1.name })
  }
}
#endif
