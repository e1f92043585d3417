import PulseModel

/// The terms of what Pulse is made with.
enum LicencesScreen {
  static func list(_ context: AppContext) -> Widget {
    let rows = Licence.allCases.map { licence in
      Rows.link("licences.\(licence.rawValue)", licence.title, subtitle: licence.terms) {
        context.router.show(.licence(licence))
      }
    }
    return TopBar.screen(
      "licences", TopBar.make("Licences", back: { context.router.back() }),
      Rows.page("licences", Rows.group("licences.list", rows)))
  }

  static func one(_ licence: Licence, _ context: AppContext) -> Widget {
    let text = Build.column(10)
    for paragraph in licence.text { text.append(Build.label(paragraph, "article-text")) }
    return TopBar.screen(
      "licence", TopBar.make(licence.title, back: { context.router.back() }),
      Rows.page(
        "licence", Build.label(licence.summary, "summary"),
        Build.label(licence.terms, "group-title").id("licence.terms"), text))
  }
}
