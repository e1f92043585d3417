extension Archive {
  /// The stories that hold every word of a query, those with a hit in the headline first.
  ///
  /// - Parameter query: words in any case; the empty query finds nothing.
  public static func search(_ query: String) -> [Story] {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return [] }
    let found = everythingWritten.filter { story in
      let text = "\(story.headline) \(story.summary) \(story.section.title)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let inHeadline = { (story: Story) in
      words.allSatisfy { story.headline.lowercased().contains($0) }
    }
    return found.filter(inHeadline) + found.filter { !inHeadline($0) }
  }
}
