import CPulseAdwaita
import PulseModel

/// The head of a feed: its section and the day.
enum FeedHeader {
  static func make(_ section: Section, _ context: AppContext) -> Widget {
    let title = Accessible.make(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_HEADING)
      .style("feed-title", "accent-\(section.rawValue)")
    gtk_label_set_text(title.cast(), section.title)
    gtk_label_set_xalign(title.cast(), 0)
    let date = Build.label("", "meta", wraps: false).align(GTK_ALIGN_END, GTK_ALIGN_BASELINE)
    let user = context.user
    let write = { gtk_label_set_text(date.cast(), user.state.settings.language.editionDate) }
    write()
    user.observe(LifeOf(date), write)
    return Build.row(8, title.expand(), date).id("feed.\(section.rawValue).header")
      .style("feed-header")
  }
}
