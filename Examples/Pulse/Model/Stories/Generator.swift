/// Makes stories out of a few word lists, the same ones each time.
enum Generator {
  /// Parts that fit each other in any combination: who, does what, and when or why.
  struct Bank: Sendable {
    var subjects: [String]
    var actions: [String]
    var codas: [String]

    /// Seven, six and five parts have no common divisor, so that it takes 210 headlines until one
    /// comes again, and neighbours share no part.
    func headline(_ index: Int) -> String {
      let subject = subjects[index % subjects.count]
      let action = actions[index % actions.count]
      let coda = codas[index % codas.count]
      return "\(subject) \(action) \(coda)"
    }
  }

  static func text(_ section: Section, _ index: Int) -> StoryText {
    StoryText(
      bank(section).headline(index), summaries[(index * 5 + section.title.count) % summaries.count])
  }

  private static let summaries = [
    "What is known so far, and what the neighbours make of it.",
    "A decision that was years in the making took an afternoon.",
    "The numbers are small, but they point the same way.",
    "Those who were there say it felt longer than it was.",
    "An idea from the back of an envelope meets its first winter.",
    "Critics ask who pays; supporters ask who paid until now.",
    "It started as a joke at a meeting and ended as a plan.",
    "The report names three reasons and leaves one open.",
    "Nobody expected a queue, so nobody had brought chairs.",
    "A second look at a story that seemed to be over.",
    "For once, both sides agree on what happened next.",
  ]
}
