import FlashProtocol
import UIXCute

/// For each goal of Pulse's suite that is possible, one way to reach it: `tap ID`, `type ID TEXT`.
enum SuiteSolutions {
  private static let logIn = [
    "tap tab.profile", "tap profile.login", "type login.email ada@example.org",
    "type login.password correct-horse", "tap login.submit",
  ]
  private static let settings = ["tap tab.profile", "tap profile.settings"]
  private static let newsletters = ["tap tab.profile", "tap profile.newsletters"]
  private static let techStory = ["tap home.top.tech", "tap feed.tech.card.0"]

  static let all: [String: [String]] = [
    "open-profile": ["tap tab.profile"],
    "open-sections": ["tap tab.sections"],
    "open-saved": ["tap tab.saved"],
    "home-tech": ["tap home.top.tech"],
    "home-culture": ["tap home.top.culture"],
    "open-live": ["tap home.live"],
    "open-search": ["tap home.search"],
    "science-section": ["tap tab.sections", "tap sections.science"],
    "open-settings": settings,
    "open-help": ["tap tab.profile", "tap profile.help"],
    "first-story": ["tap feed.top.card.0"],
    "login-form": ["tap tab.profile", "tap profile.login"],
    "save-tech-story": techStory + ["tap article.save"],
    "follow-science": ["tap tab.sections", "tap sections.science", "tap section.follow"],
    "follow-travel-food": [
      "tap tab.sections", "tap sections.travel", "tap section.follow", "back",
      "tap sections.business", "tap section.follow",
    ],
    "large-text": settings + ["tap settings.fontsize", "tap fontsize.large"],
    "dark": settings + ["tap settings.appearance", "tap appearance.dark"],
    "german": settings + ["tap settings.language", "tap language.german"],
    "kitchen-letter": newsletters + ["tap newsletters.kitchen"],
    "two-letters": newsletters + ["tap newsletters.morning", "tap newsletters.weekend"],
    "sounds-on": settings + ["tap settings.notifications", "tap notifications.sounds"],
    "breaking-off": settings + ["tap settings.notifications", "tap notifications.breaking"],
    "login": logIn,
    "search-river": ["tap home.search", "type search.field river"],
    "licence-gtk": settings + ["tap settings.licences", "tap licences.gtk"],
    "crash-reports-off": settings + ["tap settings.privacy", "tap privacy.crashes"],
    "author-page": techStory + ["tap article.author"],
    "save-two-sections": techStory + [
      "tap article.save", "back", "tap home.top.world", "tap feed.world.card.0",
      "tap article.save",
    ],
    "save-then-remove": techStory + ["tap article.save", "tap article.save"],
    "sign-up": [
      "tap tab.profile", "tap profile.signup", "type signup.name Grace Hopper",
      "type signup.email grace@example.org", "type signup.password correct-horse",
      "tap signup.terms", "tap signup.submit",
    ],
    "login-logout": logIn + ["tap profile.account", "tap account.signout", "tap signout.confirm"],
    "feedback": [
      "tap tab.profile", "tap profile.help", "tap help.feedback",
      "type feedback.text More maps, please",
    ],
    "search-open": ["tap home.search", "type search.field river", "tap search.result.0"],
    "help-question": [
      "tap tab.profile", "tap profile.help", "tap help.save", "tap answer.helpful",
    ],
    "largest-dark-french": settings + [
      "tap settings.fontsize", "tap fontsize.largest", "back", "tap settings.appearance",
      "tap appearance.dark", "back", "tap settings.language", "tap language.french",
    ],
  ]

  /// The same as a model that knows the way, and claims nothing at its end.
  static func model(_ id: String) -> ScriptedClient {
    let calls = (all[id] ?? []).enumerated().map { number, step in
      let words = step.split(separator: " ", maxSplits: 2).map(String.init)
      var input: ToolInput = [:]
      if words.count > 1 { input.members.append(.init("identifier", .string(words[1]))) }
      if words.count > 2 { input.members.append(.init("text", .string(words[2]))) }
      let name = words[0] == "type" ? "typeText" : words[0]
      return ToolCall(id: "c\(number)", name: name, input: input)
    }
    return ScriptedClient(
      calls.map { LLMReply(calls: [$0]) } + [
        LLMReply(calls: [
          ToolCall(id: "end", name: "terminate", input: ["success": false, "reason": "the end"])
        ])
      ])
  }
}
