import CPulseAdwaita

/// Keys that work wherever the focus is.
enum Keys {
  /// - Parameter trigger: as GTK writes them, alternatives apart by `|`.
  static func add(to widget: Widget, _ trigger: String, _ run: @escaping () -> Void) {
    let call: @convention(c) (Widget?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _, _, data in
      guard let data else { return 0 }
      MainActor.assumeIsolated {
        Unmanaged<Handler<Void>>.fromOpaque(data).takeUnretainedValue().run(())
      }
      return 1
    }
    let action = gtk_callback_action_new(
      call, Unmanaged.passRetained(Handler<Void>(run)).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
    let controller = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(controller.cast(), GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_shortcut_controller_add_shortcut(
      controller.cast(), gtk_shortcut_new(gtk_shortcut_trigger_parse_string(trigger), action))
    gtk_widget_add_controller(widget, controller.cast())
  }
}
