import FlashProtocol
import PulseModel
import Testing

@Suite("Archive: stories, feeds and search")
struct ArchiveTests {
  @Test("Six top tabs out of twelve sections")
  func sections() {
    #expect(Section.allCases.count == 12)
    #expect(Section.topTabs.map(\.title) == ["Top", "Video", "Sports", "Tech", "World", "Culture"])
  }

  @Test("A story's id finds it, and nothing else does")
  func ids() {
    #expect(Archive.story("tech-1")?.headline == "Quiet engines on the river")
    for id in ["", "tech", "tech-", "tech-0", "tech-01", "tech--1", "moon-1", "tech-100000"] {
      #expect(Archive.story(id) == nil, "\(id)")
    }
  }

  @Test("Every story of the first ten pages is whole, and no headline comes twice in a section")
  func whole() throws {
    for section in Section.allCases {
      var headlines: Set<String> = []
      for page in 0..<10 {
        let stories = Archive.page(section, page)
        #expect(stories.count == Archive.pageSize)
        for story in stories {
          #expect(!story.headline.isEmpty && !story.summary.isEmpty && !story.author.isEmpty)
          #expect(Author.named(story.author) != nil)
          #expect(headlines.insert(story.headline).inserted, "\(story.headline)")
          #expect(try #require(Archive.whole(story.id)).paragraphs.count == 6)
        }
      }
    }
  }

  @Test("A section is older further down")
  func age() {
    let ages = Archive.page(.world, 0).map(\.minutesAgo)
    #expect(ages == ages.sorted())
  }

  @Test("The feed goes on without end")
  func endless() {
    #expect(Archive.page(.tech, 5_000).count == Archive.pageSize)
    #expect(Archive.page(.tech, -1).isEmpty)
  }

  @Test("A search for river finds the Tech story first among its headlines")
  func river() {
    let found = Archive.search("river")
    #expect(found.contains { $0.section == .tech && $0.id == "tech-1" })
    let inHeadline = found.prefix { $0.headline.lowercased().contains("river") }
    #expect(inHeadline.map(\.id).contains("tech-1"))
    #expect(inHeadline.count < found.count)
  }

  @Test("Search takes words in any case and order, and finds nothing for nothing")
  func search() {
    #expect(Archive.search("RIVER quiet").map(\.id) == ["tech-1"])
    #expect(Archive.search("   ").isEmpty)
    #expect(Archive.search("zeppelin").isEmpty)
  }

  @Test("A story survives the way over the wire")
  func json() throws {
    let story = try #require(Archive.whole("food-3"))
    #expect(Story(json: try JSON(parsing: story.json.bytes)) == story)
    #expect(Story(json: .object([])) == nil)
  }

  @Test(
    "Ages read as a paper would put them",
    arguments: [
      (4, "4 min ago"), (60, "1 h ago"), (1439, "23 h ago"), (1440, "Yesterday"),
      (2880, "2 days ago"),
    ])
  func published(minutes: Int, text: String) {
    var story = Archive.story(.top, 1)
    story.minutesAgo = minutes
    #expect(story.published == text)
  }
}

@MainActor
@Suite("Feed: page after page")
struct FeedTests {
  @Test("Pages come in order, one at a time")
  func order() {
    let feed = Feed(section: .tech)
    #expect(feed.beginLoading() == 0)
    #expect(feed.beginLoading() == nil)
    let page = StoryPage(stories: Archive.page(.tech, 0), hasMore: true)
    #expect(feed.finishLoading(page).count == 10)
    #expect(feed.beginLoading() == 1)
  }

  @Test("A page that could not be had is asked for again")
  func failure() {
    let feed = Feed(section: .tech)
    _ = feed.beginLoading()
    #expect(feed.finishLoading(nil).isEmpty)
    #expect(feed.state == .failed)
    #expect(feed.beginLoading() == 0)
  }

  @Test("Nothing is asked for after the last page")
  func end() {
    let feed = Feed(section: .tech)
    _ = feed.beginLoading()
    _ = feed.finishLoading(StoryPage(stories: [], hasMore: false))
    #expect(feed.beginLoading() == nil)
  }

  @Test("The next page is due when less than one and a half screens are left")
  func near() {
    #expect(!Feed.isNearEnd(offset: 0, shown: 600, all: 1500))
    #expect(Feed.isNearEnd(offset: 1, shown: 600, all: 1500))
    #expect(!Feed.isNearEnd(offset: 0, shown: 0, all: 0))
  }
}
