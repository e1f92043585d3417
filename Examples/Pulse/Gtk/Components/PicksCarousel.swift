import CAdwaita
import PulseModel

/// What the editors chose, one story a page, turned by a swipe.
final class PicksCarousel {
  let widget: Widget

  init(_ stories: [Story], _ context: AppContext) {
    let carousel: Widget = adw_carousel_new()!.cast().id("home.carousel")
    adw_carousel_set_allow_scroll_wheel(carousel.cast(), 0)
    adw_carousel_set_spacing(carousel.cast(), 16)
    Accessible.name(carousel, "Editors' picks")
    let height = context.isTablet ? 300 : 196
    for (number, story) in stories.enumerated() {
      let image = StoryImage(
        story.id, story, height: height, pixels: context.isTablet ? 1024 : 640, context.images)
      let words = Build.column(
        4, SectionMark.make(story.section),
        Build.label(story.headline, "headline").style("lead-headline")
      ).margins(vertical: 12, horizontal: 14)
      let card = Build.column(0, image.widget, words)
      let tile = Build.tile("home.carousel.\(number)", card) {
        context.router.show(.article(story.id))
      }
      adw_carousel_append(carousel.cast(), tile.style("card", "story-card").clipped().expand())
    }
    let dots: Widget = adw_carousel_indicator_dots_new()!.cast()
    adw_carousel_indicator_dots_set_carousel(dots.cast(), carousel.cast())
    widget = Build.column(
      6, Build.label("Editors' picks", "group-title"), carousel, dots
    ).style("picks")
  }
}
