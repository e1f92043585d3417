import CPulseAdwaita
import PulseModel

/// What an article's page scrolls: picture, text, author, and what is related.
enum ArticleText {
  static func make(_ article: Article, _ context: AppContext?) -> Widget? {
    guard let context else { return nil }
    let story = article.story
    let column = Build.column(14)
    let image = StoryImage(
      story.id, story, height: context.isTablet ? 380 : 210,
      pixels: context.isTablet ? 1280 : 800, context.images
    ).widget.style("card").clipped()
    column.append(
      Build.tile("article.pictures", image) { context.router.show(.pictures(story.id)) }
        .style("card", "clipped").clipped())
    let head = Build.column()
    head.append(
      Build.tile("article.section", SectionMark.make(story.section)) {
        context.router.show(.section(story.section))
      }.style("flat", "chip").align(GTK_ALIGN_START))
    let title = Accessible.make(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_HEADING)
      .id("article.title").style("article-title")
    gtk_label_set_text(title.cast(), story.headline)
    gtk_label_set_xalign(title.cast(), 0)
    gtk_label_set_wrap(title.cast(), 1)
    head.append(title)
    column.append(head)
    for (index, paragraph) in story.paragraphs.enumerated() {
      if index == 1 { column.append(byline(story, context)) }
      column.append(
        Build.label(paragraph, index == 0 ? "article-summary" : "article-text").id(
          "article.paragraph.\(index)"))
    }
    if !article.related.isEmpty {
      column.append(Build.label("Related", "group-title").margins(top: 10))
      column.append(StoryRows.make("article.related", article.related, context))
    }
    column.margins(top: 4, bottom: 28, start: 16, end: 16)
    return Build.scroller("article.scroller", Build.clamp(column))
  }

  private static func byline(_ story: Story, _ context: AppContext) -> Widget {
    let author = Author.named(story.author)
    let words = Build.column(
      2, Build.label(story.author, "group-title"),
      Build.label("\(story.published) · \(story.length)", "meta"))
    let content = Build.row(
      12, Avatar.make(story.author, 44), words.align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER))
    return Build.tile("article.author", content) {
      if let author { context.router.show(.author(author.id)) }
    }.style("flat", "byline")
  }
}
