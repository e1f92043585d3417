import CPulseAdwaita
import PulseModel

/// A story in a feed: a picture, its headline, and when and where.
enum StoryCard {
  /// - Parameter isLead: with the picture large and a summary.
  static func make(
    _ id: String, _ story: Story, isLead: Bool, _ context: AppContext
  ) -> Widget {
    let isBare = context.has(.missingImage) && story.number == Fault.bareNumber
    if context.isTablet { return wide(id, story, isLead: isLead, isBare: isBare, context) }
    return isLead ? lead(id, story, isBare, context) : compact(id, story, isBare, context)
  }

  private static func lead(_ id: String, _ story: Story, _ isBare: Bool, _ context: AppContext)
    -> Widget
  {
    let card = Build.column().style("card", "story-card").clipped()
    if !isBare {
      card.append(StoryImage(story.id, story, height: 190, pixels: 640, context.images).widget)
    }
    card.append(words(id, story, summary: true).margins(14))
    return card
  }

  private static func compact(_ id: String, _ story: Story, _ isBare: Bool, _ context: AppContext)
    -> Widget
  {
    let card = Build.row(12, words(id, story, summary: false)).style(
      "card", "story-card", "compact")
    if !isBare {
      card.append(
        StoryImage(story.id, story, width: 104, height: 92, pixels: 280, context.images).widget)
    }
    return card
  }

  private static func wide(
    _ id: String, _ story: Story, isLead: Bool, isBare: Bool, _ context: AppContext
  ) -> Widget {
    let card = Build.row(20).style("card", "story-card", "compact")
    if !isBare {
      let width = isLead ? 380 : 220
      card.append(
        StoryImage(
          story.id, story, width: width, height: width * 9 / 16, pixels: 640, context.images
        ).widget)
    }
    card.append(words(id, story, summary: true).align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER))
    return card
  }

  /// - Parameter id: of the card; its headline gets it with `.title` after it.
  static func words(_ id: String, _ story: Story, summary: Bool) -> Widget {
    let words = Build.column(
      5, SectionMark.make(story.section), Build.label(story.headline, "headline").id("\(id).title")
    ).expand()
    if summary { words.append(Build.label(story.summary, "summary")) }
    words.append(Build.label("\(story.published) · \(story.length)", "meta"))
    return words
  }
}
