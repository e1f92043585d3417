import CPulseAdwaita
import PulseModel

/// The feed of a section: a header over a list that asks for more when its end comes near.
final class FeedView {
  let widget: Widget
  private let feed: Feed
  private let context: AppContext
  private let model: OpaquePointer
  private let body: Widget
  private let list: Widget
  private let scroller: Widget
  private var stories: [String: Story] = [:]
  private var hasCarousel = false
  private var picks: [Story] = []

  private var prefix: String { "feed.\(feed.section.rawValue)" }
  private static let carouselKey = "carousel"

  init(_ section: Section, _ context: AppContext) {
    self.context = context
    feed = Feed(section: section)
    model = gtk_string_list_new(nil)!
    let selection = gtk_no_selection_new(model)!
    list = gtk_list_view_new(selection.cast(), nil)!.id("feed.\(section.rawValue).list")
      .style("feed")
    gtk_list_view_set_single_click_activate(list.cast(), 1)
    Accessible.name(list, "\(section.title) stories")
    scroller = gtk_scrolled_window_new()!.id("feed.\(section.rawValue).scroller")
      .expand(vertically: true)
    gtk_scrolled_window_set_policy(scroller.cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.cast(), list)
    body = gtk_stack_new()!.expand(vertically: true)
    gtk_stack_add_named(body.cast(), scroller, "list")
    widget = Self.frame(FeedHeader.make(section, context), body, context).id(
      "feed.\(section.rawValue)")
    widget.keep(self)

    gtk_list_view_set_factory(list.cast(), RowFactory.make { [weak self] in self?.bind($0) })
    list.onPosition("activate") { [weak self] in self?.activate($0) }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.cast())!
    adjustment.on("value-changed") { [weak self] in self?.loadMoreIfNearEnd() }
    adjustment.on("changed") { [weak self] in self?.loadMoreIfNearEnd() }
  }

  private static func frame(_ header: Widget, _ body: Widget, _ context: AppContext) -> Widget {
    guard context.has(.overlappingHeader) else { return Build.column(0, header, body) }
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(overlay.cast(), body)
    gtk_overlay_add_overlay(overlay.cast(), header.align(GTK_ALIGN_FILL, GTK_ALIGN_START))
    return Build.column(0, overlay.expand(vertically: true))
  }

  /// Asks for the first page, where that has not been done.
  func appear() {
    guard feed.isEmpty, feed.state != .loading else { return }
    showSpinner()
    if feed.section == .top {
      context.news.picks { [weak self] in self?.take(picks: (try? $0.get())?.stories ?? []) }
    } else {
      loadMore()
    }
  }

  private func take(picks: [Story]) {
    self.picks = picks
    hasCarousel = !picks.isEmpty
    loadMore()
  }

  private func loadMoreIfNearEnd() {
    guard !feed.isEmpty else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.cast())
    guard
      Feed.isNearEnd(
        offset: gtk_adjustment_get_value(adjustment),
        shown: gtk_adjustment_get_page_size(adjustment), all: gtk_adjustment_get_upper(adjustment))
    else { return }
    loadMore()
  }

  private func loadMore() {
    guard let page = feed.beginLoading() else { return }
    context.news.page(of: feed.section, page) { [weak self] in self?.take($0) }
  }

  private func take(_ result: Result<StoryPage, NewsError>) {
    let isFirst = feed.isEmpty
    let fresh = feed.finishLoading(try? result.get())
    for story in fresh { stories[story.id] = story }
    if case .failure(let error) = result {
      if isFirst { showError(error) } else { context.toast(error.message, nil) }
      return
    }
    append((isFirst && hasCarousel ? [Self.carouselKey] : []) + fresh.map(\.id))
    if isFirst { showList() }
  }

  private func append(_ keys: [String]) {
    // One splice, so that the list is laid out once.
    var copies = keys.map { UnsafePointer(strdup($0)) } + [nil]
    gtk_string_list_splice(model, g_list_model_get_n_items(model), 0, &copies)
    for copy in copies { free(UnsafeMutablePointer(mutating: copy)) }
  }

  private func bind(_ item: OpaquePointer) {
    guard let object = gtk_list_item_get_item(item),
      let text = gtk_string_object_get_string(object.cast())
    else { return }
    let key = String(cString: text)
    let position = Int(gtk_list_item_get_position(item))
    gtk_list_item_set_selectable(item, 0)
    if key == Self.carouselKey {
      gtk_list_item_set_child(item, PicksCarousel(picks, context).widget)
      gtk_list_item_set_activatable(item, 0)
      setRow(item, "\(prefix).carousel")
    } else if let story = stories[key] {
      let number = position - (hasCarousel ? 1 : 0)
      let isLead = feed.section == .video || number % 5 == 0
      let id = "\(prefix).card.\(number)"
      gtk_list_item_set_child(item, StoryCard.make(id, story, isLead: isLead, context))
      gtk_list_item_set_activatable(item, 1)
      setRow(item, id)
    }
  }

  /// The row that the list puts around a card is what is activated, so it bears the name.
  private func setRow(_ item: OpaquePointer, _ id: String) {
    guard let child = gtk_list_item_get_child(item), let row = gtk_widget_get_parent(child) else {
      return
    }
    row.id(id)
  }

  private func activate(_ position: Int) {
    guard let text = gtk_string_list_get_string(model, guint(position)) else { return }
    let key = String(cString: text)
    if key != Self.carouselKey { context.router.show(.article(key)) }
  }

  private func showSpinner() {
    if gtk_stack_get_child_by_name(body.cast(), "loading") == nil {
      let name = "Loading \(feed.section.title)"
      gtk_stack_add_named(body.cast(), Build.spinner("\(prefix).loading", name), "loading")
    }
    gtk_stack_set_visible_child_name(body.cast(), "loading")
  }

  private func showList() {
    gtk_stack_set_visible_child_name(body.cast(), "list")
    guard let spinner = gtk_stack_get_child_by_name(body.cast(), "loading") else { return }
    gtk_stack_remove(body.cast(), spinner)
    guard context.has(.stuckLoading), feed.section == .video else { return }
    widget.append(Build.spinner("\(prefix).loading", "Loading Video").margins(10))
  }

  private func showError(_ error: NewsError) {
    if let old = gtk_stack_get_child_by_name(body.cast(), "error") {
      gtk_stack_remove(body.cast(), old)
    }
    let page = Empty.make(
      "\(prefix).error", icon: "network-error", title: "No stories", text: error.message,
      button: ("\(prefix).retry", "Try again", { [weak self] in self?.appear() }))
    gtk_stack_add_named(body.cast(), page, "error")
    gtk_stack_set_visible_child_name(body.cast(), "error")
  }
}
