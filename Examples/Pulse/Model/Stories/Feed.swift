/// The stories of one section as they come, page after page, without end.
@MainActor
public final class Feed {
  public enum State: Sendable, Equatable { case idle, loading, failed }

  public let section: Section
  public private(set) var stories: [Story] = []
  public private(set) var state = State.idle
  /// Whether there is anything further to ask for.
  public private(set) var hasMore = true
  private var nextPage = 0

  public init(section: Section) { self.section = section }

  public var isEmpty: Bool { stories.isEmpty }

  /// The page to ask for now; nil where one is on its way already, or none is left.
  public func beginLoading() -> Int? {
    guard state != .loading, hasMore else { return nil }
    state = .loading
    return nextPage
  }

  /// Takes a page in.
  ///
  /// - Parameter page: nil where it could not be had; the same page is then asked for again.
  /// - Returns: the stories that are new.
  public func finishLoading(_ page: StoryPage?) -> [Story] {
    guard let page else {
      state = .failed
      return []
    }
    state = .idle
    nextPage += 1
    hasMore = page.hasMore
    stories += page.stories
    return page.stories
  }

  /// Whether it is time for the next page: less than one and a half screens are left.
  ///
  /// - Parameters: in points: offset, height of what shows, height of all.
  public nonisolated static func isNearEnd(offset: Double, shown: Double, all: Double) -> Bool {
    shown > 0 && all - (offset + shown) < shown * 1.5
  }
}
