import CPulseAdwaita
import PulseModel

/// The four tabs at the bottom.
final class TabBar {
  let widget: Widget
  private var buttons: [Tab: Widget] = [:]

  init(_ select: @escaping (Tab) -> Void) {
    widget = Build.row().id("tabs").style("tab-bar")
    gtk_box_set_homogeneous(widget.cast(), 1)
    for tab in Tab.allCases {
      let button = Accessible.make(gtk_toggle_button_get_type(), GTK_ACCESSIBLE_ROLE_TAB)
        .id("tab.\(tab.rawValue)").style("flat", "tab")
      let content = Build.column(
        3, Build.icon(Self.icon(tab), 22), Build.label(tab.title, "tab-title", wraps: false))
      for child in content.children { child.align(GTK_ALIGN_CENTER) }
      gtk_button_set_child(button.cast(), content.align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER))
      button.on("clicked") { [weak self] in
        // A toggle button has turned itself off where it was on; the router says what is on.
        self?.show(tab)
        select(tab)
      }
      buttons[tab] = button
      widget.append(button)
    }
    show(.home)
    widget.keep(self)
  }

  func show(_ tab: Tab) {
    for (each, button) in buttons {
      gtk_toggle_button_set_active(button.cast(), (each == tab).gboolean)
      Accessible.selected(button, each == tab)
    }
  }

  private static func icon(_ tab: Tab) -> String {
    switch tab {
    case .home: "go-home"
    case .sections: "view-app-grid"
    case .saved: "user-bookmarks"
    case .profile: "avatar-default"
    }
  }
}
