import CPulseAdwaita
import PulseModel

/// What the editors chose, one story a page, turned by a swipe.
final class PicksCarousel {
  let widget: Widget

  init(_ stories: [Story], _ context: AppContext) {
    let carousel: Widget = adw_carousel_new()!.cast().id("home.carousel")
    adw_carousel_set_allow_scroll_wheel(carousel.cast(), 0)
    adw_carousel_set_spacing(carousel.cast(), 16)
    Accessible.name(carousel, "Editors' picks")
    for (number, story) in stories.enumerated() {
      let card = context.isTablet ? Self.wide(story, context) : Self.tall(story, context)
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

  private static func tall(_ story: Story, _ context: AppContext) -> Widget {
    let image = StoryImage(story.id, story, height: 196, pixels: 640, context.images)
    let words = Build.column(
      4, SectionMark.make(story.section),
      Build.label(story.headline, "headline")
        .style("lead-headline"))
    return Build.column(0, image.widget, words.margins(vertical: 12, horizontal: 14))
  }

  private static func wide(_ story: Story, _ context: AppContext) -> Widget {
    let image = StoryImage(story.id, story, width: 540, height: 304, pixels: 1024, context.images)
    let words = Build.column(
      10, SectionMark.make(story.section),
      Build.label(story.headline, "headline")
        .style("lead-headline"), Build.label(story.summary, "summary"),
      Build.label("\(story.published) · \(story.length)", "meta")
    ).expand().align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER)
    return Build.row(0, image.widget, words.margins(vertical: 12, horizontal: 28))
  }
}
