import CPulseAdwaita
import PulseModel

/// Stories that were read before.
final class HistoryScreen {
  let widget: Widget
  private let context: AppContext
  private let content: Widget

  init(_ context: AppContext) {
    self.context = context
    content = Build.column(14).margins(top: 4, bottom: 24, start: 16, end: 16)
      .expand(vertically: true)
    widget = TopBar.screen(
      "history", TopBar.make("Reading history", back: { context.router.back() }),
      Build.scroller("history.scroller", Build.clamp(content)))
    widget.keep(self)
    show()
  }

  private func show() {
    let read = context.user.state.history
    guard !read.isEmpty else { return showEmpty() }
    context.news.stories(read) { [weak self] result in
      guard let self, let page = try? result.get() else { return }
      content.removeAll()
      content.append(StoryRows.make("history.story", page.stories, context))
      let clear = Build.button("history.clear", "Clear history") { [weak self] in
        self?.context.user.change { $0.history = [] }
        self?.showEmpty()
      }
      content.append(clear.align(GTK_ALIGN_CENTER))
    }
  }

  private func showEmpty() {
    content.removeAll()
    content.append(
      Empty.make(
        "history.empty", icon: "document-open-recent", title: "Nothing read yet",
        text: "Stories that you open are listed here, on this device alone."
      ).expand(vertically: true))
  }
}
