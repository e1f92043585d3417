import CPulseAdwaita
import PulseModel

/// Something that comes up from the bottom edge over the whole window, and takes all touches.
final class Sheet {
  let widget: Widget
  private let revealer: Widget

  /// - Parameter dismiss: called when the reader touches beside it.
  init(
    _ id: String, _ name: String, _ content: Widget, isTablet: Bool, dismiss: @escaping () -> Void
  ) {
    let scrim = gtk_button_new()!.id("\(id).scrim").style("scrim").expand(vertically: true)
    Accessible.name(scrim, "Close")
    scrim.on("clicked", dismiss)

    let panel = Build.column(0, content).style("sheet").id(id)
    if isTablet { panel.align(GTK_ALIGN_CENTER).size(460) }
    revealer = gtk_revealer_new()!
    gtk_revealer_set_transition_type(revealer.cast(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    gtk_revealer_set_transition_duration(revealer.cast(), 200)
    gtk_revealer_set_child(revealer.cast(), panel)
    revealer.align(GTK_ALIGN_FILL, GTK_ALIGN_END)

    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(overlay.cast(), scrim)
    gtk_overlay_add_overlay(overlay.cast(), revealer)
    widget = Accessible.make(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_DIALOG)
    widget.append(overlay.expand(vertically: true))
    Accessible.modal(widget)
    Accessible.name(widget, name)
    widget.keep(self)
  }

  func reveal() {
    gtk_revealer_set_reveal_child(revealer.cast(), 1)
    _ = gtk_widget_child_focus(revealer, GTK_DIR_TAB_FORWARD)
  }
}
