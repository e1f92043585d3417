import FlashProtocol

extension Story {
  /// As the newsroom sends it; paragraphs only where there are any.
  public var json: JSON {
    .members([
      "id": .string(id), "section": .string(section.rawValue), "headline": .string(headline),
      "summary": .string(summary), "author": .string(author), "minutesAgo": .int(minutesAgo),
      "minutes": .int(minutes),
      "paragraphs": paragraphs.isEmpty ? nil : .array(paragraphs.map(JSON.string)),
    ])
  }

  /// Nil where a member is missing or of another type.
  public init?(json: JSON) {
    guard let id = json["id"]?.string,
      let section = json["section"]?.string.flatMap(Section.init(rawValue:)),
      let headline = json["headline"]?.string, let summary = json["summary"]?.string,
      let author = json["author"]?.string, let minutesAgo = json["minutesAgo"]?.int,
      let minutes = json["minutes"]?.int
    else { return nil }
    self.init(
      id: id, section: section, headline: headline, summary: summary, author: author,
      minutesAgo: minutesAgo, minutes: minutes,
      paragraphs: json["paragraphs"]?.array?.compactMap(\.string) ?? [])
  }
}
