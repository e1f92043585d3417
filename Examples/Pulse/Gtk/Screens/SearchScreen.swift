import CPulseAdwaita
import PulseModel

/// Finds stories while words are typed.
final class SearchScreen {
  let widget: Widget
  private let context: AppContext
  private let field: Widget
  private let results: Widget
  private var asked = ""
  private static let suggestions = ["river", "train", "bread", "museum", "bridge"]

  init(_ query: String, _ context: AppContext) {
    self.context = context
    field = gtk_search_entry_new()!.id("search.field").expand()
    Accessible.name(field, "Search stories")
    field.set("placeholder-text", "Search stories")
    results = Build.column(12).margins(top: 8, bottom: 24, start: 16, end: 16)
    let bar = Build.row(
      4, Build.iconButton("nav.back", "go-previous", "Back") { context.router.back() },
      field.margins(end: 8)
    ).style("top-bar")
    widget = TopBar.screen(
      "search", bar, Build.scroller("search.scroller", Build.clamp(results)))
    widget.keep(self)
    gtk_editable_set_text(field.cast(), query)
    field.on("changed") { [weak self] in self?.search() }
    search()
  }

  private func search() {
    let query = String(cString: gtk_editable_get_text(field.cast()))
    asked = query
    guard !query.allSatisfy(\.isWhitespace) else { return showSuggestions() }
    context.news.search(query) { [weak self] result in
      // What was asked before may answer after.
      guard let self, asked == query else { return }
      switch result {
      case .success(let page): show(page.stories, query)
      case .failure(let error): showNothing("No answer", error.message)
      }
    }
  }

  private func show(_ stories: [Story], _ query: String) {
    guard !stories.isEmpty else {
      return showNothing("Nothing found", "No story has “\(query)” in it. Try a shorter word.")
    }
    results.removeAll()
    let count = stories.count == 1 ? "1 story" : "\(stories.count) stories"
    results.append(Build.label(count, "meta").id("search.count"))
    results.append(StoryRows.make("search.result", stories, context))
  }

  private func showNothing(_ title: String, _ text: String) {
    results.removeAll()
    results.append(Empty.make("search.empty", icon: "edit-find", title: title, text: text))
  }

  private func showSuggestions() {
    results.removeAll()
    results.append(Build.label("Try one of these", "group-title"))
    for (index, word) in Self.suggestions.enumerated() {
      let content = Build.row(12, Build.icon("edit-find", 16), Build.label(word, wraps: false))
      let tile = Build.tile("search.suggestion.\(index)", content) { [field] in
        gtk_editable_set_text(field.cast(), word)
        gtk_editable_set_position(field.cast(), -1)
      }
      results.append(tile.style("card", "sheet-row"))
    }
  }
}
