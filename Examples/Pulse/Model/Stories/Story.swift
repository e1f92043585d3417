/// One made-up piece of news.
public struct Story: Sendable, Equatable {
  /// Its section and number, such as `tech-1`.
  public var id: String
  public var section: Section
  public var headline: String
  public var summary: String
  public var author: String
  /// How long before now it was published, in minutes.
  public var minutesAgo: Int
  /// How long it takes to read or to watch, in minutes.
  public var minutes: Int
  /// Empty in a feed; filled where the whole story was asked for.
  public var paragraphs: [String]

  public init(
    id: String, section: Section, headline: String, summary: String, author: String,
    minutesAgo: Int, minutes: Int, paragraphs: [String] = []
  ) {
    self.id = id
    self.section = section
    self.headline = headline
    self.summary = summary
    self.author = author
    self.minutesAgo = minutesAgo
    self.minutes = minutes
    self.paragraphs = paragraphs
  }

  /// Its number within its section, from 1; 0 where the id holds none.
  public var number: Int { id.lastIndex(of: "-").flatMap { Int(id[$0...].dropFirst()) } ?? 0 }

  public var isVideo: Bool { section == .video }

  /// Such as `12 min ago`.
  public var published: String {
    switch minutesAgo {
    case ..<60: "\(minutesAgo) min ago"
    case ..<1440: "\(minutesAgo / 60) h ago"
    case ..<2880: "Yesterday"
    default: "\(minutesAgo / 1440) days ago"
    }
  }

  /// Such as `4 min read`.
  public var length: String { "\(minutes) min \(isVideo ? "video" : "read")" }
}
