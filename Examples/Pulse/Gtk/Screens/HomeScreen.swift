import CPulseAdwaita
import PulseModel

/// The front page: six feeds side by side, and a strip of tabs that follows them.
final class HomeScreen {
  let widget: Widget
  private let pager: Widget
  private let strip: TopTabs
  private let feeds: [FeedView]
  private var isLaidOut = false

  init(_ context: AppContext) {
    let router = context.router
    let bar = TopBar.make(
      "Pulse",
      Build.tile(
        "home.live", Build.row(6, Build.icon("media-record", 12), Build.label("Live", wraps: false))
      ) { router.show(.live) }.style("flat", "live-button"),
      Build.iconButton("home.search", "edit-find", "Search") { router.show(.search("")) })
    strip = TopTabs { router.select(topTab: $0) }
    pager = adw_carousel_new()!.cast().id("home.pager").expand(vertically: true)
    adw_carousel_set_allow_scroll_wheel(pager.cast(), 0)
    Accessible.name(pager, "Feeds")
    feeds = Section.topTabs.map { FeedView($0, context) }
    for feed in feeds {
      adw_carousel_append(pager.cast(), feed.widget.expand(vertically: true))
    }
    widget = TopBar.screen("home", Build.column(0, bar, strip.widget), pager)
    widget.keep(self)
    pager.onPosition("page-changed") { [weak self] in
      if self?.isLaidOut == true { router.select(topTab: Section.topTabs[$0]) }
    }
    show(router.place.topTab)
    // A pager knows where its pages are once it has been laid out.
    Frame.next(of: pager) { [weak self] in
      self?.turn(to: router.place.topTab, animated: false)
      self?.isLaidOut = true
    }
  }

  func show(_ section: Section) {
    guard let index = Section.topTabs.firstIndex(of: section) else { return }
    strip.show(section)
    feeds[index].appear()
    if isLaidOut { turn(to: section, animated: true) }
  }

  private func turn(to section: Section, animated: Bool) {
    guard let index = Section.topTabs.firstIndex(of: section) else { return }
    adw_carousel_scroll_to(pager.cast(), feeds[index].widget, animated.gboolean)
  }
}
