/// Every story there is: the ones written by hand, then an endless supply of generated ones.
///
/// The same id is the same story on every run and every device.
public enum Archive {
  /// How many stories of each section were written by hand.
  public static let writtenCount = 6
  /// How many stories a page of a feed holds.
  public static let pageSize = 10
  /// The highest number a story can have.
  public static let lastNumber = 99_999

  /// - Parameter id: section and number, such as `tech-1`.
  public static func story(_ id: String) -> Story? {
    guard let dash = id.lastIndex(of: "-"), let section = Section(rawValue: String(id[..<dash])),
      let number = Int(id[id.index(after: dash)...]), (1...lastNumber).contains(number),
      id == "\(section.rawValue)-\(number)"
    else { return nil }
    return story(section, number)
  }

  /// - Parameter number: from 1.
  public static func story(_ section: Section, _ number: Int) -> Story {
    let text =
      number <= writtenCount
      ? written(section)[number - 1] : Generator.text(section, number - writtenCount - 1)
    let seed = number &* 7 &+ (Section.allCases.firstIndex(of: section) ?? 0) &* 13
    return Story(
      id: "\(section.rawValue)-\(number)", section: section, headline: text.headline,
      summary: text.summary, author: Author.all[seed % Author.all.count].name,
      minutesAgo: 4 + number * number * 3 + seed % 9, minutes: 2 + seed % 7)
  }

  /// A story with its text.
  public static func whole(_ id: String) -> Story? {
    guard var story = story(id) else { return nil }
    story.paragraphs = Generator.paragraphs(for: story)
    return story
  }

  /// One page of a section's feed; no page is ever the last but for `lastNumber`.
  ///
  /// - Parameter page: from 0.
  public static func page(_ section: Section, _ page: Int) -> [Story] {
    guard page >= 0, page < lastNumber / pageSize else { return [] }
    return (1...pageSize).map { story(section, page * pageSize + $0) }
  }

  /// What the editors chose for the carousel on Home.
  public static var picks: [Story] {
    [Section.world, .tech, .culture, .science].map { story($0, 1) }
  }

  public static func related(to story: Story) -> [Story] {
    (1...writtenCount).map { Self.story(story.section, $0) }.filter { $0.id != story.id }
      .prefix(3).map(\.self)
  }

  public static func stories(by author: Author) -> [Story] {
    everythingWritten.filter { $0.author == author.name }
  }

  static var everythingWritten: [Story] {
    Section.allCases.flatMap { section in (1...writtenCount).map { story(section, $0) } }
  }
}
