import CFlashGtk

/// Labels and buttons in rows; the first button counts its clicks.
final class BenchWindow {
  private let window: UnsafeMutablePointer<GtkWidget>
  private var clicks = 0
  private let counter: UnsafeMutablePointer<GtkWidget>

  init(_ options: WindowOptions) {
    window = gtk_window_new()
    counter = gtk_label_new("0")
    gtk_widget_set_name(counter, "bench.count")
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(
      OpaquePointer(scroller),
      options.list > 0
        ? BenchList.make(rows: options.list) : column(rows: Self.rows(for: options.elements)))
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, scroller)
    gtk_window_set_title(pointer, "Bench")
    gtk_window_set_default_size(pointer, 480, 800)
  }

  private func column(rows: Int) -> UnsafeMutablePointer<GtkWidget> {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)!
    gtk_box_append(box(column), counter)
    let tap = gtk_button_new_with_label("Tap")!
    gtk_widget_set_name(tap, "bench.tap")
    connectClicks(of: tap)
    gtk_box_append(box(column), tap)
    for row in 0..<rows {
      let line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)!
      let button = gtk_button_new_with_label("Open \(row)")!
      gtk_widget_set_name(button, "bench.open.\(row)")
      gtk_box_append(box(line), button)
      gtk_box_append(box(line), gtk_label_new("Row \(row)"))
      gtk_box_append(box(column), line)
    }
    return column
  }

  /// A row is four elements: a box, a button, its label and a label; seven are there without rows.
  private static func rows(for elements: Int) -> Int { max(1, (elements - 7) / 4) }

  /// - Parameter ready: called once the first frame has been drawn.
  func present(ready: @escaping @convention(c) (gpointer?) -> Void) {
    gtk_window_present(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(ready, to: GCallback.self),
      nil, nil, G_CONNECT_SWAPPED)
  }

  private func connectClicks(of button: UnsafeMutablePointer<GtkWidget>) {
    let clicked: @convention(c) (gpointer?) -> Void = { data in
      guard let data else { return }
      Unmanaged<BenchWindow>.fromOpaque(data).takeUnretainedValue().count()
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(), nil, G_CONNECT_SWAPPED)
  }

  private func count() {
    clicks += 1
    gtk_label_set_text(OpaquePointer(counter), "\(clicks)")
  }

  private func box(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
  }
}
