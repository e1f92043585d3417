import CPulseAdwaita

/// What waits until a widget has a place on screen.
enum Frame {
  /// Runs work at the first frame in which a widget has a size.
  static func next(of widget: Widget, _ run: @escaping () -> Void) {
    let call: @convention(c) (Widget?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
      widget, _, data in
      guard let widget, let data, gtk_widget_get_width(widget) > 0 else { return 1 }
      MainActor.assumeIsolated {
        Unmanaged<Handler<Void>>.fromOpaque(data).takeUnretainedValue().run(())
      }
      return 0
    }
    gtk_widget_add_tick_callback(
      widget, call, Unmanaged.passRetained(Handler<Void>(run)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }
}
