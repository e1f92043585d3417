import CPulseAdwaita
import PulseModel

/// One story, to read, save, share and go on from.
final class ArticleScreen {
  let widget: Widget
  private let id: String
  private let context: AppContext
  private let body: Widget
  private let save: Widget

  init(_ id: String, _ context: AppContext) {
    self.id = id
    self.context = context
    save = gtk_toggle_button_new()!.id("article.save").style("flat", "icon-button")
    let share = Build.iconButton("article.share", "emblem-shared", "Share") {
      context.router.show(.share(id))
    }
    body = gtk_stack_new()!.expand(vertically: true)
    gtk_stack_add_named(
      body.cast(), Build.spinner("article.loading", "Loading the story"), "loading")
    // What it is called stays: whether it is on tells the rest.
    Accessible.name(save, "Save")
    gtk_widget_set_tooltip_text(save, "Save")
    widget = TopBar.screen(
      "article",
      TopBar.make("", back: { context.router.back() }, save, share, ArticleMenu.make(id, context)),
      body)
    widget.keep(self)
    let isDead = context.has(.deadButton)
    save.on("clicked") { [weak self] in isDead ? self?.showSaved() : self?.toggleSaved() }
    context.user.observe(self) { [weak self] in self?.showSaved() }
    showSaved()
    context.user.change { $0.read(id) }
    load()
  }

  private func load() {
    context.news.article(id) { [weak self] result in
      switch result {
      case .success(let article): self?.show(ArticleText.make(article, self?.context))
      case .failure(let error):
        self?.show(
          Empty.make(
            "article.error", icon: "network-error", title: "No story", text: error.message,
            button: ("article.retry", "Try again", { [weak self] in self?.load() })))
      }
    }
  }

  private func show(_ content: Widget?) {
    guard let content else { return }
    gtk_stack_add_child(body.cast(), content)
    let old = gtk_stack_get_visible_child(body.cast())
    gtk_stack_set_visible_child(body.cast(), content)
    if let old { gtk_stack_remove(body.cast(), old) }
  }

  private func toggleSaved() {
    let id = id
    let user = context.user
    user.change { $0.toggleSaved(id) }
    let isSaved = user.state.isSaved(id)
    context.toast(isSaved ? "Saved for later" : "No longer saved") {
      user.change { $0.toggleSaved(id) }
    }
  }

  private func showSaved() {
    let isSaved = context.user.state.isSaved(id)
    gtk_toggle_button_set_active(save.cast(), isSaved.gboolean)
    gtk_button_set_child(save.cast(), Build.icon(isSaved ? "user-bookmarks" : "bookmark-new"))
  }
}
