extension Archive {
  /// The stories of a section that were written by hand, `writtenCount` of them.
  static func written(_ section: Section) -> [StoryText] {
    switch section {
    case .top: topStories
    case .video: videoStories
    case .sports: sportsStories
    case .tech: techStories
    case .world: worldStories
    case .culture: cultureStories
    case .science: scienceStories
    case .business: businessStories
    case .health: healthStories
    case .travel: travelStories
    case .food: foodStories
    case .opinion: opinionStories
    }
  }
}

/// The words of a story.
struct StoryText: Sendable, Equatable {
  var headline: String
  var summary: String

  init(_ headline: String, _ summary: String) {
    self.headline = headline
    self.summary = summary
  }
}
