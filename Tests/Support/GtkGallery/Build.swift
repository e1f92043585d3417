import CFlashGtk
import Glibc

/// Writes a line at once: whoever started the gallery waits for it.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A pointer to any object of the toolkit.
protocol Pointer { var raw: UnsafeMutableRawPointer { get } }
extension OpaquePointer: Pointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
extension UnsafeMutablePointer: Pointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
extension UnsafeMutableRawPointer: Pointer {
  var raw: UnsafeMutableRawPointer { self }
}

/// The same pointer, of whatever type the place wants that it is given to.
func g<T>(_ pointer: some Pointer) -> UnsafeMutablePointer<T> {
  pointer.raw.assumingMemoryBound(to: T.self)
}
func g(_ pointer: some Pointer) -> OpaquePointer { OpaquePointer(pointer.raw) }
func g(_ pointer: some Pointer) -> UnsafeMutableRawPointer { pointer.raw }

private final class Answer {
  let work: @MainActor () -> Void
  init(_ work: @escaping @MainActor () -> Void) { self.work = work }
}

/// Connects a closure to a signal, whatever that signal's arguments.
@MainActor
func on(_ object: some Pointer, _ signal: String, _ work: @escaping @MainActor () -> Void) {
  let answer: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
    data, _ in
    guard let data else { return }
    let answer = Unmanaged<Answer>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { answer.work() }
  }
  g_signal_connect_data(
    object.raw, signal, unsafeBitCast(answer, to: GCallback.self),
    Unmanaged.passRetained(Answer(work)).toOpaque(), nil, G_CONNECT_SWAPPED)
}

/// Calls back after so many milliseconds, again and again while the closure says so.
@MainActor
func every(_ milliseconds: Int, _ work: @escaping @MainActor () -> Bool) {
  final class Turn {
    let work: @MainActor () -> Bool
    init(_ work: @escaping @MainActor () -> Bool) { self.work = work }
  }
  g_timeout_add_full(
    0, guint(milliseconds),
    { data in
      guard let data else { return 0 }
      let turn = Unmanaged<Turn>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { turn.work() } ? 1 : 0
    }, Unmanaged.passRetained(Turn(work)).toOpaque(), nil)
}

@MainActor
func named(_ widget: Widget, _ id: String) -> Widget {
  gtk_widget_set_name(widget, id)
  return widget
}

@MainActor
func column(_ children: [Widget], spacing: gint = 4) -> Widget {
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing)!
  for child in children { gtk_box_append(g(box), child) }
  return box
}

@MainActor
func line(_ children: [Widget], spacing: gint = 4) -> Widget {
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)!
  for child in children { gtk_box_append(g(box), child) }
  return box
}

@MainActor
func label(_ text: String, _ id: String? = nil) -> Widget {
  let label = gtk_label_new(text)!
  gtk_label_set_xalign(g(label), 0)
  if let id { gtk_widget_set_name(label, id) }
  return label
}

@MainActor
func button(_ text: String, _ id: String, _ work: @escaping @MainActor () -> Void = {}) -> Widget {
  let button = gtk_button_new_with_label(text)!
  on(button, "clicked", work)
  return named(button, id)
}

@MainActor
func scrolled(_ child: Widget, _ id: String? = nil) -> Widget {
  let scroller = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_child(g(scroller), child)
  gtk_widget_set_vexpand(scroller, 1)
  gtk_widget_set_hexpand(scroller, 1)
  return id.map { named(scroller, $0) } ?? scroller
}

/// A label that counts what happens, under an identifier.
@MainActor
final class Counter {
  let widget: Widget
  private var count = 0

  init(_ id: String) { widget = label("0", id) }

  func bump() {
    count += 1
    gtk_label_set_text(g(widget), "\(count)")
  }
}

/// A label that shows the last things that happened.
@MainActor
final class Journal {
  let widget: Widget
  private var lines: [String] = []

  init(_ id: String) {
    widget = label("", id)
    gtk_label_set_ellipsize(g(widget), PANGO_ELLIPSIZE_END)
  }

  func note(_ line: String) {
    lines.append(line)
    gtk_label_set_text(g(widget), lines.suffix(8).joined(separator: " "))
  }
}
