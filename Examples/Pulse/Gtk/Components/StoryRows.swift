import CPulseAdwaita
import PulseModel

/// A short list of stories, all built, each a button.
enum StoryRows {
  /// - Parameters:
  ///   - prefix: of the identifiers; the story's index follows it.
  ///   - trailing: what stands at the end of a row, such as a button that takes it away.
  static func make(
    _ prefix: String, _ stories: [Story], _ context: AppContext,
    trailing: ((Story, Int) -> Widget)? = nil
  ) -> Widget {
    let column = Build.column(10)
    for (index, story) in stories.enumerated() {
      let image = StoryImage(story.id, story, width: 84, height: 84, pixels: 280, context.images)
      let content = Build.row(
        12, image.widget, StoryCard.words("\(prefix).\(index)", story, summary: context.isTablet))
      let tile = Build.tile("\(prefix).\(index)", content) {
        context.router.show(.article(story.id))
      }
      tile.style("card", "story-row").expand()
      if let trailing {
        column.append(
          Build.row(6, tile, trailing(story, index).align(GTK_ALIGN_END, GTK_ALIGN_CENTER)))
      } else {
        column.append(tile)
      }
    }
    return column
  }
}
