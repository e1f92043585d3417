/// A question that readers ask, with its answer.
public enum HelpTopic: String, CaseIterable, Sendable {
  case save, share, follow, offline, account

  public var question: String {
    switch self {
    case .save: "How do I save a story?"
    case .share: "How do I share a story?"
    case .follow: "What does following do?"
    case .offline: "Can I read offline?"
    case .account: "Do I need an account?"
    }
  }

  public var answer: [String] {
    switch self {
    case .save:
      [
        "Open the story and press Save. It then waits for you under Saved.",
        "Press Save again to take it off the list.",
      ]
    case .share:
      ["Open the story and press Share, then choose how: copy the link, mail it, or send it on."]
    case .follow:
      ["Sections that you follow come first under Sections, with a mark next to their name."]
    case .offline:
      [
        "Saved stories are downloaded when Downloads is switched on in the settings.",
        "Pictures take the most room and can be left out.",
      ]
    case .account:
      ["No. An account keeps your saved stories when you change your device, that is all."]
    }
  }
}
