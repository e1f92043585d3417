import CPulseAdwaita
import PulseModel

/// The pictures of a story, one at a time.
enum PicturesScreen {
  static func make(_ id: String, _ context: AppContext) -> Widget {
    guard let story = Archive.story(id) else { return Build.column().id("pictures") }
    let carousel: Widget = adw_carousel_new()!.cast().id("pictures.carousel").expand()
    adw_carousel_set_spacing(carousel.cast(), 16)
    Accessible.name(carousel, "Pictures")
    let names = [id, "\(id)-a", "\(id)-b", "\(id)-c"]
    let caption = Build.label("Picture 1 of \(names.count)", "meta").id("pictures.caption")
    for name in names {
      let image = StoryImage(
        name, story, height: context.isTablet ? 480 : 240, pixels: context.isTablet ? 1280 : 800,
        context.images)
      let page = Build.column(0, image.widget).style("card").clipped()
      adw_carousel_append(carousel.cast(), page.expand())
    }
    carousel.onPosition("page-changed") {
      gtk_label_set_text(caption.cast(), "Picture \($0 + 1) of \(names.count)")
    }
    let dots: Widget = adw_carousel_indicator_dots_new()!.cast()
    adw_carousel_indicator_dots_set_carousel(dots.cast(), carousel.cast())
    let column = Build.column(
      12, carousel, dots, Build.label(story.headline, "headline"), caption
    ).margins(top: 8, bottom: 24, start: 16, end: 16)
    return TopBar.screen(
      "pictures", TopBar.make("Pictures", back: { context.router.back() }),
      Build.scroller("pictures.scroller", Build.clamp(column, 860)))
  }
}
