#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The app's windows.
@UIActor
enum Toplevels {
  /// Those that are mapped, back to front: a window before those that belong to it, and of windows
  /// that do not, the one used last in front.
  static func inOrder() -> [Widget] {
    let mapped = all.filter { $0.isMapped && !isHelper($0) }
    guard mapped.count > 1 else { return mapped }
    let recent = recency()
    let ranked = mapped.enumerated().sorted {
      (rank($0.element, recent), $0.offset) < (rank($1.element, recent), $1.offset)
    }.map(\.element)
    var ordered: [Widget] = []
    func add(_ window: Widget, depth: Int) {
      guard depth < 32, !ordered.contains(window) else { return }
      ordered.append(window)
      for other in ranked where owner(of: other) == window { add(other, depth: depth + 1) }
    }
    for window in ranked where owner(of: window).map({ !mapped.contains($0) }) ?? true {
      add(window, depth: 0)
    }
    return ordered
  }

  static var all: [Widget] {
    guard let model = gtk_window_get_toplevels() else { return [] }
    return ModelItems(model).map { Widget(gtk: $0) }
  }

  private static func owner(of window: Widget) -> Widget? {
    guard window.isA(Types.window) else { return nil }
    return gtk_window_get_transient_for(window.of(GtkWindow.self)).map { Widget(gtk: $0) }
  }

  /// Tooltips and what is dragged are windows too, but nobody's.
  private static func isHelper(_ window: Widget) -> Bool {
    window.isA("GtkTooltipWindow") || window.isA("GtkDragIcon")
  }

  /// The application's windows, the one used last first.
  private static func recency() -> [Widget] {
    guard let application = g_application_get_default(),
      flash_is_a(UnsafeRawPointer(application), gtk_application_get_type())
    else { return [] }
    var windows: [Widget] = []
    var link = gtk_application_get_windows(
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self))
    while let current = link {
      if let window = current.pointee.data { windows.append(Widget(gtk: window)) }
      link = current.pointee.next
    }
    return windows
  }

  private static func rank(_ window: Widget, _ recent: [Widget]) -> Int {
    let isModal = window.isA(Types.window) && gtk_window_get_modal(window.of(GtkWindow.self)) != 0
    let isActive = window.isA(Types.window) && gtk_window_is_active(window.of(GtkWindow.self)) != 0
    let used = recent.firstIndex(of: window).map { recent.count - $0 } ?? 0
    return used + (isActive ? 10_000 : 0) + (isModal ? 100_000 : 0)
  }
}
#endif
