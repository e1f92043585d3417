extension Generator {
  /// The text of a story: its summary, then reportage that fits any.
  static func paragraphs(for story: Story) -> [String] {
    let seed = story.id.utf8.reduce(17) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    let chosen = (0..<4).map { reportage[(seed + $0 * 3) % reportage.count] }
    return [story.summary] + chosen
      + ["\(story.author) reports for the \(story.section.title) desk of Pulse."]
  }

  private static let reportage = [
    "It was still dark when the first of them arrived. By eight the queue had reached the corner, "
      + "and someone had opened a flask. Nobody seemed to be in a hurry, which was just as well.",
    "The plan is simple on paper. It needs one building, two permits and the patience of about "
      + "three hundred people. The building was the easy part, says the woman who found it.",
    "Not everyone is convinced. At the meeting on Tuesday an elderly man stood up, folded his "
      + "newspaper and asked what would happen when it rains. There was a long silence.",
    "The figures tell part of the story. Over eighteen months the cost fell by a fifth, while the "
      + "number of people who took part rose every quarter but one.",
    "What changed, most agree, was the tone. Letters that used to start with a complaint now tend "
      + "to start with a question. The office has hired a second person to answer them.",
    "There had been attempts before. Old minutes, kept in a shoe box, list four of them, each with "
      + "a date, a sum and a reason why it came to nothing.",
    "Walk around the back and you find the part that visitors do not see: crates, a kettle, and a "
      + "calendar on which every square has been filled in by hand.",
    "Asked what comes next, she laughs. Lunch, she says, and then the long list pinned to the "
      + "door. The items on it are numbered, but not in the order in which they will be done.",
    "Experts from the university have offered to measure the effect over the next two years. They "
      + "will compare it with a place nearby that is almost the same, but has no bench.",
    "By the evening the chairs were stacked and the lights were off, but for one. Under it two "
      + "people were still talking, and neither of them was looking at the clock.",
  ]
}
