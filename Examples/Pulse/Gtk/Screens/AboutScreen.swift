import CPulseAdwaita
import PulseModel

/// What this is.
enum AboutScreen {
  static func make(_ context: AppContext) -> Widget {
    let router = context.router
    let head = Build.column(
      8, Build.icon("emblem-documents", 40).style("emblem").align(GTK_ALIGN_CENTER),
      Build.label("Pulse", "article-title").align(GTK_ALIGN_CENTER),
      Build.label("Version \(Pulse.version)", "meta").id("about.version").align(GTK_ALIGN_CENTER),
      Build.label("All stories are made up.", "summary").align(GTK_ALIGN_CENTER))
    return TopBar.screen(
      "about", TopBar.make("About", back: { router.back() }),
      Rows.page(
        "about", head,
        Rows.group(
          "about.links",
          [
            Rows.link("about.feedback", "Write to the editors") { router.show(.feedback) },
            Rows.link("about.help", "Help") { router.show(.help) },
            Rows.link("about.licences", "Licences") { router.show(.licences) },
          ])))
  }
}
