import PulseModel

/// All that can be set.
enum SettingsScreen {
  static func make(_ context: AppContext) -> Widget {
    let router = context.router
    func link(_ destination: Destination, _ icon: String) -> Widget {
      Rows.link("settings.\(destination.step)", destination.title, icon: icon) {
        router.show(destination)
      }
    }
    return TopBar.screen(
      "settings", TopBar.make("Settings", back: { router.back() }),
      Rows.page(
        "settings",
        Rows.group(
          "settings.reading",
          [
            link(.fontsize, "font-select"), link(.appearance, "weather-clear-night"),
            link(.language, "preferences-desktop-locale"),
          ]),
        Rows.group(
          "settings.device",
          [
            link(.notifications, "alarm"), link(.privacy, "security-high"),
            link(.downloads, "folder-download"),
          ]),
        Rows.group(
          "settings.more", [link(.about, "help-about"), link(.licences, "text-x-generic")])))
  }
}
