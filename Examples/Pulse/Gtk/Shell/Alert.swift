import CPulseAdwaita

/// A question with two answers, in a window of its own over the app's.
final class Alert {
  let window: Widget

  /// - Parameters:
  ///   - id: the buttons get it with `.cancel` and `.confirm` after it.
  ///   - answer: given whether it was confirmed; closing the alert is a no.
  init(
    _ id: String, over parent: Widget, heading: String, body: String, confirm: String,
    answer: @escaping (Bool) -> Void
  ) {
    window = adw_message_dialog_new(parent.cast(), heading, body)!.id(id).style("pulse-alert")
    adw_message_dialog_add_response(window.cast(), "cancel", "Cancel")
    adw_message_dialog_add_response(window.cast(), "confirm", confirm)
    adw_message_dialog_set_response_appearance(
      window.cast(), "confirm", ADW_RESPONSE_DESTRUCTIVE)
    adw_message_dialog_set_default_response(window.cast(), "cancel")
    adw_message_dialog_set_close_response(window.cast(), "cancel")
    window.onText("response") { answer($0 == "confirm") }
    Self.nameButtons(in: window, ["Cancel": "\(id).cancel", confirm: "\(id).confirm"])
  }

  func present() { gtk_window_present(window.cast()) }
  func close() { gtk_window_destroy(window.cast()) }

  /// The dialog makes its buttons itself, so they are found by what is written on them.
  private static func nameButtons(in widget: Widget, _ names: [String: String]) {
    for child in widget.children {
      if g_type_check_instance_is_a(child.cast(), gtk_button_get_type()) != 0,
        let label = gtk_button_get_label(child.cast()), let name = names[String(cString: label)]
      {
        child.id(name)
      } else {
        nameButtons(in: child, names)
      }
    }
  }
}
