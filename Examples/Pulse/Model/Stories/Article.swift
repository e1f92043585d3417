import FlashProtocol

/// A whole story with what goes with it.
public struct Article: Sendable, Equatable {
  public var story: Story
  public var related: [Story]

  public init(story: Story, related: [Story]) {
    self.story = story
    self.related = related
  }

  public var json: JSON {
    .members(["story": story.json, "related": .array(related.map(\.json))])
  }

  /// Nil where it is not a story.
  public init?(json: JSON) {
    guard let story = json["story"].flatMap(Story.init(json:)) else { return nil }
    self.init(
      story: story, related: (json["related"]?.array ?? []).compactMap(Story.init(json:)))
  }
}
