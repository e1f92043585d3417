import PulseModel

/// Light, dark, or as the system has it.
enum AppearanceScreen {
  static func make(_ context: AppContext) -> Widget {
    let user = context.user
    let choices = Rows.choices(
      "appearance.choices",
      Settings.Appearance.allCases.map { ($0, "appearance.\($0.rawValue)", $0.title) },
      chosen: user.state.settings.appearance
    ) { appearance in user.change { $0.settings.appearance = appearance } }
    return TopBar.screen(
      "appearance", TopBar.make("Appearance", back: { context.router.back() }),
      Rows.page("appearance", choices))
  }
}
