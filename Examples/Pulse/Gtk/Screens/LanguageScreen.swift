import CPulseAdwaita
import PulseModel

/// In which language the day of the edition is written.
enum LanguageScreen {
  static func make(_ context: AppContext) -> Widget {
    let user = context.user
    let sample = Build.label("", "summary").id("language.sample")
    let write = {
      gtk_label_set_text(
        sample.cast(), "Today's edition: \(user.state.settings.language.editionDate)")
    }
    write()
    user.observe(LifeOf(sample), write)
    let choices = Rows.choices(
      "language.choices",
      Settings.Language.allCases.map { ($0, "language.\($0.rawValue)", $0.title) },
      chosen: user.state.settings.language
    ) { language in user.change { $0.settings.language = language } }
    return TopBar.screen(
      "language", TopBar.make("Language", back: { context.router.back() }),
      Rows.page("language", Build.label("Language of dates", "group-title"), choices, sample))
  }
}
