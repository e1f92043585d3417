import CPulseAdwaita
import PulseModel

/// The style sheet, written anew when the reader changes appearance or size of text.
final class Look {
  private let provider: UnsafeMutablePointer<GtkCssProvider>
  private let user: UserStore

  init(_ user: UserStore) {
    self.user = user
    provider = gtk_css_provider_new()!
    if let display = gdk_display_get_default() {
      gtk_style_context_add_provider_for_display(
        display, provider.cast(), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    let manager = adw_style_manager_get_default()!
    manager.on("notify::dark") { [weak self] in self?.write() }
    user.observe(self) { [weak self] in self?.follow() }
    follow()
  }

  private func follow() {
    let scheme =
      switch user.state.settings.appearance {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    write()
  }

  private func write() {
    let isDark = adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
    let css = Stylesheet.text(isDark: isDark, scale: user.state.settings.fontSize.scale)
    pulse_css_provider_load(provider, css)
  }
}
