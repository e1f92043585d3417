import CPulseAdwaita
import PulseModel

/// Who writes, and what they have written.
enum AuthorScreen {
  static func make(_ id: String, _ context: AppContext) -> Widget {
    guard let author = Author.with(id: id) else { return Build.column().id("author") }
    let about = Build.label(author.about, "summary").id("author.about")
    gtk_label_set_justify(about.cast(), GTK_JUSTIFY_CENTER)
    gtk_label_set_xalign(about.cast(), 0.5)
    let name = Build.label(author.name, "empty-title").id("author.name").align(GTK_ALIGN_CENTER)
    let list = Build.column().id("author.stories")
    context.news.stories(Archive.stories(by: author).map(\.id)) { [alive = Living(list)] in
      guard let list = alive.widget, let page = try? $0.get() else { return }
      list.append(StoryRows.make("author.story", page.stories, context))
    }
    let column = Build.column(
      12, Avatar.make(author.name, 88), name, about,
      Build.label("Stories", "group-title").margins(top: 8), list
    ).margins(top: 8, bottom: 24, start: 16, end: 16)
    return TopBar.screen(
      "author", TopBar.make("", back: { context.router.back() }),
      Build.scroller("author.scroller", Build.clamp(column)))
  }
}
