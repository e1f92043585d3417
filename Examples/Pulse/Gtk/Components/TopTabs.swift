import CPulseAdwaita
import PulseModel

/// The strip of tabs over Home's pager.
final class TopTabs {
  let widget: Widget
  private var buttons: [Section: Widget] = [:]

  init(_ select: @escaping (Section) -> Void) {
    widget = Build.row(2).style("top-tabs").id("home.top")
    for section in Section.topTabs {
      let button = Accessible.make(gtk_toggle_button_get_type(), GTK_ACCESSIBLE_ROLE_TAB)
        .id("home.top.\(section.rawValue)").style("flat", "top-tab").expand()
      gtk_button_set_label(button.cast(), section.title)
      button.on("clicked") { [weak self] in
        self?.show(section)
        select(section)
      }
      buttons[section] = button
      widget.append(button)
    }
    widget.keep(self)
  }

  func show(_ section: Section) {
    for (each, button) in buttons {
      gtk_toggle_button_set_active(button.cast(), (each == section).gboolean)
      Accessible.selected(button, each == section)
    }
  }
}
