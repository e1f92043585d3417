import CPulseAdwaita
import PulseModel

/// Stories kept for later.
final class SavedScreen {
  let widget: Widget
  private let context: AppContext
  private let content: Widget
  private var shown: [String]?

  init(_ context: AppContext) {
    self.context = context
    content = Build.column().margins(top: 4, bottom: 24, start: 16, end: 16)
      .expand(vertically: true)
    widget = TopBar.screen(
      "saved", TopBar.make("Saved"), Build.scroller("saved.scroller", Build.clamp(content)))
    widget.keep(self)
    context.user.observe(self) { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let saved = context.user.state.saved
    guard saved != shown else { return }
    shown = saved
    guard !saved.isEmpty else { return showEmpty() }
    context.news.stories(saved) { [weak self] result in
      guard let self, shown == saved else { return }
      content.removeAll()
      switch result {
      case .success(let page): content.append(rows(page.stories))
      case .failure(let error):
        content.append(
          Empty.make("saved.error", icon: "network-error", title: "No stories", text: error.message)
        )
      }
    }
  }

  private func rows(_ stories: [Story]) -> Widget {
    StoryRows.make("saved.story", stories, context) { [context] story, index in
      let user = context.user
      return Build.iconButton("saved.story.\(index).remove", "user-trash", "Remove") {
        let before = user.state.saved
        user.change { $0.toggleSaved(story.id) }
        context.toast("Removed") { user.change { $0.saved = before } }
      }
    }
  }

  private func showEmpty() {
    content.removeAll()
    let router = context.router
    content.append(
      Empty.make(
        "saved.empty", icon: "user-bookmarks", title: "Nothing saved yet",
        text: "Press the bookmark on a story, and it waits for you here.",
        button: ("saved.browse", "Browse sections", { router.show(.sections) })
      ).expand(vertically: true))
  }
}
