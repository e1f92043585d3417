import CPulseAdwaita
import PulseModel

/// How large stories are set, with a sample that follows.
enum FontSizeScreen {
  static func make(_ context: AppContext) -> Widget {
    let user = context.user
    let sample = Build.column(
      8, Build.label("Quiet engines on the river", "article-title"),
      Build.label("This is how the text of a story will look.", "article-text")
    ).id("fontsize.sample").style("card", "profile-head")
    let choices = Rows.choices(
      "fontsize.choices",
      Settings.FontSize.allCases.map { ($0, "fontsize.\($0.rawValue)", $0.title) },
      chosen: user.state.settings.fontSize
    ) { size in user.change { $0.settings.fontSize = size } }
    return TopBar.screen(
      "fontsize", TopBar.make("Font size", back: { context.router.back() }),
      Rows.page("fontsize", sample, choices))
  }
}
