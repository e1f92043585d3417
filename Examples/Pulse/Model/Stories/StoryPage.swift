import FlashProtocol

/// Some stories, as the newsroom sends them.
public struct StoryPage: Sendable, Equatable {
  public var stories: [Story]
  public var hasMore: Bool

  public init(stories: [Story], hasMore: Bool = false) {
    self.stories = stories
    self.hasMore = hasMore
  }

  public var json: JSON {
    .members(["stories": .array(stories.map(\.json)), "more": .bool(hasMore)])
  }

  /// Nil where it is not a list of stories.
  public init?(json: JSON) {
    guard let list = json["stories"]?.array else { return nil }
    self.init(stories: list.compactMap(Story.init(json:)), hasMore: json["more"]?.bool ?? false)
  }
}
